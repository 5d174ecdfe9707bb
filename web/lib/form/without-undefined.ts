type WithoutUndefined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** Returns a form's values without undefined keys, for a request body. */
export function withoutUndefined<T extends object>(values: T): WithoutUndefined<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as WithoutUndefined<T>;
}
