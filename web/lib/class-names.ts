/** Joins class names and leaves out what is absent. Later names do not override earlier ones: pass layout only. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
