import type { StoreApi } from 'zustand';

interface Kept<S> {
  readonly name: string;
  /** Asked each time: the server has none, and a browser may refuse it. */
  readonly storage: () => Storage;
  /** What of the state is kept. */
  readonly pick: (state: S) => Partial<S>;
}

/**
 * Keeps a store in the browser's storage whenever it changes. Answers how to read what is kept, which is for effects: the
 * first render must be the same on the server and in the browser.
 */
export function keepStore<S>(store: Pick<StoreApi<S>, 'setState' | 'subscribe'>, { name, storage, pick }: Kept<S>) {
  store.subscribe((state) => {
    try {
      storage().setItem(name, JSON.stringify({ state: pick(state) }));
    } catch {
      // A full or forbidden storage: it is kept as long as the page is.
    }
  });
  return (): void => store.setState(readKept<S>(name, storage));
}

function readKept<S>(name: string, storage: () => Storage): Partial<S> {
  try {
    const kept = JSON.parse(storage().getItem(name) ?? '{}') as { readonly state?: Partial<S> };
    return kept.state ?? {};
  } catch {
    return {};
  }
}
