/**
 * What the reader saw at each entry of this tab's history, in session storage under `visits`, so that Back also works
 * after a reload. Browser only.
 */
interface Visit {
  /** Scroll position, in pixels from the top. */
  readonly top?: number;
  /** Number of items of the lists that the reader extended, by the hash of their query. */
  readonly lengths?: Readonly<Record<string, number>>;
}

const NAME = 'visits';
const MAX_STORED = 50;

let visits: Map<string, Visit> | null = null;

function allVisits(): Map<string, Visit> {
  try {
    visits ??= new Map(JSON.parse(sessionStorage.getItem(NAME) ?? '[]') as [string, Visit][]);
  } catch {
    visits = new Map();
  }
  return visits;
}

/** Returns the visit of a history entry, by the key of its location. */
export const visitOf = (key: string): Visit => allVisits().get(key) ?? {};

/** Keeps a part of a visit in memory. */
export const keepVisit = (key: string, part: Visit): void => void allVisits().set(key, { ...visitOf(key), ...part });

/** Stores the newest visits. Call it when the page is hidden, because a reload or another page may follow. */
export function storeVisits(): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify([...allVisits()].slice(-MAX_STORED)));
  } catch {
    // Storage is full or blocked; the visits last as long as the page.
  }
}

/** Forgets what is in memory, as a reload does. */
export const forgetVisits = (): void => void (visits = null);

/** Gives the current history entry its own key, as the router gives to those that it makes. Call it before the router. */
export function nameFirstEntry(): void {
  const state = history.state as { readonly key?: string } | null;
  if (state?.key === undefined) history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
}
