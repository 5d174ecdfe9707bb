import { useMemo } from 'react';
import { create } from 'zustand';

/** A change of a listing that the audit log can undo. */
export type ListingChange = 'edit' | 'hide' | 'unhide' | 'close' | 'reopen' | 'delete';

interface RecentChanges {
  /** The administrator's changes of each listing since the page was opened, oldest first, by the listing's id. */
  readonly changes: Readonly<Record<number, readonly ListingChange[]>>;
}

const useStore = create<RecentChanges>()(() => ({ changes: {} }));

/** Returns the administrator's last change of each listing, which outlasts a visit to the edit page. */
export function useRecentChanges(): Readonly<Record<number, ListingChange>> {
  const all = useStore(({ changes }) => changes);
  return useMemo(() => {
    const last = Object.entries(all).flatMap(([id, changes]) => changes.slice(-1).map((change) => [id, change]));
    return Object.fromEntries(last) as Readonly<Record<number, ListingChange>>;
  }, [all]);
}

export function addRecentChange(id: number, change: ListingChange): void {
  set(id, (before) => [...before, change]);
}

/** Removes the last change of a listing, which is undone. */
export function dropRecentChange(id: number): void {
  set(id, (before) => before.slice(0, -1));
}

const set = (id: number, next: (before: readonly ListingChange[]) => readonly ListingChange[]): void =>
  useStore.setState(({ changes }) => ({ changes: { ...changes, [id]: next(changes[id] ?? []) } }));
