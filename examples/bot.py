#!/usr/bin/env python3
"""A bot for Fencepost that needs nothing but Python.

    python3 bot.py http://127.0.0.1:8080                 make a game and wait for somebody to join
    python3 bot.py http://127.0.0.1:8080 --engine 3      play against an engine of the server
    python3 bot.py http://127.0.0.1:8080 --join ID       take a seat in a game that is there

It walks the shortest way to its goal, and sets a fence now and then when the others are nearer to theirs. Put your own
idea into `choose`.
"""

import argparse
import json
import random
import time
import urllib.error
import urllib.request


class Server:
    """The calls that a bot needs."""

    def __init__(self, url):
        self.url = url.rstrip("/")

    def open(self, method, path, body=None, token=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data=data, method=method)
        if token:
            request.add_header("Authorization", "Bearer " + token)
        while True:
            try:
                return urllib.request.urlopen(request)
            except urllib.error.HTTPError as error:
                # 429: too fast. 503: the server is being restarted. It says when to come back.
                if error.code not in (429, 503):
                    raise
                time.sleep(float(error.headers.get("Retry-After", 1)))

    def call(self, method, path, body=None, token=None):
        with self.open(method, path, body, token) as answer:
            return json.load(answer)

    def events(self, game, token):
        """The state now, and again after every change, for as long as the game goes on."""
        while True:
            try:
                with self.open("GET", f"/api/games/{game}/events", token=token) as lines:
                    for line in lines:
                        # An empty line only says that the server is still there.
                        event = json.loads(line) if line.strip() else {}
                        if "position" in event:
                            yield event
            except (urllib.error.URLError, ConnectionError, TimeoutError) as error:
                if isinstance(error, urllib.error.HTTPError):
                    raise
            # The connection broke. The first line of the next one is the whole state, so nothing is lost.
            time.sleep(1)


def choose(state, seat):
    """The move to play. `state` is what docs/api.md describes; every move in `state["legal"]` may be played."""
    seats = {it["seat"]: it for it in state["seats"]}
    own = seats[seat]
    rivals = [it for it in state["seats"] if it["seat"] != seat and not it["out"]]
    nearest = min(rivals, key=lambda it: it["distance"])
    fences = [move for move in state["legal"] if move[-1] in "hv" and len(move) == 3]
    if fences and nearest["distance"] < own["distance"] and random.random() < 0.5:
        # A fence beside the way of whoever is ahead.
        near = [move for move in fences if move[:2] in nearest["way"][:3]]
        if near:
            return random.choice(near)
    steps = [move for move in state["legal"] if move not in fences]
    # The shortest way does not see pawns: where one stands in it, there is a jump or another step.
    on_the_way = [square for square in own["way"][:2] if square in steps]
    return on_the_way[-1] if on_the_way else random.choice(steps or state["legal"])


def play(server, game, seat, token):
    for state in server.events(game, token):
        if state["over"]:
            print(f"{seat}: {state['result']} ({state['termination']}) after {state['ply']} moves")
            return
        if state["started"] and state["turn_seat"] == seat:
            body = {"move": choose(state, seat), "ply": state["ply"]}
            try:
                server.call("POST", f"/api/games/{game}/moves", body, token)
            except urllib.error.HTTPError as error:
                # 409: the game has gone on in the meantime; the next line of the stream tells how.
                if error.code != 409:
                    raise


def main():
    parser = argparse.ArgumentParser(description="A bot that plays one game.")
    parser.add_argument("server", help="such as http://127.0.0.1:8080")
    parser.add_argument("--join", metavar="ID", help="take a seat in this game")
    parser.add_argument("--engine", metavar="LEVEL", help="play against an engine")
    parser.add_argument("--name", default="Python bot")
    parser.add_argument("--board", default="9x9")
    parser.add_argument("--fences", type=int, default=10)
    arguments = parser.parse_args()
    server = Server(arguments.server)
    if arguments.join:
        given = server.call("POST", f"/api/games/{arguments.join}/join", {"name": arguments.name})
    else:
        other = f"engine:{arguments.engine}" if arguments.engine else "open"
        terms = {"board": arguments.board, "fences": arguments.fences, "seats": ["me", other], "name": arguments.name}
        given = server.call("POST", "/api/games", terms)
    print(server.url + "/game/" + given["id"], flush=True)
    play(server, given["id"], given["seat"], given["token"])


if __name__ == "__main__":
    main()
