import { parseAst, type Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/;

const NEVER = 'throw Error("Left out by web/build/lean-router.ts")';

/**
 * What of the router the site has no use for, by the name of its function and with what stands there instead. The package
 * keeps all in one file, tied together so that nothing can be shaken off: forms and fetchers that change things by routes
 * (the site calls its API), links that fetch pages beforehand, blocked ways, transitions of
 * views, server components, instruments.
 */
const LEFT_OUT: Readonly<Record<string, string>> = {
  handleAction: NEVER,
  fetch2: NEVER,
  handleFetcherAction: NEVER,
  handleFetcherLoader: NEVER,
  PrefetchPageLinks: NEVER,
  usePrefetchBehavior: 'return [false, null, {}]',
  useViewTransitionState: 'return false',
  RSCErrorHandler: NEVER,
  decodeRouteErrorResponseDigest: NEVER,
  getRouteInstrumentationUpdates: NEVER,
  instrumentClientSideRouter: NEVER,
  shouldBlockNavigation: 'return undefined',
  updateBlocker: NEVER,
  // The entry gives the router what it starts with.
  parseHydrationData: 'return undefined',
};

/** Leaves that out of what the browser gets. Fails where the package has no such function any more. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    transform: (code, id) =>
      ROUTER.test(id) && code.includes('function createRouter(') ? { code: lean(code), map: null } : null,
  };
}

function lean(code: string): string {
  const bodies = bodiesIn(code);
  const cuts = Object.entries(LEFT_OUT).map(([name, instead]) => {
    const body = bodies.get(name);
    if (body === undefined) throw new Error(`The router has no function ${name}: mend web/build/lean-router.ts.`);
    return { ...body, instead };
  });
  let text = code;
  for (const { start, end, instead } of cuts.toSorted((one, other) => other.start - one.start)) {
    text = `${text.slice(0, start)}{ ${instead}; }${text.slice(end)}`;
  }
  // Components that nothing imports: without their names and known to do nothing, they are left out.
  return text
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/ = (React\d*\.(?:forwardRef|memo|createContext)\()/g, ' = /* @__PURE__ */ $1');
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where the bodies of named functions stand, also of those within others. */
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
