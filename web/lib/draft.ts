/**
 * What was typed and not yet sent, in session storage under `draft:…`: a reload, a failure or a sign-in in between
 * loses nothing. Never e-mail addresses or telephone numbers, but for the minutes of `holdValues`. Browser only.
 */
const PREFIX = 'draft:';

/** The draft of this name as it was kept; null where there is none. Its shape is the form's to check. */
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
    // A full or forbidden storage: the form still holds what was typed.
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing was kept then.
  }
}

/** Forgets all drafts of this tab, as signing out does: the next person at this browser reads none. */
export function dropAllDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept then.
  }
}
