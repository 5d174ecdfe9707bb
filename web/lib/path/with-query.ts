/** Returns a path with the parameters that have a value, in the given order. */
export function withQuery(path: string, params: Readonly<Record<string, string | null>>): string {
  const setParams = Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== null);
  return setParams.length === 0 ? path : `${path}?${new URLSearchParams(setParams).toString()}`;
}
