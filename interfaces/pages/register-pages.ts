import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ContentChanges } from '../../infrastructure/postgres/content-changes.js';
import { acceptedEncoding } from './accepted-encoding.js';
import { contentSecurityPolicy, pagePolicies } from './content-security-policy.js';
import { developmentRenderer } from './development.js';
import { themeOf } from '../http/html/theme.js';
import { isKnown } from '../http/server/caching.js';
import { readCookie } from '../http/server/cookies.js';
import { pageFetch } from '../http/server/in-process-fetch.js';
import { mapOrigins, mapTilesOf, registerMapFile, type MapSettings } from './map-tiles.js';
import { pageAddresses } from './page-addresses.js';
import { PageCache, recordingFetch, type CountPage } from './page-cache.js';
import { CompressedPage } from './compressed-page.js';
import { registerDrawings } from './drawings.js';
import { builtRenderer, type Renderer, type Site } from './renderer.js';
import { registerStaticFiles } from './static-files.js';
import { registerManifest } from './web-manifest.js';

export interface PagesOptions {
  readonly site: Site;
  /** The operator's base map. If absent, the site uses its own. */
  readonly map?: MapSettings | undefined;
  /** The public address of the site without a trailing slash, for canonical addresses and social tags. */
  readonly publicUrl: string;
  /** The folder that contains dist/ (and web/ in development). */
  readonly root: string;
  /** True to render from the sources through Vite. */
  readonly dev: boolean;
  /** Called with each request for an anonymous page. */
  readonly countPage?: CountPage | undefined;
  /** Tells which cached pages to forget. If absent, they are only cached for a while. */
  readonly contentChanges?: ContentChanges | undefined;
}

/** Pages of a business, which administrators can see in every state. */
const BUSINESS_PAGE = /^\/business\//;
/** Administrator pages, which are rendered with the administrator's cookie. */
const ADMIN_PAGE = /^\/admin(?:\/|$)/;
/**
 * The reader's shared location, from the cookie that web/lib/page/shared-place.ts sets. The homepage uses it as its
 * center.
 */
const PLACE = /^-?\d{1,2}(\.\d{1,2})?,-?\d{1,3}(\.\d{1,2})?$/;
/**
 * Set by the service worker (`COPY_HEADER` in web/lib/browser/kept-pages.ts) for a copy that is read later. Such a page is
 * the same for everyone: it ignores cookies and says neither that its reader is a visitor nor that they are a member.
 */
const COPY_HEADER = 'x-kept-copy';
/** A CDN asks again after a second, and sends the page that it has until then (RFC 9213, RFC 5861). */
const FOR_CDN = 'public, max-age=1, stale-while-revalidate=10';
/** Retry delay after a failure, for readers and crawlers, in seconds. */
const RETRY_AFTER_S = '10';

/**
 * Serves all pages of the site and their files: every GET that no other route handles. Rejects if the client was not
 * built.
 */
export async function registerPages(fastify: FastifyInstance, options: PagesOptions): Promise<void> {
  await fastify.register(async (pages) => {
    const renderer = options.dev
      ? await developmentRenderer(pages, options.root)
      : await builtRenderer(join(options.root, 'dist/web'));
    if (!options.dev) await registerStaticFiles(pages, join(options.root, 'dist/web/client'));
    registerManifest(pages, options.site);
    await registerMapFile(pages, options.map ?? {});
    registerDrawings(pages, renderer);
    const answer = pageHandler(fastify, renderer, options);
    pages.get('/', answer);
    pages.get('/*', answer);
  });
}

function pageHandler(fastify: FastifyInstance, renderer: Renderer, options: PagesOptions) {
  const cache = new PageCache(options.countPage, options.contentChanges);
  const policy = contentSecurityPolicy(options.dev, {
    mapOrigins: mapOrigins(options.map ?? {}),
    inlineScript: renderer.inlineScript,
  });
  const mapTiles = mapTilesOf(options.map ?? {});
  const call = recordingFetch(pageFetch(fastify));
  const addressOf = pageAddresses(renderer);
  const policyOf = pagePolicies(policy);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const address = addressOf(request.url);
    if (address === null) {
      reply.callNotFound();
      return reply;
    }
    const { path, key, isSecret } = address;
    const { theme, signedIn, isAdmins, isPlaced, isCopy } = readerOf(request, address.pathname);
    const { publicUrl, site } = options;
    const render = async () => {
      const page = { publicUrl, site, mapTiles, theme, signedIn, ...(isCopy && { isCopy }), now: Date.now() };
      const fetch = signedIn || isAdmins ? pageFetch(fastify, request.headers.cookie) : call;
      const cookies = signedIn || isPlaced ? (request.headers.cookie ?? '') : '';
      const rendered = await renderer.render({ path, page, fetch, cookies });
      const named = isSecret ? 'with a secret address' : path;
      if (rendered.fault !== undefined) request.log.error(rendered.fault, `The page ${named} failed to render.`);
      return rendered;
    };
    // Pages for a member, an administrator, or a location are personal and never cached.
    const isOwn = signedIn || isAdmins || isSecret || isPlaced;
    const isShared = !options.dev && !isOwn;
    const page = isShared
      ? await cache.page(`${isCopy ? 'copy' : theme} ${key}`, render)
      : new CompressedPage(await render());
    if (isOwn) void reply.header('Cache-Control', 'private, no-store');
    else if (isShared && page.status === 200) void reply.header('CDN-Cache-Control', FOR_CDN);
    // Not `no-referrer`, because browsers then hide the origin of a write.
    if (isSecret) void reply.header('Referrer-Policy', 'same-origin');
    return send(request, reply, page, policyOf(page.styleSource));
  };
}

/** Returns on what a page depends besides its address. */
function readerOf(request: FastifyRequest, pathname: string) {
  if (request.headers[COPY_HEADER] !== undefined) {
    return { theme: 'system', signedIn: false, isAdmins: false, isPlaced: false, isCopy: true } as const;
  }
  return {
    theme: themeOf(request),
    signedIn: hasCookie(request, 'session'),
    isAdmins: ADMIN_PAGE.test(pathname) || (BUSINESS_PAGE.test(pathname) && hasCookie(request, 'admin')),
    isPlaced: pathname === '/' && PLACE.test(readCookie(request, 'place') ?? ''),
    isCopy: false,
  };
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CompressedPage,
  policy: string,
): Promise<FastifyReply> {
  const encoding = acceptedEncoding(request.raw);
  if (!reply.hasHeader('Cache-Control')) {
    void reply.headers({ 'Cache-Control': 'private, no-cache', ETag: page.tag(encoding) });
  }
  void reply.header('Vary', 'Accept-Encoding, Cookie');
  if (page.location !== undefined) return reply.redirect(page.location, page.status);
  if (page.status === 200 && isConditional(request) && isKnown(request, page.tag(encoding))) {
    // A 304 must not have a policy: it would replace the one stored with the page.
    void reply.removeHeader('Content-Security-Policy');
    return reply.code(304).send();
  }
  if (page.status >= 500) void reply.header('Retry-After', RETRY_AFTER_S);
  if (encoding !== 'identity') void reply.header('Content-Encoding', encoding);
  return reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .header('Content-Security-Policy', policy)
    .send(page.body(encoding));
}

const isConditional = ({ headers }: FastifyRequest): boolean => headers['if-none-match'] !== undefined;

/** Returns true if the browser sent the cookie of a session, valid or not. */
function hasCookie(request: FastifyRequest, name: 'session' | 'admin'): boolean {
  return [name, `__Host-${name}`].some((each) => /^[\w-]/.test(readCookie(request, each) ?? ''));
}
