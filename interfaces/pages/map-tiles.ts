import { basename, dirname, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
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

/** Serves the operator's file, from which maps read the ranges they need. */
export async function registerMapFile(fastify: FastifyInstance, { pmtiles }: MapSettings): Promise<void> {
  if (pmtiles === undefined || isAddress(pmtiles)) return;
  const file = resolve(pmtiles);
  await fastify.register(async (scope) => {
    await scope.register(fastifyStatic, { root: dirname(file), serve: false, cacheControl: false });
    scope.get(PATH, (_request, reply) =>
      reply.header('Cache-Control', `public, max-age=${ONE_DAY_S}`).sendFile(basename(file)),
    );
  });
}
