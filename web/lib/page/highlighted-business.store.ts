import { create } from 'zustand';

/** Where the reader points at a business. */
type Side = 'list' | 'map';

interface HighlightedBusiness {
  /** The business that the reader points at in the list or on the map; the other one highlights it. */
  readonly id: number | null;
  readonly side: Side;
  readonly highlight: (id: number, side: Side) => void;
  readonly clear: (id: number) => void;
}

const useHighlightedBusiness = create<HighlightedBusiness>()((set) => ({
  id: null,
  side: 'list',
  highlight: (id, side) => set({ id, side }),
  clear: (id) => set((now) => (now.id === id ? { id: null } : now)),
}));

/** Returns which of these businesses is being pointed at there; null if none. */
export function useHighlightedId(ids: readonly number[], side?: Side): number | null {
  return useHighlightedBusiness(({ id, side: from }) =>
    id !== null && (side === undefined || side === from) && ids.includes(id) ? id : null,
  );
}

export function highlightBusiness(id: number, side: Side): void {
  useHighlightedBusiness.getState().highlight(id, side);
}

/** Returns the event handlers for an element that represents a business. */
export function highlightHandlers(id: number | null, side: Side) {
  if (id === null) return {};
  const { highlight, clear } = useHighlightedBusiness.getState();
  const begin = (): void => highlight(id, side);
  const end = (): void => clear(id);
  return { onPointerEnter: begin, onPointerLeave: end, onFocus: begin, onBlur: end };
}
