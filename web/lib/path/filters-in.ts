const MAX_LENGTH = 200;

/** Returns whether a filter's text can be searched for. */
export const isFilterText = (value: string): boolean => value.length <= MAX_LENGTH && !value.includes('\0');

/**
 * Returns the filters that an address sets. `fits` names them in the order of addresses, and tells whether a value is
 * valid. Filters that are absent or invalid are left out.
 */
export function filtersIn<Name extends string>(
  params: URLSearchParams,
  fits: Readonly<Record<Name, (value: string) => boolean>>,
): Readonly<Partial<Record<Name, string>>> {
  const filters: Partial<Record<Name, string>> = {};
  for (const name of Object.keys(fits) as Name[]) {
    const value = params.get(name)?.trim() ?? '';
    if (value !== '' && fits[name](value)) filters[name] = value;
  }
  return filters;
}
