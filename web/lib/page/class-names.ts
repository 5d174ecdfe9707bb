/** Joins class names and leaves out absent ones. Later names don't override earlier ones, so pass layout only. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
