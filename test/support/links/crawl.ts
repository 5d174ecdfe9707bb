import type { TestApp } from '../app.js';

/** How many similar URLs are requested. Pages come from templates, so one business is like another. */
const OF_A_KIND = 2;
/** URLs with more parameters than this count as one kind. */
const MAX_CHOICES = 2;
/** Parameters whose values come from texts, so there are too many to try. */
const FREE = new Set(['mentions', 'perks']);
/** A longer chain of redirects counts as a dead link. */
const MAX_REDIRECTIONS = 6;

/** The result of a crawl. */
export interface Crawled {
  /** Every requested URL. */
  readonly asked: ReadonlySet<string>;
  /** A message for each dead link. */
  readonly dead: readonly string[];
}

interface Link {
  readonly address: string;
  /** The page that contains the link. */
  readonly on: string;
}

/**
 * Follows every link, picture, file, and form of the site from these pages, with the session in `cookie` ('' for a
 * visitor).
 */
export async function crawl(app: TestApp, cookie: string, starts: readonly string[]): Promise<Crawled> {
  const waiting: Link[] = starts.map((address) => ({ address, on: 'the list of starts' }));
  const visited = new Set<string>();
  const kinds = new Map<string, number>();
  const dead: string[] = [];
  for (let link = waiting.shift(); link !== undefined; link = waiting.shift()) {
    const { address, on } = link;
    if (visited.has(address) || !isTurnOf(kinds, address)) continue;
    visited.add(address);
    const { status, body, isPage } = await follow(app, address, cookie);
    if (status >= 400) dead.push(`${address} (on ${on}) answers ${status}`);
    if (!isPage) continue;
    waiting.push(...linksIn(body).map((found) => ({ address: found, on: address })));
    dead.push(...missingAnchors(body, address));
  }
  return { asked: visited, dead };
}

/** Returns true for the first URLs of a kind, ignoring IDs, file names, and search terms. */
function isTurnOf(kinds: Map<string, number>, address: string): boolean {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const path = pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d+/g, 'n').replaceAll(/[^/]+\.\w+$/g, 'file');
  const kind = `${path}?${choicesOf(searchParams)}`;
  const turn = (kinds.get(kind) ?? 0) + 1;
  kinds.set(kind, turn);
  return turn <= (pathname.startsWith('/assets/') ? Infinity : OF_A_KIND);
}

/** Treats each small choice (tab, category, step) as its own kind, but not every combination of them. */
function choicesOf(parameters: URLSearchParams): string {
  const names = new Set(parameters.keys());
  if (names.size > MAX_CHOICES) return 'many';
  const choices = [...parameters].map(([name, value]) =>
    !FREE.has(name) && /^[a-z-]{1,14}$/.test(value) ? `${name}=${value}` : name,
  );
  return [...new Set(choices)].toSorted().join('&');
}

/** Requests a URL as a browser does, following redirects with their cookies, and returns the last answer. */
async function follow(app: TestApp, address: string, cookie: string) {
  const cookies = new Map<string, string>(pairsOf(cookie.split('; ')));
  let url = address;
  for (let turn = 0; turn <= MAX_REDIRECTIONS; turn += 1) {
    const sent = [...cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await app.fastify.inject({ url, headers: { accept: 'text/html', cookie: sent } });
    for (const [name, value] of pairsOf([answer.headers['set-cookie'] ?? []].flat())) cookies.set(name, value);
    const next = answer.statusCode >= 300 && answer.statusCode < 400 ? answer.headers.location : undefined;
    if (next === undefined) {
      const isPage = String(answer.headers['content-type']).startsWith('text/html');
      return { status: answer.statusCode, body: isPage ? answer.body : '', isPage };
    }
    url = String(next).replace(app.settings.http.publicUrl, '');
    if (own(url) === null) return { status: 200, body: '', isPage: false };
  }
  return { status: 508, body: '', isPage: false };
}

/** Returns cookie names and values without attributes. */
function pairsOf(cookies: readonly string[]): [string, string][] {
  const pairs = cookies.map((cookie) => /^([^=]+)=([^;]*)/.exec(cookie));
  return pairs.flatMap((pair) => (pair === null ? [] : [[String(pair[1]), String(pair[2])]]));
}

const ATTRIBUTE = /\s(href|src|action|srcset|srcSet|poster)="([^"]*)"/g;

/** URLs that aren't followed: sign-out, the API documentation with its own links, and forms of a single sign-in. */
const NOT_FOLLOWED = /^\/(?:api\/logout|api\/docs|oidc\/interaction)(?:[/?]|$)/;

/** Returns the site's own URLs in a page. */
function linksIn(html: string): string[] {
  const named = [...html.matchAll(ATTRIBUTE)].flatMap(([, attribute = '', value = '']) =>
    attribute.toLowerCase() === 'srcset'
      ? value.split(',').map((part) => part.trim().split(/\s/, 1)[0] ?? '')
      : [value],
  );
  const addresses = named.flatMap((value) => own(value.replaceAll('&amp;', '&')) ?? []);
  return addresses.filter((address) => !NOT_FOLLOWED.test(address));
}

/** Returns the URL without its fragment if it belongs to this site, otherwise null. */
function own(address: string): string | null {
  return /^\/(?!\/)/.test(address) ? address.replace(/#.*$/, '') : null;
}

/** Returns links to anchors that don't exist on the page. */
function missingAnchors(html: string, address: string): string[] {
  const { pathname } = new URL(address, 'http://localhost');
  return [...html.matchAll(/\shref="([^"#]*)#([^"]+)"/g)].flatMap(([, path = '', id = '']) => {
    const isHere = path === '' || path === pathname;
    return isHere && !html.includes(` id="${decodeURIComponent(id)}"`) ? [`#${id} is not on ${address}`] : [];
  });
}
