import { useEffect } from 'react';
import { create } from 'zustand';

/**
 * An action that a visitor wanted before signing in, to be run on their return. It is kept in this browser's storage, so a
 * link from elsewhere can't trigger anything, and requested by the hash of the return address, so another person's
 * sign-in doesn't trigger it. Browser only.
 */
export interface PendingAction {
  readonly kind: 'save' | 'helpful' | 'review' | 'edit-review' | 'respond' | 'turned-away';
  /** ID of the business or review. */
  readonly id: number;
}

export interface KeptAction {
  readonly at: number;
  /** The draft that belongs to it, for a tab that doesn't have it, such as one opened by an emailed link. */
  readonly draft?: { readonly name: string; readonly value: unknown } | undefined;
}

export const ACTIONS_STORAGE_NAME = 'intent';
/** Begins the hash of a return address that runs an action. */
export const ACTION_LINK_PREFIX = '#intent-';
/** In ms; as long as the emailed link that confirms a new account is valid. */
const KEPT_MS = 24 * 3_600_000;
/** Maximum number of pending actions; nobody has more sign-ins open at once. */
const MAX_KEPT_ACTIONS = 5;

const nameOf = ({ kind, id }: PendingAction): string => `${kind}-${id}`;

/** Returns the path of a page with a hash that runs the action on return. */
export const withActionAfterSignIn = (path: string, action: PendingAction): string =>
  `${path}${ACTION_LINK_PREFIX}${nameOf(action)}`;

/** Stores an action until `withActionAfterSignIn` returns to it. */
export function keepActionAfterSignIn(action: PendingAction, draft?: KeptAction['draft']): void {
  const others = Object.entries(readKeptActions()).filter(([name]) => name !== nameOf(action));
  const newest: [string, KeptAction][] = [[nameOf(action), { at: Date.now(), draft }], ...others];
  writeKeptActions(newest.slice(0, MAX_KEPT_ACTIONS));
}

export const endsWithAction = (hash: string): boolean => hash.startsWith(ACTION_LINK_PREFIX);

/** Returns the unexpired actions, newest first. */
export function readKeptActions(): Readonly<Record<string, KeptAction>> {
  try {
    const stored = JSON.parse(localStorage.getItem(ACTIONS_STORAGE_NAME) ?? '{}') as Record<string, KeptAction>;
    return Object.fromEntries(Object.entries(stored).filter(([, { at }]) => Date.now() - at < KEPT_MS));
  } catch {
    return {};
  }
}

export function writeKeptActions(kept: readonly (readonly [string, KeptAction])[]): void {
  try {
    if (kept.length === 0) localStorage.removeItem(ACTIONS_STORAGE_NAME);
    else localStorage.setItem(ACTIONS_STORAGE_NAME, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Storage is full or blocked; the sign-in still returns to the page.
  }
}

interface PendingActionState {
  /** The action of a returning member, until the responsible part of the page takes it. */
  readonly action: PendingAction | null;
}

export const usePendingAction = create<PendingActionState>(() => ({ action: null }));

/** Runs a returning member's action once, as soon as possible. */
export function useActionAfterSignIn(kind: PendingAction['kind'], id: number, act: () => void, canAct = true): void {
  const isPending = usePendingAction(({ action }) => canAct && action?.kind === kind && action.id === id);
  useEffect(() => {
    if (!isPending || usePendingAction.getState().action === null) return;
    usePendingAction.setState({ action: null });
    act();
    // Runs once per return, even if the component re-renders.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isPending]);
}
