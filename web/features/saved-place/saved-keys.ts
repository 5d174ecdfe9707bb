/** Key of the member's saved places, from all lists. */
export const SAVED_KEY = ['user', 'favorites'] as const;

/** Cache key for a change made since the lists were fetched: one entry per business, for all of its cards. */
export const pressedKey = (id: number) => ['saved-place', id] as const;
