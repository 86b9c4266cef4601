// For browsers without modules, which can't read the script of the page.
document.getElementById('loading').hidden = true;
document.getElementById('trouble').hidden = false;
document.getElementById('trouble-retry').hidden = true;
document.getElementById('trouble-title').textContent = 'This browser is too old';
document.getElementById('trouble-text').textContent = 'Ayoayo needs Chrome 97, Firefox 102, Safari 16, or a later one. A newer browser, or an update of this one, can play it.';
