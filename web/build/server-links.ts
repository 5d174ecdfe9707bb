import type { Plugin } from 'vite';
import { isRouter, withoutDiscovery } from './lean-router.js';

const HELP = 'Compare web/build/server-links.ts with the installed react-router.';

/** Paths that resolve to themselves: from the root, without dots, and with nothing to encode. */
export const PLAIN_PATH = /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:\?[\w.~=&%+-]*)?(?:#[\w-]+)?$/;

/**
 * On the server, renders the router's links to plain paths without resolving them and without a click handler: pages
 * have up to a hundred, which took a sixth of their rendering. The HTML is the same.
 */
export function serverLinks(): Plugin {
  let isFound = false;
  return {
    name: 'server-links',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    transform(code, id) {
      if (!isRouter(id, code)) return null;
      isFound = true;
      return { code: withPlainLinks(code), map: null };
    },
    buildEnd(error) {
      if (error === undefined && !isFound) this.error(`The build found no file of react-router. ${HELP}`);
    },
  };
}

/** Returns the router's code with the shorter way for plain paths. Throws if its link looks different. */
export function withPlainLinks(code: string): string {
  const start = /function LinkWithRef\(\{[^}]*\.\.\.rest\s*\}, forwardedRef\) \{/.exec(code);
  const react = /(React\w*)\.createElement\(\s*"a",/.exec(code.slice(start?.index))?.[1];
  if (start === null || react === undefined) throw new Error(`React Router's link has changed. ${HELP}`);
  const end = start.index + start[0].length;
  const link = `${react}.createElement("a", { ...rest, href: to, target })`;
  const plain = `if (typeof to === "string" && !mask && ${String(PLAIN_PATH)}.test(to)) return ${link};`;
  return withoutDiscovery(`${code.slice(0, end)}\n${plain}${code.slice(end)}`);
}
