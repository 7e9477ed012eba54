// Asks a question through the unit's service with nothing but Go's standard library, and prints the answer.
//
// usage: go run ask.go SCENE.yaml [KEY]
//
// With a key the question stays when this program ends; asked again it gets the same answer. Exits with 0 for a choice, 1
// for Cancel or a question without an answer in time, 69 where nobody could be asked (go build tells these apart, go run
// does not).
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"net"
	"os"
)

type call struct {
	Method     string         `json:"method"`
	Parameters map[string]any `json:"parameters"`
	More       bool           `json:"more"`
}

type answer struct {
	Outcome string   `json:"outcome"`
	Choice  *string  `json:"choice"`
	Fields  []string `json:"fields"`
}

type reply struct {
	Error      string `json:"error"`
	Continues  bool   `json:"continues"`
	Parameters struct {
		State  string  `json:"state"`
		Answer *answer `json:"answer"`
		Reason string  `json:"reason"`
	} `json:"parameters"`
}

func fail(reason any) {
	fmt.Fprintln(os.Stderr, "ask.go:", reason)
	os.Exit(69)
}

func ask(connection net.Conn, parameters map[string]any) *answer {
	message, err := json.Marshal(call{"io.telltale.Ask", parameters, true})
	if err != nil {
		fail(err)
	}
	if _, err := connection.Write(append(message, 0)); err != nil {
		fail(err)
	}
	reader := bufio.NewReader(connection)
	for {
		text, err := reader.ReadBytes(0)
		if err != nil {
			fail("the service has gone")
		}
		var told reply
		if err := json.Unmarshal(text[:len(text)-1], &told); err != nil {
			fail(err)
		}
		if told.Error != "" {
			fail(told.Error + " " + told.Parameters.Reason)
		}
		fmt.Println(told.Parameters.State)
		if !told.Continues {
			return told.Parameters.Answer
		}
	}
}

func main() {
	if len(os.Args) < 2 {
		fail("usage: ask.go SCENE.yaml [KEY]")
	}
	scene, err := os.ReadFile(os.Args[1])
	if err != nil {
		fail(err)
	}
	path := os.Getenv("TELLTALE_SOCKET")
	if path == "" {
		path = "/run/telltale/io.telltale"
	}
	connection, err := net.Dial("unix", path)
	if err != nil {
		fail(err)
	}
	defer connection.Close()
	parameters := map[string]any{"text": string(scene)}
	if len(os.Args) > 2 {
		parameters["key"] = os.Args[2]
	}
	answer := ask(connection, parameters)
	choice := ""
	if answer.Choice != nil {
		choice = *answer.Choice
	}
	fmt.Println(answer.Outcome, choice, answer.Fields)
	if answer.Outcome != "chosen" {
		os.Exit(1)
	}
}
