import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { Browser } from '../../support/browser/browser.js';
import { freePort } from '../../support/free-port.js';
import { CLIENT } from '../../support/identity/external-issuer.js';
import {
  honest,
  macWith,
  startForgingIssuer,
  unsigned,
  type Forge,
  type ForgingIssuer,
} from '../../support/identity/forging-issuer.js';
import type { TestDatabase } from '../../support/postgres/postgres.js';

let urls: TestDatabase;
let issuer: ForgingIssuer;
let app: TestApp;
let site: string;

/** Starts a site whose members sign in with this issuer. */
async function startSite(): Promise<{ app: TestApp; site: string }> {
  const port = await freePort();
  const address = `http://localhost:${String(port)}`;
  const started = await startTestApp(urls, {
    ...{ PORT: String(port), PUBLIC_URL: address },
    ...{ OIDC_ISSUER: issuer.url, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret },
  });
  await started.fastify.listen({ port, host: 'localhost' });
  return { app: started, site: address };
}

beforeAll(async () => {
  urls = await emptyDirectory('http_id_tokens');
  issuer = await startForgingIssuer();
  ({ app, site } = await startSite());
});

afterAll(async () => {
  await app?.close();
  await issuer?.stop();
});

beforeEach(() => {
  issuer.forge = honest;
  issuer.statedIssuer = null;
});

/** Signs in, and returns the status of the last page and whether there is a session. */
async function signIn(at = site): Promise<readonly [number, boolean]> {
  const browser = new Browser();
  const started = await browser.request(`${at}/api/login`);
  const location = started.headers.get('location');
  if (location === null) return [started.status, false];
  const back = await browser.request(location);
  const done = await browser.request(back.headers.get('location') ?? '');
  return [done.status, browser.cookie(at, 'session') !== undefined];
}

const withClaims =
  (changed: Record<string, unknown>): Forge =>
  ({ header, claims }, signed, { own }) =>
    signed(own, { header, claims: { ...claims, ...changed } });

const now = () => Math.floor(Date.now() / 1000);

const FORGED: Readonly<Record<string, Forge>> = {
  'without a signature': ({ header, claims }) => unsigned({ header: { ...header, alg: 'none' }, claims }),
  'without a signature, although its header names one': (parts) => unsigned(parts),
  'signed by another key': (parts, signed, { foreign }) => signed(foreign, parts),
  'signed by another key that its header contains': ({ header, claims }, signed, { foreign }) =>
    signed(foreign, { header: { ...header, jwk: foreign.export({ format: 'jwk' }) }, claims }),
  'whose header names another address for keys': ({ header, claims }, signed, { foreign }) => {
    const { kid: _, ...rest } = header;
    return signed(foreign, {
      header: { ...rest, jku: `${issuer.url}/other-keys`, x5u: `${issuer.url}/other` },
      claims,
    });
  },
  'with an HMAC made with the public key': ({ header, claims }, _signed, { published }) =>
    macWith(String(published.export({ format: 'pem', type: 'spki' })), { header: { ...header, alg: 'HS256' }, claims }),
  'with an HMAC made with the client secret': ({ header, claims }) =>
    macWith(CLIENT.secret, { header: { ...header, alg: 'HS256' }, claims }),
  'changed after it was signed': (parts, signed, { own }) => {
    const [head = '', , signature = ''] = signed(own, parts).split('.');
    const claims = Buffer.from(JSON.stringify({ ...parts.claims, sub: 'someone else' })).toString('base64url');
    return [head, claims, signature].join('.');
  },
  'with another nonce': withClaims({ nonce: 'another' }),
  'without a nonce': withClaims({ nonce: undefined }),
  'for another client': withClaims({ aud: 'another client' }),
  'for several clients, issued to another one': withClaims({ aud: [CLIENT.id, 'other'], azp: 'other' }),
  'of another issuer': withClaims({ iss: 'https://elsewhere.example' }),
  'that has expired': withClaims({ iat: now() - 900, exp: now() - 600 }),
  'that is not valid yet': withClaims({ nbf: now() + 600 }),
};

describe('an ID token', () => {
  it('is accepted if its issuer signed it for this site and this sign-in', async () => {
    expect(await signIn()).toEqual([302, true]);
  });

  it.each(Object.entries(FORGED))('is refused %s', async (_name, forge) => {
    issuer.forge = forge;
    expect(await signIn()).toEqual([401, false]);
    expect(issuer.strayRequests).toEqual([]);
  });
});

describe('the metadata of an issuer', () => {
  it('is refused if it names another issuer', async () => {
    const fresh = await startSite();
    try {
      issuer.statedIssuer = 'https://elsewhere.example';
      expect(await signIn(fresh.site)).toEqual([503, false]);
      issuer.statedIssuer = null;
      expect(await signIn(fresh.site)).toEqual([302, true]);
    } finally {
      await fresh.app.close();
    }
  });
});
