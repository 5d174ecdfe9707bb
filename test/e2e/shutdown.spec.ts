import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from '@playwright/test';
import { startApp } from './support/running-app.js';

test('an operator who ends the product loses no request that is under way', async () => {
  // A first start, beside all else.
  test.slow();
  const app = await startApp();
  try {
    const { port, hostname } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const answer = received(socket);
    const body = JSON.stringify({ ids: [1, 2] });
    // Half a request, of which the server knows: it answers 'continue' to the head.
    socket.write(
      `POST /api/businesses/batch HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${String(body.length)}\r\n\r\n`,
    );
    await once(socket, 'data');
    const ended = app.end();
    socket.write(body);
    expect(await answer).toMatch(/HTTP\/1\.1 200 OK/);
    expect(await ended).toBe(0);
  } finally {
    await app.stop();
  }
});

/** Everything the other side says until it closes the connection. */
async function received(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => (text += part));
  await once(socket, 'close');
  return text;
}
