import { createServer } from 'node:http';

import { Provider, type Configuration } from 'oidc-provider';
import { freePort } from '../free-port.js';

export interface ExternalIssuer {
  readonly issuer: string;
  /** The account that it signs in next, without a form. */
  account: ExternalAccount;
  /** If true, every token request fails with a server error. */
  isFailing: boolean;
  stop(): Promise<void>;
}

export interface ExternalAccount {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly given_name?: string;
  readonly family_name?: string;
}

interface Options {
  readonly redirectUri: string;
  readonly postLogoutUri: string;
  /** If false, it has no sign-out. */
  readonly endSession: boolean;
  /** If false, email and names come only from the userinfo endpoint. */
  readonly claimsInToken?: boolean;
  readonly port?: number;
}

export const CLIENT = { id: 'paws', secret: 'a-secret-between-the-two-of-them' } as const;

/** Starts an external OpenID Connect issuer on this machine. */
export async function startExternalIssuer(options: Options): Promise<ExternalIssuer> {
  const port = options.port ?? (await freePort());
  const issuer = `http://localhost:${String(port)}`;
  const state = { account: { sub: 'nobody' } as ExternalAccount, isFailing: false };
  const provider = new Provider(
    issuer,
    configuration(options, () => state.account),
  );
  const callback = provider.callback();
  const server = createServer((request, response) => {
    if (state.isFailing && request.url === '/token') response.writeHead(500).end('out of order');
    else if (request.url?.startsWith('/interaction/')) void finish(provider, request, response, state.account.sub);
    else void callback(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    issuer,
    get account() {
      return state.account;
    },
    set account(account) {
      state.account = account;
    },
    get isFailing() {
      return state.isFailing;
    },
    set isFailing(isFailing) {
      state.isFailing = isFailing;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function configuration(options: Options, account: () => ExternalAccount): Configuration {
  return {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [options.redirectUri],
        post_logout_redirect_uris: [options.postLogoutUri],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: options.claimsInToken === false,
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: options.endSession } },
    cookies: { keys: ['cookie-keys-of-the-external-issuer'] },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ ...account(), sub }) }),
    async loadExistingGrant(ctx) {
      const { client, session, provider } = ctx.oidc;
      const known = session?.grantIdFor(client?.clientId ?? '');
      // A code is valid only while the grant of its session stays the same.
      if (known !== undefined) return provider.Grant.find(known);
      const grant = new provider.Grant({ accountId: session?.accountId ?? '', clientId: client?.clientId ?? '' });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}

type Finish = Parameters<Provider['interactionFinished']>;

async function finish(provider: Provider, request: Finish[0], response: Finish[1], accountId: string): Promise<void> {
  await provider.interactionFinished(request, response, { login: { accountId } });
}
