package share

import "rsc.io/qr/coding"

// code is a QR code: the addresses of games as phones read them.
type code struct{ *coding.Code }

// sure is the length of the longest address whose code bears that some of it is not seen.
const sure = 300

// newCode returns the code of an address, nil where it is too long for any.
func newCode(address string) *code {
	level := coding.M
	if len(address) > sure {
		level = coding.L
	}
	text := coding.String(address)
	for v := coding.Version(coding.MinVersion); v <= coding.MaxVersion; v++ {
		if text.Bits(v) > v.DataBytes(level)*8 {
			continue
		}
		plan, err := coding.NewPlan(v, level, 0)
		if err != nil {
			return nil
		}
		c, err := plan.Encode(text)
		if err != nil {
			return nil
		}
		return &code{c}
	}
	return nil
}
