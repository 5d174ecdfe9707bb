/** Begins the key of everything about one business: a change of its reviews makes all of it old. */
export const businessKey = (id: number) => ['business', id] as const;
