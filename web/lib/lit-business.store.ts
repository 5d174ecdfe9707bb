import { create } from 'zustand';

/** Where the reader points at a business. */
type Side = 'list' | 'map';

interface LitBusiness {
  /** The business that the reader points at, in a list or on the map beside it: the other one shows which it is. */
  readonly id: number | null;
  readonly side: Side;
  readonly light: (id: number, side: Side) => void;
  readonly dim: (id: number) => void;
}

const useLitBusiness = create<LitBusiness>()((set) => ({
  id: null,
  side: 'list',
  light: (id, side) => set({ id, side }),
  dim: (id) => set((now) => (now.id === id ? { id: null } : now)),
}));

/** Of these businesses the one that is pointed at there, else null. */
export function useLit(ids: readonly number[], side?: Side): number | null {
  return useLitBusiness(({ id, side: from }) =>
    id !== null && (side === undefined || side === from) && ids.includes(id) ? id : null,
  );
}

export function lightBusiness(id: number, side: Side): void {
  useLitBusiness.getState().light(id, side);
}

/** What an element listens to that stands for a business. */
export function pointingAt(id: number | null, side: Side) {
  if (id === null) return {};
  const { light, dim } = useLitBusiness.getState();
  const begin = (): void => light(id, side);
  const end = (): void => dim(id);
  return { onPointerEnter: begin, onPointerLeave: end, onFocus: begin, onBlur: end };
}
