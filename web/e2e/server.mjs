// Starts and stops the program under test, on loopback and in a folder of its own.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const top = new URL("../../", import.meta.url).pathname;
const places = [process.env.FENCEPOST, join(top, "target/release/fencepost"), join(top, "target/debug/fencepost")];

function freePort() {
  return new Promise((resolve, reject) => {
    const socket = createServer();
    socket.once("error", reject);
    socket.listen(0, "127.0.0.1", () => {
      const { port } = socket.address();
      socket.close(() => resolve(port));
    });
  });
}

export class Server {
  #process = null;
  #folder = mkdtempSync(join(tmpdir(), "fencepost-e2e-"));
  #port = Number(process.env.E2E_PORT ?? 0);

  /** Where the page is: another place where somebody develops it, with `npm run preview` for instance. */
  get url() {
    return process.env.E2E_URL ?? `http://127.0.0.1:${this.#port}`;
  }

  async start() {
    const program = places.find((place) => place && existsSync(place));
    if (program === undefined) throw new Error("there is no fencepost program to test; build it first: ./run --build");
    this.#port ||= await freePort();
    this.#process = spawn(program, ["serve", "--listen", `127.0.0.1:${this.#port}`, "--data", this.#folder], {
      stdio: ["ignore", "ignore", process.env.E2E_LOG ? "inherit" : "ignore"],
    });
    for (let round = 0; round < 200; round++) {
      const up = await fetch(`http://127.0.0.1:${this.#port}/healthz`).then((answer) => answer.ok, () => false);
      if (up) return this;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`${program} does not answer`);
  }

  /** Ends the program at once, as a crash would. */
  async kill() {
    const program = this.#process;
    this.#process = null;
    if (program === null || program.exitCode !== null) return;
    const gone = new Promise((resolve) => program.once("exit", resolve));
    program.kill("SIGKILL");
    await gone;
  }

  async close() {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
