import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect, type AddressInfo } from 'node:net';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';

const TIMES = { arriveMs: 100, checkMs: 20 };

let normal: TestApp;
let hasty: TestApp;
beforeAll(async () => {
  const urls = await emptyDirectory('http_late_requests');
  normal = await startTestApp(urls);
  hasty = await startTestApp(urls, {}, undefined, undefined, undefined, { requestTimes: TIMES });
  await hasty.fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await normal?.close();
  await hasty?.close();
});

/** Sends the start of a request and returns what the server answers until it closes the connection. */
async function answerTo(start: string): Promise<string> {
  const { port } = hasty.fastify.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(start));
    socket
      .on('data', (data) => (text += data.toString()))
      .on('close', () => resolve(text))
      .on('error', reject);
  });
}

describe('a request that stops arriving', () => {
  it('gets 30 seconds for its headers, and for its body', () => {
    const { requestTimeout, headersTimeout } = normal.fastify.server;
    expect({ requestTimeout, headersTimeout }).toEqual({ requestTimeout: 30_000, headersTimeout: 30_000 });
  });

  it.each([
    ['its first line', 'POST /api/feed'],
    ['its headers', 'POST /api/feedback HTTP/1.1\r\nhost: x\r\ncontent-le'],
    [
      'its body',
      'POST /api/feedback HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"message": "half',
    ],
  ])(
    'is answered with 408 and closed by the server within %s',
    async (_part, start) => {
      expect(await answerTo(start)).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    },
    20_000,
  );
});
