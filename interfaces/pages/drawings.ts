import type { FastifyInstance } from 'fastify';
import { DAY, NIGHT } from '../http/html/tokens.gen.js';
import { isKnown } from '../http/server/caching.js';
import { acceptedEncoding } from './accepted-encoding.js';
import { CompressedPage } from './compressed-page.js';
import type { Picture, Renderer } from './renderer.js';

const KEPT_A_YEAR = 'public, max-age=31536000, immutable';

/** A drawing opened directly may run and load nothing. Its own style sheet is inline. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/**
 * Serves the drawings of places and pets. An address says everything about its drawing, and there is a limited number of
 * addresses; any other gets 404. The server looks nothing up and keeps nothing. An address of an earlier version, such
 * as in a stored listing, shows the newest drawing.
 */
export function registerDrawings(pages: FastifyInstance, renderer: Pick<Renderer, 'drawAt'>): void {
  pages.get('/drawings/*', async (request, reply) => {
    const picture = renderer.drawAt(request.url);
    if (picture === null) {
      reply.callNotFound();
      return reply;
    }
    const file = new CompressedPage({ status: 200, html: svgOf(picture) });
    const encoding = acceptedEncoding(request.raw);
    const etag = file.tag(encoding);
    void reply.headers({ 'Cache-Control': KEPT_A_YEAR, ETag: etag, Vary: 'Accept-Encoding' });
    if (isKnown(request, etag)) return reply.code(304).send();
    if (encoding !== 'identity') void reply.header('Content-Encoding', encoding);
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('Content-Security-Policy', POLICY)
      .send(file.body(encoding));
  });
}

/** A paint with an optional tint in percent, as in the class `fill-art-bark/35`. */
const PAINT = /\b(fill|stroke)-art-([a-z]+)(?:\/(\d+))?/g;

/**
 * Returns a drawing as a file of its own. It contains the paints it uses, and at night those of the night: in a page,
 * browsers choose by the page's theme.
 */
export function svgOf({ viewBox, shapes }: Picture): string {
  const used = new Set([...shapes.matchAll(PAINT)].map(([, , paint = '']) => paint));
  const paints = [...used].toSorted();
  const variables = (of: Readonly<Record<string, string>>): string =>
    paints.map((paint) => `--${paint}:${of[`--color-art-${paint}`] ?? 'none'}`).join(';');
  const style = `:root{${variables(DAY)}}@media(prefers-color-scheme:dark){:root{${variables(NIGHT)}}}`;
  const painted = shapes.replaceAll(/ class="([^"]*)"/g, (_, classes: string) => attributesOf(classes));
  const [, , width, height] = viewBox;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox.join(' ')}" preserveAspectRatio="xMidYMid slice"><style>${style}</style>${painted}</svg>`;
}

/** Returns the attributes that replace the classes of a shape. */
function attributesOf(classes: string): string {
  const none = /\bfill-none\b/.test(classes) ? ' fill="none"' : '';
  const painted = [...classes.matchAll(PAINT)].map(
    ([, property = '', paint = '', tint]) =>
      ` ${property}="var(--${paint})"${tint === undefined ? '' : ` ${property}-opacity=".${tint.padStart(2, '0')}"`}`,
  );
  return none + painted.join('');
}
