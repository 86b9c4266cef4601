//go:build !js

package web_test

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"strconv"
	"strings"
	"sync"
)

// A driver carries out what a browser is asked for by the standard for that, WebDriver
// (w3.org/TR/webdriver2), of which only what is used here is here.
type driver interface {
	// call carries out a command with its parameters, and returns its value.
	call(command command, parameters any) (json.RawMessage, error)
}

// A command of WebDriver, by its name in the standard.
type command string

const (
	newSession   command = "NewSession"
	endSession   command = "DeleteSession"
	navigateTo   command = "Navigate"
	executeAsync command = "ExecuteAsyncScript"
	enterFrame   command = "SwitchToFrame"
)

// overHTTP is a driver that is asked over HTTP, as the standard has it.
type overHTTP struct {
	session string // its address, without a session that of the driver
}

func (d *overHTTP) call(c command, parameters any) (json.RawMessage, error) {
	path := map[command]string{newSession: "/session", navigateTo: "/url", executeAsync: "/execute/async", enterFrame: "/frame"}[c]
	body, err := json.Marshal(parameters)
	if err != nil {
		return nil, err
	}
	method := http.MethodPost
	if c == endSession {
		method = http.MethodDelete
	}
	request, err := http.NewRequest(method, d.session+path, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	request.Header.Set("Content-Type", "application/json")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	var reply struct{ Value json.RawMessage }
	if err := json.NewDecoder(response.Body).Decode(&reply); err != nil {
		return nil, fmt.Errorf("%s: the driver's answer: %w", c, err)
	}
	if response.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("%s: %s", c, reply.Value)
	}
	if c == newSession {
		var made struct{ SessionID string }
		if err := json.Unmarshal(reply.Value, &made); err != nil {
			return nil, fmt.Errorf("%s: the driver's answer: %w", c, err)
		}
		d.session += "/session/" + made.SessionID
	}
	return reply.Value, nil
}

// marionette is Firefox, which speaks the standard's commands in a way of its own:
// each message is its length, a colon, and JSON.
type marionette struct {
	mutex  sync.Mutex
	conn   net.Conn
	buffer *bufio.Reader
	last   int // the number of the last command
}

// dialMarionette connects to Firefox, which greets.
func dialMarionette(address string) (*marionette, error) {
	conn, err := net.Dial("tcp", address)
	if err != nil {
		return nil, err
	}
	m := &marionette{conn: conn, buffer: bufio.NewReader(conn)}
	if _, err := m.receive(); err != nil {
		conn.Close()
		return nil, err
	}
	return m, nil
}

func (m *marionette) receive() ([]byte, error) {
	length, err := m.buffer.ReadString(':')
	if err != nil {
		return nil, err
	}
	n, err := strconv.Atoi(strings.TrimSuffix(length, ":"))
	if err != nil {
		return nil, err
	}
	message := make([]byte, n)
	_, err = io.ReadFull(m.buffer, message)
	return message, err
}

func (m *marionette) call(c command, parameters any) (json.RawMessage, error) {
	m.mutex.Lock()
	defer m.mutex.Unlock()
	m.last++
	message, err := json.Marshal([]any{0, m.last, "WebDriver:" + string(c), parameters})
	if err != nil {
		return nil, err
	}
	if _, err := fmt.Fprintf(m.conn, "%d:%s", len(message), message); err != nil {
		return nil, err
	}
	answer, err := m.receive()
	if err != nil {
		return nil, err
	}
	var parts [4]json.RawMessage // 1, the number of the command, what failed, the result
	if err := json.Unmarshal(answer, &parts); err != nil {
		return nil, fmt.Errorf("%s: Firefox's answer: %w", c, err)
	}
	if number := string(parts[1]); number != strconv.Itoa(m.last) {
		return nil, fmt.Errorf("%s: Firefox answers command %s, and %d was asked", c, number, m.last)
	}
	if failed := string(parts[2]); failed != "null" {
		return nil, fmt.Errorf("%s: %s", c, failed)
	}
	result := parts[3]
	if c != executeAsync {
		return result, nil
	}
	var reply struct{ Value json.RawMessage }
	err = json.Unmarshal(result, &reply)
	return reply.Value, err
}
