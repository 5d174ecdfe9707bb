import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { isPageRender, pageFetch } from '../../../interfaces/http/server/in-process-fetch.js';

const server = fastify();
const finished: string[] = [];
const SITE = 'https://paws.example';
const read = (path: string, cookie?: string, init?: RequestInit) =>
  pageFetch(server, cookie)(new Request(SITE + path, init));

beforeAll(async () => {
  server.addHook('onResponse', async ({ url }, { statusCode }) => void finished.push(`${statusCode} ${url}`));
  server.get('/json', (request, reply) =>
    reply.headers({ 'X-Total-Count': 2, Link: ['<a>', '<b>'] }).send({
      path: request.url,
      cookie: request.headers.cookie ?? null,
      ip: request.ip,
      isPageRender: isPageRender(request),
    }),
  );
  server.get('/bytes', (_request, reply) => reply.send(Buffer.from('ü')));
  server.get('/stream', (_request, reply) => reply.send(Readable.from(['one ', 'two'])));
  server.get('/empty', (_request, reply) => reply.code(204).send());
  server.get('/fails', () => Promise.reject(new Error('broken')));
  server.get('/moved', (_request, reply) => reply.redirect('/json?moved=1', 301));
  server.get('/around', (_request, reply) => reply.redirect('/around', 301));
  server.get('/cut', (_request, reply) => {
    reply.hijack();
    reply.raw.destroy();
  });
  await server.ready();
});
afterAll(() => server.close());

it('a page reads a call with its address, the reader’s cookie, and its headers, as a call of this process', async () => {
  const answer = await read('/json?a=%C3%BC&b=1', 'session=abc');
  expect([answer.ok, answer.status, answer.headers.get('x-total-count')]).toEqual([true, 200, '2']);
  expect([answer.headers.get('link'), answer.headers.has('x-none')]).toEqual(['<a>, <b>', false]);
  expect(JSON.parse(await answer.text())).toEqual({
    path: '/json?a=%C3%BC&b=1',
    cookie: 'session=abc',
    ip: '127.0.0.1',
    isPageRender: true,
  });
});

it('a page reads bytes, streams, and responses without a body', async () => {
  expect(await (await read('/bytes')).text()).toBe('ü');
  expect(await (await (await read('/bytes')).blob()).text()).toBe('ü');
  expect(await (await read('/stream')).text()).toBe('one two');
  const empty = await read('/empty');
  expect([empty.status, await empty.text()]).toEqual([204, '']);
});

it('a page gets the error responses of the API, and the hooks after each response run', async () => {
  finished.length = 0;
  const [failed, missing] = [await read('/fails'), await read('/missing')];
  expect([failed.ok, failed.status, missing.status]).toEqual([false, 500, 404]);
  expect(finished).toEqual(['500 /fails', '404 /missing']);
});

it('a page follows one permanent redirect, as for merged places', async () => {
  expect(JSON.parse(await (await read('/moved', 'session=abc')).text())).toMatchObject({
    path: '/json?moved=1',
    cookie: 'session=abc',
    isPageRender: true,
  });
  expect((await read('/around')).status).toBe(301);
});

it('a page neither waits for a response that is cut off nor sends anything', async () => {
  await expect(read('/cut?secret=1')).rejects.toThrow('The response to /cut was cut off.');
  await expect(read('/json', undefined, { method: 'POST' })).rejects.toThrow('A page may not send POST');
});
