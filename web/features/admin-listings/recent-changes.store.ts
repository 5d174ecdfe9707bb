import { create } from 'zustand';

/** A change of a listing that the audit log can undo. */
export type ListingChange = 'edit' | 'hide' | 'unhide' | 'close' | 'reopen' | 'delete';

interface RecentChanges {
  /** The administrator's last change of each listing since the page was opened, by the listing's id. */
  readonly changes: Readonly<Record<number, ListingChange>>;
  readonly add: (id: number, change: ListingChange) => void;
  readonly drop: (id: number) => void;
}

const useStore = create<RecentChanges>()((set) => ({
  changes: {},
  add: (id, change) => set(({ changes }) => ({ changes: { ...changes, [id]: change } })),
  drop: (id) => set(({ changes: { [id]: _, ...changes } }) => ({ changes })),
}));

/** Returns the administrator's last change of each listing, which outlasts a visit to the edit page. */
export const useRecentChanges = () => useStore(({ changes }) => changes);

export function addRecentChange(id: number, change: ListingChange): void {
  useStore.getState().add(id, change);
}

export function dropRecentChange(id: number): void {
  useStore.getState().drop(id);
}
