"""A Firefox of its own, spoken to by WebDriver BiDi: Debian has no geckodriver, and Firefox speaks this by itself."""
import asyncio
import contextlib
import itertools
import json
import pathlib
import re
import subprocess
import tempfile

import websockets

# In seconds: machines are slow and shared, and what does not come in this time does not come.
PATIENCE = 180
ESCAPE, TAB = "\ue00c", "\ue004"


class Page:
    """A window, with what its console said and what it asked the network for since it was opened."""

    def __init__(self, socket):
        self.socket, self.numbers, self.console, self.requests = socket, itertools.count(1), [], []

    async def send(self, method, **parameters):
        number = next(self.numbers)
        await self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            message = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
            if message.get("method") == "log.entryAdded":
                self.console.append(message["params"].get("text"))
            elif message.get("method") == "network.beforeRequestSent":
                self.requests.append(message["params"]["request"]["url"])
            elif message.get("id") == number:
                if message["type"] == "error":
                    raise RuntimeError(f"{method}: {message['message']}")
                return message["result"]

    async def begin(self):
        await self.send("session.new", capabilities={})
        await self.send("session.subscribe", events=["log.entryAdded", "network.beforeRequestSent"])
        self.context = (await self.send("browsingContext.getTree"))["contexts"][0]["context"]

    async def open(self, url):
        self.console, self.requests = [], []
        await self.send("browsingContext.navigate", context=self.context, url=url, wait="complete")

    async def size(self, width, height):
        viewport = {"width": width, "height": height}
        await self.send("browsingContext.setViewport", context=self.context, viewport=viewport)

    async def value(self, expression):
        """What an expression of JavaScript is in the page."""
        answer = await self.send(
            "script.evaluate", expression=f"(async () => JSON.stringify((await ({expression})) ?? null))()",
            awaitPromise=True, target={"context": self.context})
        if answer["type"] == "exception":
            raise RuntimeError(f"{expression}: {answer['exceptionDetails']['text']}")
        return json.loads(answer["result"].get("value", "null"))

    async def wait(self, expression):
        for _ in range(PATIENCE * 10):
            # A page that is being loaded again can't answer.
            with contextlib.suppress(RuntimeError):
                if await self.value(f"Boolean({expression})"):
                    return
            await asyncio.sleep(0.1)
        raise RuntimeError(f"It never came to be that {expression}")

    async def type(self, text):
        actions = [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]
        await self.act({"type": "key", "id": "keys", "actions": actions})

    async def click(self, selector):
        x, y = await self.value(f"""new Promise((tell) => {{
            const it = document.querySelector({json.dumps(selector)});
            it.scrollIntoView({{ block: "center", behavior: "instant" }});
            requestAnimationFrame(() => {{
              const box = it.getBoundingClientRect();
              tell([box.x + box.width / 2, box.y + box.height / 2]);
            }});
          }})""")
        await self.act({"type": "pointer", "id": "mouse", "actions": [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]})

    async def act(self, source):
        await self.send("input.performActions", context=self.context, actions=[source])


@contextlib.asynccontextmanager
async def firefox(settings=None):
    """A page of a Firefox that is ended with it, with settings as about:config names them."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        lines = [f'user_pref("{name}", {json.dumps(value)});' for name, value in (settings or {}).items()]
        (pathlib.Path(profile) / "user.js").write_text("\n".join(lines))
        log = pathlib.Path(profile) / "log"
        with log.open("w") as output:
            process = subprocess.Popen(
                ["firefox-esr", "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"],
                stderr=output, stdout=output)
        try:
            for _ in range(PATIENCE * 5):
                if found := re.search(r"WebDriver BiDi listening on (ws://\S+)", log.read_text()):
                    break
                if process.poll() is not None:
                    break
                await asyncio.sleep(0.2)
            if not found:
                raise RuntimeError(f"Firefox did not start:\n{log.read_text()}")
            async with websockets.connect(found[1] + "/session", max_size=None) as socket:
                page = Page(socket)
                await page.begin()
                yield page
        finally:
            process.terminate()
            process.wait()
