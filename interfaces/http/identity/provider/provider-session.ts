import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type { Login } from '../../../../application/identity/provider-ports.js';
import { PROVIDER_SESSION_S } from '../../../../application/identity/provider-paths.js';

/** Returns whether anyone is signed in at the provider in this browser. */
export async function hasProviderSession(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const id = provider.createContext(request, response).cookies.get(provider.cookieName('session'), { signed: true });
  if (id === undefined) return false;
  return (await provider.Session.find(id))?.accountId !== undefined;
}

/**
 * Signs an account in at the provider in this browser, replacing any other account. Sets the cookie on the response.
 */
export async function startProviderSession(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  { account, loginTs }: Login,
): Promise<void> {
  const { cookies } = provider.createContext(request, response);
  const session = new provider.Session();
  session.loginAccount({ accountId: account.id, loginTs });
  await session.save(PROVIDER_SESSION_S);
  cookies.set(provider.cookieName('session'), session.jti, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: PROVIDER_SESSION_S * 1000,
  });
}

/**
 * Ends another account's session in this browser, so that the sign-in in progress can continue as `accountId`. The
 * provider itself would use a form that needs a script.
 */
export async function endOtherSession(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  accountId: string,
): Promise<void> {
  const { cookies } = provider.createContext(request, response);
  const id = cookies.get(provider.cookieName('session'), { signed: true });
  const session = id === undefined ? undefined : await provider.Session.find(id);
  if (session?.accountId === undefined || session.accountId === accountId) return;
  const interaction = await provider.interactionDetails(request, response);
  // Otherwise the sign-in in progress would stay bound to the ended session.
  delete interaction.session;
  await interaction.persist();
  await session.destroy();
}
