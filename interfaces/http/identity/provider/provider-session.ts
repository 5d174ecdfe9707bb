import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { PROVIDER_SESSION_S } from '../../../../application/identity/provider-paths.js';

/** Whether somebody is signed in at the provider in this browser. */
export async function hasProviderSession(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const id = provider.createContext(request, response).cookies.get(provider.cookieName('session'), { signed: true });
  if (id === undefined) return false;
  return (await provider.Session.find(id))?.accountId !== undefined;
}

/** Signs an account in at the provider in this browser, in place of whoever was; sets the cookie on the answer. */
export async function startProviderSession(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  accountId: string,
): Promise<void> {
  const { cookies } = provider.createContext(request, response);
  const session = new provider.Session();
  session.loginAccount({ accountId, loginTs: loginMoment() });
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
 * Ends the session of somebody else in this browser, so that the sign-in under way can go on as `accountId`; the provider
 * itself would do it by a form that needs a script.
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
  // Else the sign-in under way would be bound to the session that ends here.
  delete interaction.session;
  await interaction.persist();
  await session.destroy();
}

/** Seconds, as the provider counts, and their fraction: a login right after a change of the password is told from one before. */
export function loginMoment(): number {
  return Date.now() / 1000;
}
