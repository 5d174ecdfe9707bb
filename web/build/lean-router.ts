import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { splitRouter } from './late-router.js';
import { NEVER, withBodies, type LeftOut } from './left-out.js';

const ROUTER = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/;

const HELP =
  'Compare LEFT_OUT in web/build/lean-router.ts with the installed react-router: delete the rows of functions that ' +
  'are gone, and rename the renamed ones.';

/**
 * Functions of the router that the site doesn't use, with their replacement bodies. The package is one file that can't
 * be tree-shaken. Left out: form actions and fetchers that mutate (the site calls its API), link prefetching,
 * navigation blocking, view transitions, server components, and instrumentation.
 */
export const LEFT_OUT: LeftOut = {
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

/** The module that exports the part of the router that pages load late. */
const USES_LATE_PART = /\/web\/app\/client\/whole-router\.ts$/;
const LATE_PART = '\0late-router';

/**
 * Removes these functions from the client build, which fails if the package no longer has one of them. What `LATE` needs
 * becomes a module of its own. `folder` contains the package's files.
 */
export function leanRouter(folder: string): Plugin {
  let isFound = false;
  return {
    name: 'lean-router',
    enforce: 'pre',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    resolveId: (id, importer) => (id === 'react-router-dom' && USES_LATE_PART.test(importer ?? '') ? LATE_PART : null),
    async load(id) {
      if (id !== LATE_PART) return null;
      const { path, code } = await readRouter(folder);
      return splitRouter(lean(code)).late(path);
    },
    transform(code, id) {
      if (!isRouter(id, code)) return null;
      isFound = true;
      return { code: splitRouter(lean(code)).first, map: null };
    },
    buildEnd(error) {
      if (error === undefined && !isFound) this.error(`The build found no file of react-router to shorten. ${HELP}`);
    },
  };
}

/** Reads the file with the router's code. Throws if there is none. */
async function readRouter(folder: string): Promise<{ readonly path: string; readonly code: string }> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const code = name.endsWith('.mjs') ? await readFile(path, 'utf8') : '';
    if (isRouter(path, code)) return { path, code };
  }
  throw new Error(`${folder} has no file of react-router to shorten. ${HELP}`);
}

/** Returns whether a file is the one with the router's code. */
export function isRouter(path: string, code: string): boolean {
  return ROUTER.test(path) && code.includes('function createRouter(');
}

/** Returns the router's code without these functions. Throws if it lacks one of them. */
export function lean(code: string): string {
  // Unused components: without display names and marked as pure, they are tree-shaken.
  return withoutDiscovery(withBodies(code, LEFT_OUT, { name: 'React Router', help: HELP }))
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/ = (React\d*\.(?:forwardRef|memo|createContext)\()/g, ' = /* @__PURE__ */ $1');
}

const DISCOVERY = /"data-discover": [^,}\n]*? \? "true" : void 0/g;

/** Removes the attribute from links and forms by which the router's own server finds routes to send: 2 kB of a page. */
export function withoutDiscovery(code: string): string {
  if (code.match(DISCOVERY)?.length !== 2) throw new Error(`React Router's link has changed. ${HELP}`);
  return code.replace(DISCOVERY, '"data-discover": void 0');
}
