/** Returns a path with the parameters that have a value, in the given order. */
export function withQuery(path: string, params: Readonly<Record<string, string | null>>): string {
  const given = Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== null);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}
