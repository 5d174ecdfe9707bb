import { createServer } from 'node:net';

/** Below the ports that the system hands out itself, so that no other connection takes the port before its server. */
const FIRST_PORT = 20_000;
const PORTS_PER_PROCESS = 20;
const PROCESSES = 600;

/** Each process has ports of its own, so that no other test takes one. */
const ownPorts = FIRST_PORT + (process.pid % PROCESSES) * PORTS_PER_PROCESS;
let taken = 0;

/** Returns a free port on the loopback interface, a different one each time. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < PORTS_PER_PROCESS; attempt += 1) {
    const port = ownPorts + (taken++ % PORTS_PER_PROCESS);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${String(ownPorts)} on is free.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
