import { parseAst, type Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/;

const NEVER = 'throw Error("Left out by web/build/lean-router.ts")';

const HELP =
  'Compare LEFT_OUT in web/build/lean-router.ts with the installed react-router: delete the rows of functions that ' +
  'are gone, and rename the renamed ones.';

/**
 * Functions of the router that the site doesn't use, with their replacement bodies. The package is one file that can't
 * be tree-shaken. Left out: form actions and fetchers that mutate (the site calls its API), link prefetching,
 * navigation blocking, view transitions, server components, and instrumentation. Saves 5.3 kB (Brotli) on every page.
 */
export const LEFT_OUT: Readonly<Record<string, string>> = {
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

/** Removes these functions from the client build, which fails if the package no longer has one of them. */
export function leanRouter(): Plugin {
  let isFound = false;
  return {
    name: 'lean-router',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    transform(code, id) {
      if (!isRouter(id, code)) return null;
      isFound = true;
      return { code: lean(code), map: null };
    },
    buildEnd(error) {
      if (error === undefined && !isFound) this.error(`The build found no file of react-router to shorten. ${HELP}`);
    },
  };
}

/** Returns whether a file is the one with the router's code. */
export function isRouter(path: string, code: string): boolean {
  return ROUTER.test(path) && code.includes('function createRouter(');
}

/** Returns the router's code without these functions. Throws if it lacks one of them. */
export function lean(code: string): string {
  const bodies = bodiesIn(code);
  const missing = Object.keys(LEFT_OUT).filter((name) => !bodies.has(name));
  if (missing.length > 0) throw new Error(`React Router no longer has ${missing.join(', ')}. ${HELP}`);
  const cuts = [...bodies].flatMap(([name, body]) => {
    const instead = LEFT_OUT[name];
    return instead === undefined ? [] : [{ ...body, instead }];
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
