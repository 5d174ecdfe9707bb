/**
 * Drafts of unsent input, in session storage under `draft:…`, which survive a reload, an error, or a sign-in. They never
 * contain email addresses or phone numbers, except for a few minutes through `keepValuesOverSignIn`. Browser only.
 */
const PREFIX = 'draft:';

/** Starts the names of values that `keepValuesOverSignIn` stored. */
export const HELD = 'held:';

/** Returns the draft of this name; null if there is none. The form must check its shape. */
export function readDraft(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

export function keepDraft(name: string, draft: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(draft));
  } catch {
    // Storage is full or blocked; the form still has the text.
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing was stored in that case.
  }
}

/** Returns a function that deletes a draft and returns its argument: the result of the call that sent it. */
export const draftDropper =
  (name: string) =>
  <Result>(result: Result): Result => {
    dropDraft(name);
    return result;
  };

/** Returns the names of this tab's drafts. */
export function draftNames(): readonly string[] {
  try {
    return Object.keys(sessionStorage).flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []));
  } catch {
    return [];
  }
}

export const hasHeldValues = (): boolean => draftNames().some((name) => name.startsWith(HELD));
