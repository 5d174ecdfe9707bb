import type { TestApp } from '../app.js';

/** How many addresses of one kind are asked for: pages are made by templates, and one business is like another. */
const OF_A_KIND = 3;
/** Parameters of an address beyond which their combination is no kind of its own. */
const MAX_CHOICES = 2;
/** What is taken from texts, and so has as many values as they have words. */
const FREE = new Set(['mentions', 'perks']);
/** A chain of redirections longer than this leads nowhere. */
const MAX_REDIRECTIONS = 6;

/** What a crawl found. */
export interface Crawled {
  /** Every address that was asked for. */
  readonly asked: ReadonlySet<string>;
  /** A sentence for each link that leads nowhere. */
  readonly dead: readonly string[];
}

interface Link {
  readonly address: string;
  /** The page on which it stands. */
  readonly on: string;
}

/** Follows every link, picture, file and form of the site's own from these pages on, as whoever the cookie says, '' for a visitor. */
export async function crawl(app: TestApp, cookie: string, starts: readonly string[]): Promise<Crawled> {
  const waiting: Link[] = starts.map((address) => ({ address, on: 'the list of starts' }));
  const asked = new Set<string>();
  const kinds = new Map<string, number>();
  const dead: string[] = [];
  for (let link = waiting.shift(); link !== undefined; link = waiting.shift()) {
    const { address, on } = link;
    if (asked.has(address) || !isTurnOf(kinds, address)) continue;
    asked.add(address);
    const { status, body, isPage } = await follow(app, address, cookie);
    if (status >= 400) dead.push(`${address} (on ${on}) answers ${status}`);
    if (!isPage) continue;
    waiting.push(...linksIn(body).map((found) => ({ address: found, on: address })));
    dead.push(...missingAnchors(body, address));
  }
  return { asked, dead };
}

/** True for the first addresses of a kind: alike but for ids, names of files and what is searched for. */
function isTurnOf(kinds: Map<string, number>, address: string): boolean {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const path = pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d+/g, 'n').replaceAll(/[^/]+\.\w+$/g, 'file');
  const kind = `${path}?${choicesOf(searchParams)}`;
  const turn = (kinds.get(kind) ?? 0) + 1;
  kinds.set(kind, turn);
  return turn <= (pathname.startsWith('/assets/') ? Infinity : OF_A_KIND);
}

/** Each of the site's own small choices is a kind of its own: tabs, categories, steps; not so many of them combined. */
function choicesOf(parameters: URLSearchParams): string {
  const names = new Set(parameters.keys());
  if (names.size > MAX_CHOICES) return 'many';
  const choices = [...parameters].map(([name, value]) =>
    !FREE.has(name) && /^[a-z-]{1,14}$/.test(value) ? `${name}=${value}` : name,
  );
  return [...new Set(choices)].toSorted().join('&');
}

/** What an address answers in the end, as to a browser: cookies of the way are sent along. */
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

/** Names and values of cookies, without what is said about them. */
function pairsOf(cookies: readonly string[]): [string, string][] {
  const pairs = cookies.map((cookie) => /^([^=]+)=([^;]*)/.exec(cookie));
  return pairs.flatMap((pair) => (pair === null ? [] : [[String(pair[1]), String(pair[2])]]));
}

const ATTRIBUTE = /\s(href|src|action|srcset|srcSet|poster)="([^"]*)"/g;

/** What is not followed: it signs out, is documentation with links of its own, or takes one form of one sign-in. */
const NOT_FOLLOWED = /^\/(?:api\/logout|api\/docs|oidc\/interaction)(?:[/?]|$)/;

/** The site's own addresses that a page names. */
function linksIn(html: string): string[] {
  const named = [...html.matchAll(ATTRIBUTE)].flatMap(([, attribute = '', value = '']) =>
    attribute.toLowerCase() === 'srcset'
      ? value.split(',').map((part) => part.trim().split(/\s/, 1)[0] ?? '')
      : [value],
  );
  const addresses = named.flatMap((value) => own(value.replaceAll('&amp;', '&')) ?? []);
  return addresses.filter((address) => !NOT_FOLLOWED.test(address));
}

/** The address without its fragment, where it is one of this site; else null. */
function own(address: string): string | null {
  return /^\/(?!\/)/.test(address) ? address.replace(/#.*$/, '') : null;
}

/** Links within a page to places that it does not have. */
function missingAnchors(html: string, address: string): string[] {
  const { pathname } = new URL(address, 'http://localhost');
  return [...html.matchAll(/\shref="([^"#]*)#([^"]+)"/g)].flatMap(([, path = '', id = '']) => {
    const isHere = path === '' || path === pathname;
    return isHere && !html.includes(` id="${decodeURIComponent(id)}"`) ? [`#${id} is not on ${address}`] : [];
  });
}
