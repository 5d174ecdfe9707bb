import { parseAst, type Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/;

const NEVER = 'throw Error("Left out by web/build/lean-router.ts")';

/**
 * Functions of the router that the site doesn't use, with their replacement bodies. The package is one file that can't
 * be tree-shaken. Left out: form actions and fetchers that mutate (the site calls its API), link prefetching,
 * navigation blocking, view transitions, server components, and instrumentation.
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
  // The entry passes the hydration data itself.
  parseHydrationData: 'return undefined',
};

/** Removes these functions from the client build. Throws if the package no longer has one of them. */
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
  // Unused components: without display names and marked as pure, they are tree-shaken.
  return text
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/ = (React\d*\.(?:forwardRef|memo|createContext)\()/g, ' = /* @__PURE__ */ $1');
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
