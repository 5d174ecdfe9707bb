import { open } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { PageContext } from './renderer.js';

/** The operator's base map, as the settings have it (MAP_PMTILES, MAP_TILES); neither: the site's own. */
export interface MapSettings {
  /** A file, or its address at another site. */
  readonly pmtiles?: string | undefined;
  /** With {z}, {x} and {y}. */
  readonly tiles?: string | undefined;
}

const PATH = '/map.pmtiles';
const ONE_DAY_S = 86_400;
/** In bytes: more than any tile or directory of such a file has. */
const MAX_RANGE = 4 * 1024 * 1024;

const isAddress = (text: string): boolean => /^https?:\/\//i.test(text);

/** What the pages are told of it. */
export function mapTilesOf({ pmtiles, tiles }: MapSettings): PageContext['mapTiles'] {
  if (pmtiles !== undefined) return { pmtiles: isAddress(pmtiles) ? pmtiles : PATH };
  return tiles === undefined ? undefined : { address: tiles };
}

/** The sites that a page with this map asks: the content security policy names them. */
export function mapOrigins({ pmtiles, tiles }: MapSettings): string[] {
  return [pmtiles, tiles].flatMap((text) => (text !== undefined && isAddress(text) ? [new URL(text).origin] : []));
}

/** Serves the operator's file, from which maps read the ranges they need; never more of it in one answer than that. */
export async function registerMapFile(fastify: FastifyInstance, { pmtiles }: MapSettings): Promise<void> {
  if (pmtiles === undefined || isAddress(pmtiles)) return;
  const file = await open(pmtiles);
  const { size, mtimeMs } = await file.stat();
  const headers = {
    'Accept-Ranges': 'bytes',
    'Cache-Control': `public, max-age=${ONE_DAY_S}`,
    ETag: `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`,
  };
  fastify.addHook('onClose', () => file.close());
  fastify.get(PATH, async (request, reply) => {
    const range = rangeOf(request.headers.range, size);
    if (range === null) {
      void reply.code(416).header('Content-Range', `bytes */${size}`).type('text/plain; charset=utf-8');
      return `Ask for a range of this file, of at most ${MAX_RANGE} bytes.`;
    }
    const { buffer } = await file.read(Buffer.alloc(range.length), 0, range.length, range.start);
    const last = range.start + range.length - 1;
    void reply.code(206).headers(headers).header('Content-Range', `bytes ${range.start}-${last}/${size}`);
    return reply.type('application/octet-stream').send(buffer);
  });
}

/** The one range that a request asks for, within the file; null for none, several, too much, or what lies behind its end. */
function rangeOf(header: string | undefined, size: number): { readonly start: number; readonly length: number } | null {
  const [, from = '', to = ''] = /^bytes=(\d{1,15})-(\d{1,15})$/.exec(header ?? '') ?? [];
  const start = Number(from);
  const length = Math.min(Number(to), size - 1) - start + 1;
  return from === '' || length < 1 || length > MAX_RANGE ? null : { start, length };
}
