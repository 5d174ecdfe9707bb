import { parseAst } from 'vite';

/** The body of a function that nothing calls. */
export const NEVER = 'throw Error("Left out of the build")';

/** Names of functions with their replacement bodies. */
export type LeftOut = Readonly<Record<string, string>>;

interface Package {
  readonly name: string;
  /** What to do if it no longer has a function. */
  readonly help: string;
}

/** Returns a package's code with these bodies. Throws if it lacks one of the functions. */
export function withBodies(code: string, leftOut: LeftOut, { name, help }: Package): string {
  const bodies = bodiesIn(code);
  const missing = Object.keys(leftOut).filter((each) => !bodies.has(each));
  if (missing.length > 0) throw new Error(`${name} no longer has ${missing.join(', ')}. ${help}`);
  const cuts = [...bodies].flatMap(([each, body]) => {
    const instead = leftOut[each];
    return instead === undefined ? [] : [{ ...body, instead }];
  });
  let text = code;
  for (const { start, end, instead } of cuts.toSorted((one, other) => other.start - one.start)) {
    text = `${text.slice(0, start)}{ ${instead}; }${text.slice(end)}`;
  }
  return text;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Returns the positions of the bodies of named functions, including nested ones. */
function bodiesIn(code: string): Map<string, Span> {
  const found = new Map<string, Span>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type, id, body } = node as { type?: string; id?: { name: string } | null; body?: Span };
    if (type === 'FunctionDeclaration' && id && body) found.set(id.name, body);
    Object.values(node).forEach(visit);
  };
  visit(parseAst(code));
  return found;
}
