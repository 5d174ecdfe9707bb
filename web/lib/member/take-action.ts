import { keepDraft, readDraft } from '../form/draft.js';
import { readKeptActions, writeKeptActions, type KeptAction, type PendingAction } from './action-after-sign-in.js';

/** The cookie that the server sets when a sign-up is confirmed in another browser than the one that started it. */
const COOKIE = /(?:^|; )((?:__Host-)?wanted-action)=([a-z0-9-]+)/;

/**
 * Returns and removes the action that a hash names. Null unless this browser stored it, or the server named it in a
 * cookie: a link alone must not trigger anything. Restores the draft that belongs to the action. Browser only.
 */
export function takeActionAfterSignIn(hash: string): PendingAction | null {
  const [, name, kind, id] = /^#intent-(([a-z-]+)-([1-9]\d{0,9}))$/.exec(hash) ?? [];
  if (name === undefined) return null;
  const isFromServer = takeCookie() === name;
  const { [name]: mine, ...others } = readKeptActions();
  if (mine === undefined && !isFromServer) return null;
  writeKeptActions(Object.entries(others));
  restoreDraft(mine?.draft);
  return { kind: kind as PendingAction['kind'], id: Number(id) };
}

/** Returns the action in the cookie and deletes it; null if there is none. */
function takeCookie(): string | null {
  const [, cookie, action] = COOKIE.exec(document.cookie) ?? [];
  if (cookie === undefined || action === undefined) return null;
  document.cookie = `${cookie}=; Max-Age=0; Path=/${cookie.startsWith('__Host-') ? '; Secure' : ''}`;
  return action;
}

function restoreDraft(draft: KeptAction['draft']): void {
  if (draft !== undefined && readDraft(draft.name) === null) keepDraft(draft.name, draft.value);
}
