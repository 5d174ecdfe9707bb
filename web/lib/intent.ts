import { useEffect } from 'react';
import { create } from 'zustand';
import { keepDraft, readDraft } from './draft.js';

/**
 * What somebody wanted to do who was not signed in, or no longer: it is done once they come back. It waits in this
 * browser's own storage, so that an address from elsewhere can ask for nothing, and is asked for by the end of the
 * address that the sign-in comes back to, so that nobody else's sign-in does it. Browser only.
 */
export interface Intent {
  readonly kind: 'save' | 'helpful' | 'review' | 'edit-review' | 'respond';
  /** Of the business, or of the review. */
  readonly id: number;
}

interface Kept {
  readonly at: number;
  /** What was typed for it, for a tab that has not typed it, as a mailed link opens one. */
  readonly draft?: { readonly name: string; readonly value: unknown } | undefined;
}

const STORAGE_NAME = 'intent';
const PREFIX = '#intent-';
/** As long as the mailed link works that confirms a new account, in ms. */
const KEPT_MS = 24 * 3_600_000;
/** Nobody is on so many ways to sign in at once. */
const MAX_KEPT = 5;

const nameOf = ({ kind, id }: Intent): string => `${kind}-${id}`;

/** The path of a page, so ended that coming back to it does what was wanted there. */
export const withIntent = (path: string, intent: Intent): string => `${path}${PREFIX}${nameOf(intent)}`;

/** Remembers what is wanted, until `withIntent` leads back. */
export function keepIntent(intent: Intent, draft?: Kept['draft']): void {
  const others = Object.entries(readKept()).filter(([name]) => name !== nameOf(intent));
  const newest: [string, Kept][] = [[nameOf(intent), { at: Date.now(), draft }], ...others];
  writeKept(newest.slice(0, MAX_KEPT));
}

/** What the end of an address asks for and this browser remembers, once; null where it is not both. */
export function takeIntent(hash: string): Intent | null {
  const [, kind, id] = /^#intent-(save|helpful|review|edit-review|respond)-([1-9]\d{0,9})$/.exec(hash) ?? [];
  if (kind === undefined) return null;
  const intent = { kind: kind as Intent['kind'], id: Number(id) };
  const kept = readKept();
  const { [nameOf(intent)]: mine, ...others } = kept;
  if (mine === undefined) return null;
  writeKept(Object.entries(others));
  const { draft } = mine;
  if (draft !== undefined && readDraft(draft.name) === null) keepDraft(draft.name, draft.value);
  return intent;
}

export const endsWithIntent = (hash: string): boolean => hash.startsWith(PREFIX);

/** Forgets what is wanted, as signing out does. */
export const dropIntents = (): void => writeKept([]);

/** What is remembered and has not expired, the newest first. */
function readKept(): Readonly<Record<string, Kept>> {
  try {
    const kept = JSON.parse(localStorage.getItem(STORAGE_NAME) ?? '{}') as Record<string, Kept>;
    return Object.fromEntries(Object.entries(kept).filter(([, { at }]) => Date.now() - at < KEPT_MS));
  } catch {
    return {};
  }
}

function writeKept(kept: readonly (readonly [string, Kept])[]): void {
  try {
    if (kept.length === 0) localStorage.removeItem(STORAGE_NAME);
    else localStorage.setItem(STORAGE_NAME, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A full or forbidden storage: the sign-in still comes back to the page.
  }
}

interface Returned {
  /** What somebody came back to do, until the part of the page that does it takes it. */
  readonly intent: Intent | null;
}

export const useReturned = create<Returned>(() => ({ intent: null }));

/** Does, once and as soon as it can be done, what somebody came back to do. */
export function useReturnedIntent(kind: Intent['kind'], id: number, act: () => void, canAct = true): void {
  const isReturned = useReturned(({ intent }) => canAct && intent?.kind === kind && intent.id === id);
  useEffect(() => {
    if (!isReturned || useReturned.getState().intent === null) return;
    useReturned.setState({ intent: null });
    act();
    // Who comes back comes back once, whatever is drawn anew meanwhile.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isReturned]);
}
