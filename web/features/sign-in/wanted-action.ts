import { keepActionAfterSignIn, type PendingAction } from '../../lib/member/action-after-sign-in.js';

/** The cookie that the server sets when a sign-up is confirmed in another browser than the one that started it. */
const COOKIE = /(?:^|; )((?:__Host-)?wanted-action)=([a-z0-9-]+)/;

/**
 * Stores the action that a person wanted before they signed up in another browser, so that it runs at `returnTo`. Only if
 * the server named the same action: a link alone must not trigger anything. Browser only.
 */
export function keepWantedAction(returnTo: string): void {
  const [, name, action] = COOKIE.exec(document.cookie) ?? [];
  if (name === undefined || action === undefined) return;
  document.cookie = `${name}=; Max-Age=0; Path=/${name.startsWith('__Host-') ? '; Secure' : ''}`;
  if (!returnTo.endsWith(`#intent-${action}`)) return;
  const dash = action.lastIndexOf('-');
  keepActionAfterSignIn({ kind: action.slice(0, dash) as PendingAction['kind'], id: Number(action.slice(dash + 1)) });
}
