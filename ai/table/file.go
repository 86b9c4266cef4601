package table

import (
	"bytes"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"strings"

	"ayoayo/engine"
)

// version is the version of the rules and of the file; a table of another one is
// built anew.
const version = "ayoayo table 2"

// WriteTo writes the table: a line with the version, the rule-set and the number
// of seeds, separated by tabs, then the bounds, then four bytes of checksum.
func (t *Table) WriteTo(w io.Writer) (int64, error) {
	var b bytes.Buffer
	fmt.Fprintf(&b, "%s\t%s\t%d\n", version, t.rules, t.Seeds())
	for _, layer := range t.bounds {
		b.Write(layer)
	}
	sum := crc32.ChecksumIEEE(b.Bytes())
	b.Write([]byte{byte(sum >> 24), byte(sum >> 16), byte(sum >> 8), byte(sum)})
	return b.WriteTo(w)
}

// Read reads a table of a rule-set. The error says that it is damaged, of
// another version or of another rule-set; it has to be built anew then.
func Read(r *engine.Rules, data []byte) (*Table, error) {
	if err := Fits(r); err != nil {
		return nil, err
	}
	const sumBytes = 4
	if len(data) < sumBytes {
		return nil, errors.New("the table is cut off")
	}
	body := data[:len(data)-sumBytes]
	sum := crc32.ChecksumIEEE(body)
	if end := data[len(body):]; !bytes.Equal(end, []byte{byte(sum >> 24), byte(sum >> 16), byte(sum >> 8), byte(sum)}) {
		return nil, errors.New("the table is damaged: its checksum is wrong")
	}
	head, rest, _ := bytes.Cut(body, []byte("\n"))
	t := &Table{rules: r, rank: newRanking()}
	seeds := -1
	for n := range MaxSeeds + 1 {
		if string(head) == strings.Join([]string{version, r.String(), fmt.Sprint(n)}, "\t") {
			seeds = n
		}
	}
	if seeds < 0 {
		return nil, fmt.Errorf("the table is not one of %s in this version", r)
	}
	for n := range seeds + 1 {
		count := int(t.rank.count[n])
		if len(rest) < count {
			return nil, errors.New("the table is cut off")
		}
		t.bounds = append(t.bounds, rest[:count])
		rest = rest[count:]
	}
	if len(rest) > 0 {
		return nil, errors.New("the table is longer than it should be")
	}
	return t, nil
}
