import { parseAst, type Plugin } from 'vite';

const CONTRACT = /\/interfaces\/contract\/.*\.ts$/;

/** Methods of schemas that only the API documentation uses. */
const DOCUMENTATION = new Set(['describe', 'meta']);

/** Removes descriptions from the client build: forms use the rules of a schema, not its documentation. */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    // After TypeScript is removed.
    enforce: 'post',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    transform: (code, id) => (CONTRACT.test(id) ? { code: withoutDocumentation(code), map: null } : null),
  };
}

interface Call {
  readonly type: 'CallExpression';
  readonly end: number;
  readonly callee: { readonly object?: { readonly end: number }; readonly property?: { readonly name?: string } };
}

/** Returns the code without `.describe(…)` and `.meta(…)`. */
function withoutDocumentation(code: string): string {
  const cuts: { readonly start: number; readonly end: number }[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    if (isCall(node)) {
      const { object, property } = node.callee;
      if (object !== undefined && DOCUMENTATION.has(property?.name ?? ''))
        cuts.push({ start: object.end, end: node.end });
    }
    Object.values(node).forEach(visit);
  };
  visit(parseAst(code));
  let text = code;
  for (const { start, end } of cuts.toSorted((one, other) => other.start - one.start))
    text = text.slice(0, start) + text.slice(end);
  return text;
}

function isCall(node: object): node is Call {
  return 'type' in node && node.type === 'CallExpression';
}
