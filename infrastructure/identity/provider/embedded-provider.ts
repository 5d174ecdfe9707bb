import Provider, { type Configuration, type JWK, type KoaContextWithOIDC } from 'oidc-provider';
import type { Logger } from 'pino';
import { DatabaseUnavailable, type Database } from '../../postgres/database.js';
import { MAX_SIGN_IN_S } from '../../../domain/account/session-life.js';
import type { ProviderAccounts } from './provider-accounts.js';
import { ProviderArtifacts } from './provider-artifacts.js';
import { derivedSecret, embeddedClient, embeddedIssuer } from './client-secret.js';
import { RETRY_AFTER_S } from '../../../application/shared/unavailable.js';
import { PROVIDER_PATHS, PROVIDER_SESSION_S } from '../../../application/identity/provider-paths.js';
import { SIGNING_ALGORITHM, type KeySet } from './signing-keys.js';

/** Lifetimes in seconds. When a session expires, nothing else ends with it. */
const TTL = {
  // Measured from the login. Visits do not extend it.
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

/** Pages that the provider shows itself, as HTML. All others are the product's own pages. */
export interface ProviderViews {
  /** A request that cannot continue. `error` is its OAuth error code. */
  failed(ctx: KoaContextWithOIDC, error: string): string;
  /** Asks whether to sign out. The form posted to `action` must include `xsrf`. */
  signOut(ctx: KoaContextWithOIDC, action: string, xsrf: string): string;
}

export interface EmbeddedProviderDependencies {
  readonly database: Database;
  readonly accounts: ProviderAccounts;
  readonly appSecret: string;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly logger: Logger;
  readonly views: ProviderViews;
}

/** Creates the provider with these keys. The first one signs. */
export function createEmbeddedProvider(dependencies: EmbeddedProviderDependencies, keys: KeySet['keys']): Provider {
  const provider = new Provider(embeddedIssuer(dependencies.publicUrl), {
    adapter: (model: string) => new ProviderArtifacts(dependencies.database, model),
    jwks: { keys: [...keys] as JWK[] },
    enabledJWA: { idTokenSigningAlgValues: [SIGNING_ALGORITHM] },
    clients: [client(dependencies)],
    cookies: cookies(dependencies),
    ttl: TTL,
    scopes: SCOPE.split(' '),
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    // Puts the claims into the ID token, which saves the client a call.
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
  // Its URLs come from headers, which the mount overwrites based on PUBLIC_URL.
  provider.proxy = true;
  const failed = (ctx: KoaContextWithOIDC, error: unknown) => {
    if (error instanceof DatabaseUnavailable) {
      ctx.status = 503;
      ctx.set('Retry-After', String(RETRY_AFTER_S));
    }
    dependencies.logger.error({ err: error, route: ctx.oidc?.route }, 'The identity provider failed');
  };
  provider.on('server_error', failed);
  // The provider saves its session last, outside its own error handling.
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
      // Each of these cookies belongs to one path, which __Host- does not allow.
      interaction: `${isHttps ? '__Secure-' : ''}oidc-interaction`,
      resume: `${isHttps ? '__Secure-' : ''}oidc-resume`,
    },
    keys: [derivedSecret(appSecret, 'embedded provider: cookies')],
    long: { ...options, path: '/' },
    short: options,
  };
}

/** No consent page: this is the site's own provider. */
async function grantEverything(ctx: KoaContextWithOIDC) {
  const { client: caller, session, provider } = ctx.oidc;
  if (caller === undefined || session?.accountId === undefined) return undefined;
  const grantId = session.grantIdFor(caller.clientId);
  const existingGrant = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  if (existingGrant !== undefined) return existingGrant;
  const grant = new provider.Grant({ clientId: caller.clientId, accountId: session.accountId });
  grant.addOIDCScope(SCOPE);
  await grant.save();
  return grant;
}

interface SignOutState {
  readonly secret: string;
  readonly postLogoutRedirectUri?: string;
}

/**
 * Signs out at once if the request's ID token identifies the signed-in account. Otherwise asks for confirmation, so
 * that no other site can sign a member out.
 */
async function signOut(ctx: KoaContextWithOIDC, views: ProviderViews): Promise<void> {
  const { session, provider, entities } = ctx.oidc;
  const state = session?.state as SignOutState | undefined;
  if (session === undefined || state === undefined) throw new Error('There is no session to sign out.');
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
