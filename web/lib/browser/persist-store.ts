import type { StoreApi } from 'zustand';

interface PersistOptions<S> {
  readonly name: string;
  /** A function, because the server has no storage and a browser may deny access. */
  readonly storage: () => Storage;
  /** Selects the part of the state to keep. */
  readonly pick: (state: S) => Partial<S>;
}

/**
 * Saves a store to the browser's storage on each change. Returns a function that loads it. Call that in an effect,
 * because the first render must be the same on the server and in the browser.
 */
export function persistStore<S>(
  store: Pick<StoreApi<S>, 'setState' | 'subscribe'>,
  { name, storage, pick }: PersistOptions<S>,
) {
  store.subscribe((state) => {
    try {
      storage().setItem(name, JSON.stringify({ state: pick(state) }));
    } catch {
      // Storage is full or blocked; the state lasts as long as the page.
    }
  });
  return (): void => store.setState(readPersisted<S>(name, storage));
}

function readPersisted<S>(name: string, storage: () => Storage): Partial<S> {
  try {
    const stored = JSON.parse(storage().getItem(name) ?? '{}') as { readonly state?: Partial<S> };
    return stored.state ?? {};
  } catch {
    return {};
  }
}
