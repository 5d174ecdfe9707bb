/** JSON text without an equivalent JavaScript value, such as 1e400. */
export class Raw {
  constructor(readonly text: string) {}
}

/** An object with its keys in order. Some keys may be equal. */
export class Entries {
  constructor(readonly entries: readonly (readonly [string, unknown])[]) {}
}

/** The JSON text of a tree. */
export function jsonOf(tree: unknown): string {
  if (tree instanceof Raw) return tree.text;
  if (Array.isArray(tree)) return `[${tree.map(jsonOf).join()}]`;
  if (tree instanceof Entries)
    return `{${tree.entries.map(([key, value]) => `${JSON.stringify(key)}:${jsonOf(value)}`).join()}}`;
  if (typeof tree === 'object' && tree !== null) return jsonOf(new Entries(Object.entries(tree)));
  return JSON.stringify(tree) ?? 'null';
}

/** Returns the tree with the value at one place changed. Places are counted depth first. The root is 0. */
export function changedAt(tree: unknown, place: number, change: (value: unknown) => unknown): unknown {
  const target = place % countOf(tree);
  let current = -1;
  const visit = (value: unknown): unknown => {
    current += 1;
    if (current === target) {
      current += countOf(value) - 1;
      return change(value);
    }
    if (Array.isArray(value)) return value.map(visit);
    if (!isRecord(value)) return value;
    return new Entries(Object.entries(value).map(([key, each]) => [key, visit(each)]));
  };
  return visit(tree);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Raw);
}

function countOf(tree: unknown): number {
  if (Array.isArray(tree)) return tree.reduce((sum: number, each) => sum + countOf(each), 1);
  if (!isRecord(tree)) return 1;
  return Object.values(tree).reduce((sum: number, each) => sum + countOf(each), 1);
}
