import { create } from 'zustand';

export type ToastTone = 'neutral' | 'success' | 'danger';

/** A button in a toast. It closes the toast. */
export interface ToastAction {
  readonly label: string;
  /** What it does, read to people who can't see the toast. */
  readonly description: string;
  readonly onSelect: () => void;
}

export interface ToastMessage {
  readonly title: string;
  readonly description?: string | undefined;
  readonly tone?: ToastTone | undefined;
  readonly actions?: readonly ToastAction[] | undefined;
  /** How long it stays, in milliseconds; a few seconds by default. */
  readonly durationMs?: number | undefined;
}

interface Toasts {
  /** The visible toast; a newer one replaces it, because several would cover the page. */
  readonly current: (ToastMessage & { readonly id: number }) | null;
  readonly show: (message: ToastMessage) => void;
  readonly dismiss: (id: number) => void;
}

let lastId = 0;

export const useToasts = create<Toasts>((set) => ({
  current: null,
  show: (message) => set({ current: { ...message, id: ++lastId } }),
  dismiss: (id) => set(({ current }) => (current?.id === id ? { current: null } : {})),
}));

/** Shows a toast. For event handlers and responses, in the browser. */
export function toast(message: ToastMessage): void {
  useToasts.getState().show(message);
}
