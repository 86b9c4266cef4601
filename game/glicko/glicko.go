// Package glicko rates whoever solves puzzles, by Glicko-2 (Glickman 2012): how strong
// somebody is, and how sure that is.
package glicko

import "math"

// Rating is how strong somebody is.
type Rating struct {
	// Rating is the strength, Deviation how sure it is, and Volatility how much it
	// changes from time to time.
	Rating, Deviation, Volatility float64
}

// New is the rating of somebody of whom nothing is known.
func New() Rating { return Rating{Rating: 1200, Deviation: 350, Volatility: 0.06} }

// Result is a game against a rating: 1 was won, 0 lost.
type Result struct {
	Rating, Deviation, Score float64
}

const (
	// scale turns ratings into those of Glicko-2, about the middle.
	scale  = 173.7178
	middle = 1500
	// tau is how fast the volatility may change, near when its search ends.
	tau  = 0.5
	near = 1e-6
	// least is how sure a rating becomes at most.
	least = 45
)

// After returns the rating after some results, one or more.
func (r Rating) After(results ...Result) Rating {
	mu, phi := (r.Rating-middle)/scale, r.Deviation/scale
	var inverse, sum float64
	for _, game := range results {
		other := (game.Rating - middle) / scale
		phi := game.Deviation / scale
		g := 1 / math.Sqrt(1+3*phi*phi/(math.Pi*math.Pi))
		expected := 1 / (1 + math.Exp(-g*(mu-other)))
		inverse += g * g * expected * (1 - expected)
		sum += g * (game.Score - expected)
	}
	v := 1 / inverse
	sigma := volatility(r.Volatility, phi, v, v*sum)
	before := math.Hypot(phi, sigma)
	phi = 1 / math.Sqrt(1/(before*before)+1/v)
	return Rating{Rating: middle + scale*(mu+phi*phi*sum), Deviation: max(least, scale*phi), Volatility: sigma}
}

// volatility finds the new volatility by the Illinois algorithm, as Glickman gives it.
func volatility(sigma, phi, v, delta float64) float64 {
	a := math.Log(sigma * sigma)
	f := func(x float64) float64 {
		e := math.Exp(x)
		d := phi*phi + v + e
		return e*(delta*delta-d)/(2*d*d) - (x-a)/(tau*tau)
	}
	low, high := a, 0.0
	if delta*delta > phi*phi+v {
		high = math.Log(delta*delta - phi*phi - v)
	} else {
		high = a - tau
		for f(high) < 0 {
			high -= tau
		}
	}
	fLow, fHigh := f(low), f(high)
	for math.Abs(high-low) > near {
		next := low + (low-high)*fLow/(fHigh-fLow)
		fNext := f(next)
		if fNext*fHigh <= 0 {
			low, fLow = high, fHigh
		} else {
			fLow /= 2
		}
		high, fHigh = next, fNext
	}
	return math.Exp(low / 2)
}
