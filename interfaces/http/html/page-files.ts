import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { FONT_PATH, STYLE, STYLE_PATH } from './style.js';

const A_DAY = 'public, max-age=86400';
const FONT = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** Serves the style sheet and the font of the pages without React. */
export async function registerPageFiles(fastify: FastifyInstance): Promise<void> {
  const font = await readFile(createRequire(import.meta.url).resolve(FONT));
  fastify.get(STYLE_PATH, (_request, reply) =>
    reply.header('cache-control', A_DAY).type('text/css; charset=utf-8').send(STYLE),
  );
  fastify.get(FONT_PATH, (_request, reply) => reply.header('cache-control', A_DAY).type('font/woff2').send(font));
}
