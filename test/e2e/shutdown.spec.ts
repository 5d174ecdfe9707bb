import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startApp } from './support/running-app.js';

test('SIGTERM to npm start completes the request in progress, and ends the server and its database', async () => {
  // Starts a second server with a new database.
  test.slow();
  const app = await startApp({ command: ['npm', 'start'] });
  try {
    const { port, hostname } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const response = received(socket);
    const body = JSON.stringify({ ids: [1, 2] });
    // Half a request. The server has seen it: it replies 100 Continue to the headers.
    socket.write(
      `POST /api/businesses/batch HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${String(body.length)}\r\n\r\n`,
    );
    await once(socket, 'data');
    const exitCode = app.shutDown();
    socket.write(body);
    expect(await response).toMatch(/HTTP\/1\.1 200 OK/);
    expect(await exitCode).toBe(0);
    await expect(fetch(`${app.url}/healthz`)).rejects.toThrow();
    const left = readdirSync(app.dataDir);
    expect(left).toContain('postgres');
    expect(left).not.toContain('process.lock');
    expect(readdirSync(join(app.dataDir, 'postgres'))).not.toContain('postmaster.pid');
  } finally {
    await app.stop();
  }
});

/** Returns everything the server sends until it closes the connection. */
async function received(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => (text += part));
  await once(socket, 'close');
  return text;
}
