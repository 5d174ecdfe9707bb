import Provider, { type Configuration, type JWK, type KoaContextWithOIDC } from 'oidc-provider';
import type { Logger } from 'pino';
import { DatabaseUnavailable, type Database } from '../../postgres/database.js';
import { MAX_SIGN_IN_S } from '../../../domain/account/session-life.js';
import type { AccountsRepository } from './accounts.repository.js';
import { ArtefactsRepository } from './artefacts.repository.js';
import { derivedSecret, embeddedClient, embeddedIssuer } from './client-secret.js';
import { RETRY_AFTER_S } from '../../../application/shared/unavailable.js';
import { PROVIDER_PATHS, PROVIDER_SESSION_S } from '../../../application/identity/provider-paths.js';
import { SIGNING_ALGORITHM, type KeySet } from './signing-keys.repository.js';

/** Lives in seconds; an expired session ends nothing else. */
const TTL = {
  // From the login on: a visit does not make it longer.
  Session: (_ctx: unknown, { loginTs }: { readonly loginTs?: number | undefined }) =>
    loginTs === undefined
      ? PROVIDER_SESSION_S
      : Math.min(PROVIDER_SESSION_S, Math.max(1, Math.ceil(loginTs + PROVIDER_SESSION_S - Date.now() / 1000))),
  Interaction: MAX_SIGN_IN_S,
  AuthorizationCode: 60,
  AccessToken: 600,
  IdToken: 3600,
  Grant: 3600,
} as const;

const SCOPE = 'openid email';

/** What the provider shows by itself, as HTML; the rest are own pages. */
export interface ProviderViews {
  /** A request that cannot go on; `error` is its code in OAuth. */
  failed(ctx: KoaContextWithOIDC, error: string): string;
  /** Asks whether to sign out; `xsrf` belongs into the form that is posted to `action`. */
  signOut(ctx: KoaContextWithOIDC, action: string, xsrf: string): string;
}

export interface EmbeddedProviderDependencies {
  readonly database: Database;
  readonly accounts: AccountsRepository;
  readonly appSecret: string;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  readonly logger: Logger;
  readonly views: ProviderViews;
}

/** The provider over keys, of which the first one signs. */
export function createEmbeddedProvider(dependencies: EmbeddedProviderDependencies, keys: KeySet['keys']): Provider {
  const provider = new Provider(embeddedIssuer(dependencies.publicUrl), {
    adapter: (model: string) => new ArtefactsRepository(dependencies.database, model),
    jwks: { keys: [...keys] as JWK[] },
    enabledJWA: { idTokenSigningAlgValues: [SIGNING_ALGORITHM] },
    clients: [client(dependencies)],
    cookies: cookies(dependencies),
    ttl: TTL,
    scopes: SCOPE.split(' '),
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    // The claims stand in the ID token, which saves the client a call.
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    pkce: { required: () => true },
    findAccount: async (_ctx, id) => {
      const account = await dependencies.accounts.byId(id);
      if (account === null) return undefined;
      return { accountId: id, claims: () => ({ sub: id, email: account.email, email_verified: true }) };
    },
    loadExistingGrant: grantEverything,
    interactions: { url: (_ctx, { uid }) => `${PROVIDER_PATHS.signIn}/${uid}` },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: true, logoutSource: (ctx) => signOut(ctx, dependencies.views) },
    },
    renderError: (ctx, out) => {
      ctx.type = 'html';
      ctx.body = dependencies.views.failed(ctx, out.error);
    },
  });
  // Its addresses come from headers, which the mount overwrites from PUBLIC_URL.
  provider.proxy = true;
  const failed = (ctx: KoaContextWithOIDC, error: unknown) => {
    if (error instanceof DatabaseUnavailable) {
      ctx.status = 503;
      ctx.set('Retry-After', String(RETRY_AFTER_S));
    }
    dependencies.logger.error({ err: error, route: ctx.oidc?.route }, 'The identity provider failed');
  };
  provider.on('server_error', failed);
  // It keeps its session once all else is done, outside of what it catches itself.
  provider.use(async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      ctx.status = 500;
      ctx.type = 'html';
      ctx.body = dependencies.views.failed(ctx as KoaContextWithOIDC, 'server_error');
      failed(ctx as KoaContextWithOIDC, error);
    }
  });
  return provider;
}

function client({ appSecret, publicUrl }: EmbeddedProviderDependencies) {
  const { clientId, clientSecret } = embeddedClient(appSecret);
  return {
    client_id: clientId,
    client_secret: clientSecret,
    redirect_uris: [`${publicUrl}/api/callback`],
    post_logout_redirect_uris: [`${publicUrl}/`],
    response_types: ['code' as const],
    grant_types: ['authorization_code'],
    scope: SCOPE,
    id_token_signed_response_alg: SIGNING_ALGORITHM,
  };
}

function cookies({ appSecret, publicUrl }: EmbeddedProviderDependencies): NonNullable<Configuration['cookies']> {
  const isHttps = publicUrl.startsWith('https:');
  const options = { signed: true, httpOnly: true, sameSite: 'lax' as const };
  return {
    names: {
      session: `${isHttps ? '__Host-' : ''}oidc-session`,
      // These belong to one path each, which __Host- does not allow.
      interaction: `${isHttps ? '__Secure-' : ''}oidc-interaction`,
      resume: `${isHttps ? '__Secure-' : ''}oidc-resume`,
    },
    keys: [derivedSecret(appSecret, 'embedded provider: cookies')],
    long: { ...options, path: '/' },
    short: options,
  };
}

/** No question whether the site may know the address: it is the site's own provider. */
async function grantEverything(ctx: KoaContextWithOIDC) {
  const { client: caller, session, provider } = ctx.oidc;
  if (caller === undefined || session?.accountId === undefined) return undefined;
  const grantId = session.grantIdFor(caller.clientId);
  const known = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  if (known !== undefined) return known;
  const grant = new provider.Grant({ clientId: caller.clientId, accountId: session.accountId });
  grant.addOIDCScope(SCOPE);
  await grant.save();
  return grant;
}

interface SignOutState {
  readonly secret: string;
  readonly postLogoutRedirectUri?: string;
}

/** Signs out at once where the request names, by its ID token, who is signed in; else asks, so that no other site can do it. */
async function signOut(ctx: KoaContextWithOIDC, views: ProviderViews): Promise<void> {
  const { session, provider, entities } = ctx.oidc;
  const state = session?.state as SignOutState | undefined;
  if (session === undefined || state === undefined) throw new Error('The provider signs out a session.');
  const hint = entities.IdTokenHint?.payload;
  if (hint?.['sub'] !== session.accountId) {
    ctx.body = views.signOut(ctx, ctx.oidc.urlFor('end_session_confirm'), state.secret);
    return;
  }
  const grantIds = Object.values(session.authorizations ?? {}).flatMap(({ grantId }) => grantId ?? []);
  for (const grantId of grantIds) {
    await provider.AccessToken.revokeByGrantId(grantId);
    await provider.AuthorizationCode.revokeByGrantId(grantId);
    await provider.Grant.adapter.destroy(grantId);
  }
  await session.destroy();
  ctx.cookies.set(provider.cookieName('session'), null, { path: '/', signed: true });
  ctx.status = 303;
  ctx.redirect(state.postLogoutRedirectUri ?? '/');
}
