type Given<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** A form's values without the keys that are undefined: a body that says only what is given. */
export function given<T extends object>(values: T): Given<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<T>;
}
