// For browsers without modules, which can't read the script of the page. Above this line
// the build has put what it says in each language.
var tooOld = tooOldIn[(navigator.language || 'en').split('-')[0]] || tooOldIn.en;
document.getElementById('loading').hidden = true;
document.getElementById('trouble').hidden = false;
document.getElementById('trouble-retry').hidden = true;
document.getElementById('trouble-title').textContent = tooOld[0];
document.getElementById('trouble-text').textContent = tooOld[1];
