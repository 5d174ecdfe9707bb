import * as oidc from 'openid-client';
import type { Identity } from '../../application/account/ports.js';
import {
  IssuerUnavailable,
  type SignInClient,
  SignInRefused,
  type Finished,
} from '../../application/identity/ports.js';
import { traced } from '../../application/shared/tracing.js';
import { ACCOUNT_LIMITS } from '../../domain/account/account.js';
import { MAX_SIGN_IN_S } from '../../domain/account/session-life.js';
import { firstCharacters } from '../../domain/shared/characters.js';
import type { Database, Statement } from '../postgres/database.js';
import { BoundedSignIns } from './bounded-sign-ins.js';
import { hashOfToken, newToken } from './token.js';

/** Timeout for calls to the issuer, in seconds. */
const ISSUER_TIMEOUT_S = 5;
/**
 * Sent as max_age, so that the issuer returns when the person last authenticated (OpenID Connect Core §3.1.2.1). 30
 * days.
 */
const MAX_AGE_S = '2592000';

export interface SignInClientOptions {
  readonly issuer: string;
  /** The name under which identities of this issuer are stored, if not its URL. */
  readonly keptAs?: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The site's public address, without a trailing slash. */
  readonly publicUrl: string;
  /** How to call the issuer, if not over the network. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

interface StartedSignIn {
  readonly code_verifier: string;
  readonly nonce: string;
  readonly return_to: string;
}

const BEGIN: Statement = {
  name: 'sign-in-begin',
  text: `insert into sign_ins (state_hash, browser_hash, code_verifier, nonce, return_to, expires_at)
         values ($1, $2, $3, $4, $5, now() + make_interval(secs => ${MAX_SIGN_IN_S}))`,
};

// Works once, and only for the browser that started it.
const TAKE: Statement = {
  name: 'sign-in-take',
  text: `delete from sign_ins where state_hash = $1 and browser_hash = $2 and expires_at > now()
         returning code_verifier, nonce, return_to`,
};

/** Signs members in at an OpenID Connect issuer, using the authorization code flow with PKCE, state, and nonce. */
export class OpenIdSignInClient implements SignInClient {
  #configuration: Promise<oidc.Configuration> | undefined;
  readonly #underWay: BoundedSignIns;

  constructor(
    private readonly database: Database,
    private readonly options: SignInClientOptions,
  ) {
    this.#underWay = new BoundedSignIns(database, 'sign_ins', 'true');
  }

  async begin(returnTo: string, browser: string, again: boolean): Promise<URL> {
    const configuration = await this.configuration();
    const [state, nonce, verifier] = [newToken(), newToken(), oidc.randomPKCECodeVerifier()];
    const values = [hashOfToken(state), hashOfToken(browser), verifier, nonce, returnTo];
    await this.database.rows(BEGIN, values);
    await this.#underWay.added();
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

  async finish(query: URLSearchParams, browser: string | null): Promise<Finished> {
    const states = query.getAll('state');
    const [state] = states;
    if (state === undefined || states.length > 1 || browser === null)
      throw new SignInRefused('the state or the browser cookie is missing');
    const started = await this.database.row<StartedSignIn>(TAKE, [hashOfToken(state), hashOfToken(browser)]);
    if (started === null) throw new SignInRefused('unknown state');
    const configuration = await this.configuration();
    const url = new URL(`${this.redirectUri}?${query.toString()}`);
    const tokens = await refusing(() =>
      oidc.authorizationCodeGrant(configuration, url, {
        pkceCodeVerifier: started.code_verifier,
        expectedState: state,
        expectedNonce: started.nonce,
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
      returnTo: started.return_to,
      idToken: tokens.id_token ?? null,
      authenticatedAt: typeof claims.auth_time === 'number' ? new Date(claims.auth_time * 1000) : null,
    };
  }

  async endSessionUrl(idToken: string | null): Promise<URL | null> {
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

  /** Fetched from the issuer at the first use, and again after a failure. */
  private configuration(): Promise<oidc.Configuration> {
    this.#configuration ??= this.discover().catch((error: unknown) => {
      this.#configuration = undefined;
      throw new IssuerUnavailable(error);
    });
    return this.#configuration;
  }

  private discover(): Promise<oidc.Configuration> {
    return traced('call', 'oidc discover', () => this.#discover());
  }

  async #discover(): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret, fetch } = this.options;
    const url = new URL(issuer);
    return oidc.discovery(url, clientId, clientSecret, undefined, {
      timeout: ISSUER_TIMEOUT_S,
      execute: [
        // Without this, the library trusts the connection and does not check the signature of an ID token.
        oidc.enableNonRepudiationChecks,
        // A plain HTTP issuer is either on this machine or explicitly trusted by the operator.
        ...(url.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
      ],
      ...(fetch === undefined
        ? {}
        : {
            [oidc.customFetch]: (address: string, init: oidc.CustomFetchOptions) =>
              fetch(new Request(address, init as RequestInit)),
          }),
    });
  }
}

/**
 * A refusal or an invalid response from the issuer becomes a refused sign-in; a missing response becomes an unavailable
 * issuer.
 */
async function refusing<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await traced('call', 'oidc tokens', call);
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

/** Returns whether the issuer itself failed, which says nothing about this sign-in. */
function hasFailed(error: unknown): boolean {
  const { status, cause } = (error ?? {}) as { status?: unknown; cause?: unknown };
  return Number(status) >= 500 || (cause !== undefined && hasFailed(cause));
}

function identityOf(claims: Readonly<Record<string, unknown>>, issuer: string): Identity {
  const text = (name: string): string | null => {
    const value = claims[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
  };
  const nameOf = (claim: string): string | null => {
    const name = text(claim);
    return name === null ? null : firstCharacters(name, ACCOUNT_LIMITS.name);
  };
  return {
    issuer,
    subject: String(claims['sub']),
    email: text('email')?.toLowerCase() ?? null,
    emailVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
    firstName: nameOf('given_name'),
    lastName: nameOf('family_name'),
  };
}
