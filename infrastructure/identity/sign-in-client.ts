import * as oidc from 'openid-client';
import type { Identity } from '../../application/account/ports.js';
import { IssuerUnavailable, SignInClient, SignInRefused, type Finished } from '../../application/identity/ports.js';
import { MAX_SIGN_IN_S } from '../../domain/account/session-life.js';
import type { Database, Statement } from '../postgres/database.js';
import { BoundedSignIns } from './bounded-sign-ins.js';
import { hashOfToken, newToken } from './token.js';

/** How long the issuer may think about a call, in seconds. */
const ISSUER_TIMEOUT_S = 5;
/**
 * Sent as max_age, so that the issuer states when the person last proved who they are (OpenID Connect Core §3.1.2.1).
 * 30 days.
 */
const MAX_AGE_S = '2592000';

export interface SignInClientOptions {
  readonly issuer: string;
  /** Under which name identities of this issuer are kept, where that is not the issuer's address. */
  readonly keptAs?: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where people reach this site, without a slash at the end. */
  readonly publicUrl: string;
  /** How the issuer's calls are made, where that is not over the network. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

interface Begun {
  readonly code_verifier: string;
  readonly nonce: string;
  readonly return_to: string;
}

const BEGIN: Statement = {
  name: 'sign-in-begin',
  text: `insert into sign_ins (state_hash, browser_hash, code_verifier, nonce, return_to, expires_at)
         values ($1, $2, $3, $4, $5, now() + make_interval(secs => ${MAX_SIGN_IN_S}))`,
};

// Used once, and only by the browser that began it.
const TAKE: Statement = {
  name: 'sign-in-take',
  text: `delete from sign_ins where state_hash = $1 and browser_hash = $2 and expires_at > now()
         returning code_verifier, nonce, return_to`,
};

/** Signs people in at an OpenID Connect issuer by the authorization code flow with PKCE, state and nonce. */
export class OpenIdSignInClient extends SignInClient {
  #configuration: Promise<oidc.Configuration> | undefined;
  readonly #underWay: BoundedSignIns;

  constructor(
    private readonly database: Database,
    private readonly options: SignInClientOptions,
  ) {
    super();
    this.#underWay = new BoundedSignIns(database, 'sign_ins', 'true');
  }

  override async begin(returnTo: string, browser: string, again: boolean): Promise<URL> {
    const configuration = await this.configuration();
    const [state, nonce, verifier] = [newToken(), newToken(), oidc.randomPKCECodeVerifier()];
    const values = [hashOfToken(state), hashOfToken(browser), verifier, nonce, returnTo];
    await this.database.rows(BEGIN, values);
    await this.#underWay.begun();
    return oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: this.redirectUri,
      scope: 'openid email profile',
      state,
      nonce,
      max_age: MAX_AGE_S,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(again ? { prompt: 'login' } : {}),
    });
  }

  override async finish(query: URLSearchParams, browser: string | null): Promise<Finished> {
    const states = query.getAll('state');
    const [state] = states;
    if (state === undefined || states.length > 1 || browser === null) throw new SignInRefused('no state or no browser');
    const begun = await this.database.row<Begun>(TAKE, [hashOfToken(state), hashOfToken(browser)]);
    if (begun === null) throw new SignInRefused('unknown state');
    const configuration = await this.configuration();
    const url = new URL(`${this.redirectUri}?${query.toString()}`);
    const tokens = await refusing(() =>
      oidc.authorizationCodeGrant(configuration, url, {
        pkceCodeVerifier: begun.code_verifier,
        expectedState: state,
        expectedNonce: begun.nonce,
        idTokenExpected: true,
      }),
    );
    const claims = tokens.claims();
    if (claims === undefined) throw new SignInRefused('no ID token');
    const more =
      claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
        ? await refusing(() => oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub))
        : {};
    return {
      identity: identityOf({ ...more, ...claims }, this.options.keptAs ?? configuration.serverMetadata().issuer),
      returnTo: begun.return_to,
      idToken: tokens.id_token ?? null,
      authenticatedAt: typeof claims.auth_time === 'number' ? new Date(claims.auth_time * 1000) : null,
    };
  }

  override async endSessionUrl(idToken: string | null): Promise<URL | null> {
    const configuration = await this.configuration().catch(() => null);
    if (configuration?.serverMetadata().end_session_endpoint === undefined) return null;
    return oidc.buildEndSessionUrl(configuration, {
      post_logout_redirect_uri: `${this.options.publicUrl}/`,
      ...(idToken === null ? {} : { id_token_hint: idToken }),
    });
  }

  private get redirectUri(): string {
    return `${this.options.publicUrl}/api/callback`;
  }

  /** Asked of the issuer at the first use, and again after a failure. */
  private configuration(): Promise<oidc.Configuration> {
    this.#configuration ??= this.discover().catch((error: unknown) => {
      this.#configuration = undefined;
      throw new IssuerUnavailable(error);
    });
    return this.#configuration;
  }

  private async discover(): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret, fetch } = this.options;
    const url = new URL(issuer);
    return oidc.discovery(url, clientId, clientSecret, undefined, {
      timeout: ISSUER_TIMEOUT_S,
      // A plain-http issuer is one on this machine, or one that the operator chose to trust.
      execute: url.protocol === 'http:' ? [oidc.allowInsecureRequests] : [],
      ...(fetch === undefined
        ? {}
        : {
            [oidc.customFetch]: (address: string, init: oidc.CustomFetchOptions) =>
              fetch(new Request(address, init as RequestInit)),
          }),
    });
  }
}

/** What the issuer refuses, or what it sends that does not hold, is a refused sign-in; no answer is none. */
async function refusing<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (isNoAnswer(error)) throw new IssuerUnavailable(error);
    const { code, error: word } = error as { code?: unknown; error?: unknown };
    throw new SignInRefused([code, word].filter(Boolean).map(String).join(' ') || String(error), { cause: error });
  }
}

function isNoAnswer(error: unknown): boolean {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return (
    hasFailed(error) ||
    name === 'TypeError' ||
    name === 'TimeoutError' ||
    code === 'OAUTH_TIMEOUT' ||
    code === 'ECONNREFUSED'
  );
}

/** Whether the issuer answered with a failure of its own, which says nothing about this sign-in. */
function hasFailed(error: unknown): boolean {
  const { status, cause } = (error ?? {}) as { status?: unknown; cause?: unknown };
  return Number(status) >= 500 || (cause !== undefined && hasFailed(cause));
}

function identityOf(claims: Readonly<Record<string, unknown>>, issuer: string): Identity {
  const text = (name: string): string | null => {
    const value = claims[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
  };
  return {
    issuer,
    subject: String(claims['sub']),
    email: text('email')?.toLowerCase() ?? null,
    emailVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
    firstName: text('given_name')?.slice(0, 50) ?? null,
    lastName: text('family_name')?.slice(0, 50) ?? null,
  };
}
