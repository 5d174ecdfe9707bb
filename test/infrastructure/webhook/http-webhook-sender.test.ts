import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isPublicAddress } from '../../../infrastructure/outgoing-http/public-address.js';
import { HttpWebhookSender } from '../../../infrastructure/webhook/http-webhook-sender.js';
import { LOOPBACK, StubNames } from '../../support/web/stub-web.js';

const TIMEOUT_MS = 400;
const HEADERS = { 'content-type': 'application/json', 'webhook-id': 'msg_1' };

let http: Server;
let url: string;
let asked: { headers: Record<string, unknown>; body: string }[];
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  http = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      asked.push({ headers: request.headers, body });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${String((http.address() as AddressInfo).port)}/hooks?key=1`;
});

beforeEach(() => {
  asked = [];
  answer = (response) => response.writeHead(200, { 'x-own': 'yes' }).end('thanks');
});

afterAll(() => {
  http.closeAllConnections();
  http.close();
});

const sender = new HttpWebhookSender({ allowsLoopback: true, timeoutMs: TIMEOUT_MS });
const post = () => sender.post(url, HEADERS, '{"a":"é"}');

describe('a request to an endpoint', () => {
  it('sends exactly the headers and body, and returns the answer', async () => {
    expect(await post()).toMatchObject({ status: 200, body: 'thanks', problem: null, headers: { 'x-own': 'yes' } });
    expect(asked).toMatchObject([{ headers: { ...HEADERS, 'content-length': '10' }, body: '{"a":"é"}' }]);
  });

  it('does not follow a redirect', async () => {
    answer = (response) => response.writeHead(302, { location: url }).end();
    expect(await post()).toMatchObject({ status: 302, problem: null });
    expect(asked).toHaveLength(1);
  });

  it('gives up an endpoint that does not answer in time', async () => {
    answer = () => undefined;
    expect(await post()).toMatchObject({ status: null, problem: 'slow' });
  });

  it('counts the status of an answer that never ends', async () => {
    answer = (response) => void response.writeHead(200).write('some');
    expect(await post()).toMatchObject({ status: 200, body: 'some', problem: null });
  });

  it('reads 64 KB of a 10 MB answer and keeps 4 KB', async () => {
    answer = (response) => response.writeHead(200).end(Buffer.alloc(10 * 1024 * 1024, 'a'));
    const { status, body } = await post();
    expect([status, body?.length]).toEqual([200, 4096]);
  });

  it('reports a dropped connection', async () => {
    answer = (response) => response.socket?.destroy();
    expect(await post()).toMatchObject({ status: null, problem: 'dropped' });
  });

  it.each([
    ['an upgrade', 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n', 'dropped'],
    ['another protocol', 'SSH-2.0-OpenSSH_9.6\r\n', 'unreadable'],
    ['20 KB of headers', `HTTP/1.1 200 OK\r\nx-long: ${'a'.repeat(20_000)}\r\n\r\n`, 'unreadable'],
  ])('ends with a problem after %s instead of an answer', async (_, bytes, problem) => {
    answer = (response) => response.socket?.end(bytes);
    expect(await post()).toMatchObject({ status: null, problem });
  });

  it('keeps an answer with NUL, which the database cannot store', async () => {
    answer = (response) => response.writeHead(200).end('a\0b');
    expect((await post()).body).toBe('a\uFFFDb');
  });
});

describe('an endpoint that must not be reached', () => {
  const names = new StubNames({
    'private.example': [['10.0.0.7']],
    'both.example': [['93.184.215.14', LOOPBACK]],
    'azure.example': [['168.63.129.16']],
    'metadata.example': [['169.254.169.254']],
    'rebinding.example': [['93.184.215.14'], [LOOPBACK]],
  });
  const careful = new HttpWebhookSender({ allowsLoopback: false, resolver: names, timeoutMs: TIMEOUT_MS });

  it.each(['private.example', 'both.example', 'azure.example', 'metadata.example'])(
    'refuses %s, whose name leads into a private network',
    async (host) => {
      expect(await careful.post(`https://${host}/`, HEADERS, '{}')).toMatchObject({ status: null, problem: 'private' });
    },
  );

  it('checks a name again for each request', async () => {
    await names.addresses('rebinding.example');
    expect(await careful.post('https://rebinding.example/', HEADERS, '{}')).toMatchObject({ problem: 'private' });
  });

  it('reports an unknown name, and refuses addresses that the form refuses', async () => {
    expect(await careful.post('https://unknown.example/', HEADERS, '{}')).toMatchObject({ status: null });
    for (const address of [url, 'http://example.com/', 'https://user@example.com/', 'https://127.0.0.1/']) {
      expect(await careful.post(address, HEADERS, '{}')).toMatchObject({ problem: 'refused_address' });
    }
    expect(asked).toEqual([]);
  });

  it('counts the service address of a cloud as private', () => {
    expect(isPublicAddress('168.63.129.16')).toBe(false);
    expect(isPublicAddress('::ffff:168.63.129.16')).toBe(false);
    expect(isPublicAddress('168.63.129.17')).toBe(true);
  });
});
