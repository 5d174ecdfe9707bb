import { createServer as createHttp } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import tls from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addressChecks } from '../../../infrastructure/doctor/address-checks.js';
import { clockCheck } from '../../../infrastructure/doctor/clock-check.js';
import { daysAfter } from '../../../domain/shared/days.js';
import { contextWith, linesFrom } from '../../support/doctor.js';
import { selfMadeCertificate } from '../../support/self-made-certificate.js';

const usual = tls.getCACertificates('default');
const good = selfMadeCertificate(60);
let issuer = '';
let date: string | undefined;

/** A server that answers like the product and like an identity provider. */
const answer = (path: string | undefined) =>
  path?.endsWith('openid-configuration') ? { issuer } : path === '/other/healthz' ? 'hello' : { status: 'ok' };

async function listen(server: Server | ReturnType<typeof createHttp>): Promise<number> {
  server.on('request', (request, reply) => {
    if (date !== undefined) reply.setHeader('date', date);
    reply.end(JSON.stringify(answer(request.url)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const servers = [createServer(good), createHttp()] as const;
let [goodUrl, plainPort] = ['', 0];

beforeAll(async () => {
  tls.setDefaultCACertificates([...usual, good.cert]);
  goodUrl = `https://localhost:${await listen(servers[0])}`;
  plainPort = await listen(servers[1]);
});

afterAll(() => {
  tls.setDefaultCACertificates(usual);
  for (const server of servers) server.close();
});

const see = (name: string, env: Record<string, string>, now = new Date()) => {
  const context = contextWith(env, now);
  return linesFrom([...addressChecks(context), clockCheck(context)], name);
};
const oidc = (url: string) => ({ OIDC_ISSUER: url, OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' });

describe('the doctor’s check of the site’s address', () => {
  it('accepts a valid certificate and an address that leads to a server', async () => {
    expect(await see('address', { PUBLIC_URL: goodUrl })).toEqual([
      expect.stringMatching(/^ok: The certificate of localhost:\d+ is valid for (59|60) days more/),
      `ok: ${goodUrl} leads to a server.`,
    ]);
  });

  it('reports a certificate that expires soon, is for another name, or is not trusted', async () => {
    const later = daysAfter(new Date(), 55);
    expect((await see('address', { PUBLIC_URL: goodUrl }, later))[0]).toMatch(/^warning: .*valid for (4|5) days more/);
    const [named] = await see('address', { PUBLIC_URL: goodUrl.replace('localhost', '127.0.0.1') });
    expect(named).toMatch(/^problem: .*ERR_TLS_CERT_ALTNAME_INVALID/);
    tls.setDefaultCACertificates(usual);
    expect((await see('address', { PUBLIC_URL: goodUrl }))[0]).toMatch(/^problem: .*SIGNED_CERT/);
    tls.setDefaultCACertificates([...usual, good.cert]);
  });

  it('reports an address that leads to another site or nowhere', async () => {
    expect((await see('address', { PUBLIC_URL: `${goodUrl}/other` })).at(-1)).toMatch(/^problem: .*Check the proxy/);
    expect(await see('address', { PUBLIC_URL: 'https://localhost:9' })).toEqual([
      'problem: Nothing answers at https://localhost:9. Start the proxy, or check PUBLIC_URL.',
    ]);
  });
});

describe('the doctor’s check of the server', () => {
  it('tells whether the server is ready or not running', async () => {
    const [line] = await see('server', { PORT: String(plainPort) });
    expect(line).toBe(`ok: The server at http://127.0.0.1:${plainPort} is ready.`);
    expect((await see('server', { PORT: '9' }))[0]).toMatch(/^warning: No server answers .*ECONNREFUSED/);
  });
});

describe('the doctor’s check of the identity provider', () => {
  it('reports one that has another issuer, is no identity provider, or is down', async () => {
    issuer = goodUrl;
    expect((await see('sign-in', oidc(goodUrl))).at(-1)).toBe(`ok: The identity provider ${goodUrl} answers.`);
    issuer = 'https://other.test';
    expect((await see('sign-in', oidc(goodUrl))).at(-1)).toMatch(/^problem: .*differs from OIDC_ISSUER/);
    issuer = undefined as unknown as string;
    expect((await see('sign-in', oidc(goodUrl))).at(-1)).toMatch(/^problem: .*is not an identity provider/);
    expect(await see('sign-in', oidc('https://localhost:9'))).toEqual([
      expect.stringMatching(/^problem: .*ECONNREFUSED/),
    ]);
    expect(await see('sign-in', {})).toEqual(['ok: Members sign in with the built-in identity provider.']);
  });
});

describe('the doctor’s check of the clock', () => {
  it('compares the clock with that of another server', async () => {
    expect(await see('time', { PUBLIC_URL: goodUrl })).toEqual([
      expect.stringMatching(/^ok: The clock agrees with localhost/),
    ]);
    date = new Date(Date.now() - 90_000).toUTCString();
    expect(await see('time', { PUBLIC_URL: goodUrl })).toEqual([
      expect.stringMatching(/^problem: .*(89|90) seconds ahead of/),
    ]);
    date = undefined;
    expect(await see('time', {})).toEqual([expect.stringMatching(/^warning: Not checked: no other clock answers/)]);
  });
});
