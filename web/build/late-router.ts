import { parseAst } from 'vite';

/** What pages use of React Router as soon as they start. */
export const FIRST: readonly string[] = [
  ...['Link', 'NavLink', 'Navigate', 'Outlet', 'RouterContextProvider', 'RouterProvider'],
  ...[
    'createContext',
    'createPath',
    'IDLE_NAVIGATION',
    'data',
    'matchPath',
    'matchRoutes',
    'redirect',
    'redirectDocument',
  ],
  ...['useLocation', 'useNavigate', 'useNavigationType', 'useParams', 'useRouteError', 'useSearchParams'],
];

/** What a page needs only when the reader leaves it. */
export const LATE = 'createBrowserRouter';

interface Statement {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly id?: { readonly name: string } | null;
  readonly declarations?: readonly { readonly id: { readonly name?: string } }[];
  readonly expression?: { readonly type: string; readonly left?: { readonly name?: string } };
}

interface Split {
  /** The router's file, which also exports what the late part shares with it. */
  readonly first: string;
  /** Returns the late part: what only `LATE` uses. */
  readonly late: (file: string) => string;
}

/** Splits the router's file, so that `LATE` can load after the page has started. Throws if it lacks a name. */
export function splitRouter(code: string): Split {
  const { body } = parseAst(code) as unknown as { readonly body: readonly Statement[] };
  const declared = new Map<string, Statement[]>();
  for (const each of body) for (const name of namesOf(each)) declared.set(name, [...(declared.get(name) ?? []), each]);
  const missing = [...FIRST, LATE].filter((name) => !declared.has(name));
  if (missing.length > 0) throw new Error(`React Router no longer declares ${missing.join(', ')}. See FIRST and LATE.`);
  const first = reachedFrom(FIRST, declared);
  const wanted = [...reachedFrom([LATE], declared)];
  const shared = wanted.filter((name) => first.has(name));
  const textOf = ({ start, end }: Statement): string => code.slice(start, end);
  const own = new Set(wanted.filter((name) => !first.has(name)).flatMap((name) => declared.get(name)!));
  return {
    first: `${code}\nexport { ${shared.map((name) => `${name} as late_${name}`).join(', ')} };`,
    late: (file) =>
      [
        ...body.filter(({ type }) => type === 'ImportDeclaration').map(textOf),
        `import { ${shared.map((name) => `late_${name} as ${name}`).join(', ')} } from ${JSON.stringify(file)};`,
        ...body.filter((each) => own.has(each)).map(textOf),
        `export { ${LATE} };`,
      ].join('\n'),
  };
}

/** Returns the names that a statement of a module declares, or the one that it sets, such as a private field's. */
function namesOf({ id, declarations = [], expression }: Statement): string[] {
  if (id) return [id.name];
  if (expression?.type === 'AssignmentExpression')
    return expression.left?.name === undefined ? [] : [expression.left.name];
  return declarations.flatMap(({ id: { name } }) => name ?? []);
}

/** Returns names and all declared names that they use, directly or not. */
function reachedFrom(names: readonly string[], declared: ReadonlyMap<string, readonly Statement[]>): Set<string> {
  const reached = new Set<string>();
  const reach = (name: string): void => {
    const statements = declared.get(name);
    if (statements === undefined || reached.has(name)) return;
    reached.add(name);
    for (const used of identifiersIn(statements)) reach(used);
  };
  names.forEach(reach);
  return reached;
}

interface Node {
  readonly type?: string;
  readonly name?: string;
  readonly computed?: boolean;
  readonly shorthand?: boolean;
}

/** Returns the identifiers in a part of a program, except names of properties. Local names may be among them. */
function identifiersIn(part: object, found = new Set<string>()): Set<string> {
  const { type, name, computed = false, shorthand = false } = part as Node;
  if (type === 'Identifier' && name !== undefined) found.add(name);
  for (const [key, value] of Object.entries(part) as [string, unknown][]) {
    const isName = (type === 'MemberExpression' && key === 'property') || (type === 'Property' && key === 'key');
    if (typeof value !== 'object' || value === null || (isName && !computed && !shorthand)) continue;
    identifiersIn(value, found);
  }
  return found;
}
