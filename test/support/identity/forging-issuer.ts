import { createHmac, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { freePort } from '../free-port.js';
import { CLIENT } from './external-issuer.js';

export interface TokenParts {
  readonly header: Record<string, unknown>;
  readonly claims: Record<string, unknown>;
}

/** Makes the ID token that the issuer sends from the parts of a correct one. */
export type Forge = (parts: TokenParts, signed: typeof signedWith, keys: IssuerKeys) => string;

export interface IssuerKeys {
  /** Key whose public part is published. */
  readonly own: KeyObject;
  readonly published: KeyObject;
  readonly foreign: KeyObject;
}

export interface ForgingIssuer {
  readonly url: string;
  forge: Forge;
  /** The issuer in its metadata, if it differs from its own URL. */
  statedIssuer: string | null;
  /** Requests to URLs that no client should call. */
  readonly strayRequests: string[];
  stop(): Promise<void>;
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns a token with an ES256 signature, regardless of its header. */
export function signedWith(key: KeyObject, { header, claims }: TokenParts): string {
  const text = `${encoded(header)}.${encoded(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}

/** Returns a token without a signature. */
export const unsigned = ({ header, claims }: TokenParts): string => `${encoded(header)}.${encoded(claims)}.`;

/** Returns a token with an HMAC, keyed with a text that an attacker knows. */
export function macWith(secret: string, { header, claims }: TokenParts): string {
  const text = `${encoded(header)}.${encoded(claims)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

export const honest: Forge = (parts, signed, { own }) => signed(own, parts);

/** Starts an issuer that signs in everyone to one account, with ID tokens that the test makes. */
export async function startForgingIssuer(): Promise<ForgingIssuer> {
  const port = await freePort();
  const url = `http://localhost:${String(port)}`;
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const foreign = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const keys: IssuerKeys = { own: own.privateKey, published: own.publicKey, foreign: foreign.privateKey };
  const state = { forge: honest, statedIssuer: null as string | null, nonce: '', strayRequests: [] as string[] };
  const answers: Readonly<Record<string, (asked: URL) => object | string>> = {
    '/.well-known/openid-configuration': () => ({
      issuer: state.statedIssuer ?? url,
      authorization_endpoint: `${url}/auth`,
      token_endpoint: `${url}/token`,
      jwks_uri: `${url}/jwks`,
      response_types_supported: ['code'],
      id_token_signing_alg_values_supported: ['ES256'],
      authorization_response_iss_parameter_supported: true,
    }),
    '/jwks': () => ({ keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'own', use: 'sig', alg: 'ES256' }] }),
    '/auth': (asked) => {
      state.nonce = asked.searchParams.get('nonce') ?? '';
      const back = new URL(asked.searchParams.get('redirect_uri') ?? '');
      back.search = String(
        new URLSearchParams({
          code: randomBytes(16).toString('hex'),
          state: asked.searchParams.get('state') ?? '',
          iss: url,
        }),
      );
      return back.href;
    },
    '/token': () => ({
      access_token: 'opaque',
      token_type: 'Bearer',
      id_token: state.forge(correctParts(url, state.nonce), signedWith, keys),
    }),
  };
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', url);
    const answer = answers[asked.pathname];
    if (answer === undefined) state.strayRequests.push(asked.pathname);
    send(request, response, answer?.(asked) ?? {});
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return Object.assign(state, { url, stop });
}

function send(request: IncomingMessage, response: ServerResponse, answer: object | string): void {
  request.resume();
  if (typeof answer === 'string') response.writeHead(303, { location: answer }).end();
  else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
}

function correctParts(issuer: string, nonce: string): TokenParts {
  const now = Math.floor(Date.now() / 1000);
  return {
    header: { alg: 'ES256', typ: 'JWT', kid: 'own' },
    claims: {
      ...{ iss: issuer, sub: 'forged', aud: CLIENT.id, nonce, iat: now, exp: now + 300, auth_time: now },
      ...{ email: 'forged@example.com', email_verified: true },
    },
  };
}
