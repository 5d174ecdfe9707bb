import QuickLRU from 'quick-lru';
import type { Renderer } from './renderer.js';

/** Paths that are never pages. The API responds to unknown ones. */
const NO_PAGE =
  /^\/(?:api|uploads|badges|drawings|embed|widget|assets|html|oidc|dev|healthz|readyz|metrics)(?:\/|$)|^\/(?:sitemap|robots)[^/]*$/;
/** Pages whose address is a secret. They are never cached, and neither logs nor other sites ever see the address. */
const SECRET_PAGE = /^\/(?:appeal|business-transfer|invitations|lists)\//;

const MAX_KNOWN = 1_000;
/** Longer addresses are not remembered. */
const MAX_KNOWN_LENGTH = 200;

export interface RequestedPage extends ReturnType<Renderer['address']> {
  /** The path as requested. */
  readonly pathname: string;
  readonly isSecret: boolean;
}

/**
 * Returns a function that returns the page at a request's address; null if there is no page. Reading an address costs a
 * tenth of a cached page, so the last ones are remembered.
 */
export function pageAddresses(renderer: Pick<Renderer, 'address'>): (address: string) => RequestedPage | null {
  const known = new QuickLRU<string, RequestedPage>({ maxSize: MAX_KNOWN });
  return (address) => {
    const before = known.get(address);
    if (before !== undefined) return before;
    const url = URL.parse(`http://site.invalid${address}`);
    if (url === null || NO_PAGE.test(url.pathname)) return null;
    const { pathname } = url;
    const page = { ...renderer.address(url), pathname, isSecret: SECRET_PAGE.test(pathname) };
    if (!page.isSecret && address.length <= MAX_KNOWN_LENGTH) known.set(address, page);
    return page;
  };
}
