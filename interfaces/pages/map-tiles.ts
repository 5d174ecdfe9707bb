import { open } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { PageContext } from './renderer.js';

/** The operator's base map (MAP_PMTILES, MAP_TILES). If neither is set, the site uses its own. */
export interface MapSettings {
  /** A local file or an address on another site. */
  readonly pmtiles?: string | undefined;
  /** An address with {z}, {x}, and {y}. */
  readonly tiles?: string | undefined;
}

const PATH = '/map.pmtiles';
const ONE_DAY_S = 86_400;
/** Maximum size of a range in bytes: larger than any tile or directory in such a file. */
const MAX_RANGE = 4 * 1024 * 1024;

const isAddress = (text: string): boolean => /^https?:\/\//i.test(text);

/** Returns the map settings for the pages. */
export function mapTilesOf({ pmtiles, tiles }: MapSettings): PageContext['mapTiles'] {
  if (pmtiles !== undefined) return { pmtiles: isAddress(pmtiles) ? pmtiles : PATH };
  return tiles === undefined ? undefined : { address: tiles };
}

/** Returns the origins that a page with this map calls, for the content security policy. */
export function mapOrigins({ pmtiles, tiles }: MapSettings): string[] {
  return [pmtiles, tiles].flatMap((text) => (text !== undefined && isAddress(text) ? [new URL(text).origin] : []));
}

/** Serves ranges of the operator's map file, each limited to MAX_RANGE bytes. */
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
      return `Request a range of this file of at most ${MAX_RANGE} bytes.`;
    }
    const { buffer } = await file.read(Buffer.alloc(range.length), 0, range.length, range.start);
    const last = range.start + range.length - 1;
    void reply.code(206).headers(headers).header('Content-Range', `bytes ${range.start}-${last}/${size}`);
    return reply.type('application/octet-stream').send(buffer);
  });
}

/**
 * Returns the requested range within the file; null if there is none, more than one, too large a one, or one beyond the
 * end.
 */
function rangeOf(header: string | undefined, size: number): { readonly start: number; readonly length: number } | null {
  const [, from = '', to = ''] = /^bytes=(\d{1,15})-(\d{1,15})$/.exec(header ?? '') ?? [];
  const start = Number(from);
  const length = Math.min(Number(to), size - 1) - start + 1;
  return from === '' || length < 1 || length > MAX_RANGE ? null : { start, length };
}
