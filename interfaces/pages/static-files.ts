import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Content security policy of downloadable guides. They have inline styles, so that a saved copy looks the same, and
 * nothing else.
 */
const GUIDE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";
/** The service worker. Its policy governs what it requests, so it needs more than other scripts. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";
const ONE_DAY_S = 86_400;
const ONE_YEAR_S = 31_536_000;

/**
 * Serves the files of the client build. Files under /assets have a hash in their name and are cached forever, others
 * for a day, and the service worker not at all, so that a new release takes effect at once.
 */
export async function registerStaticFiles(fastify: FastifyInstance, clientFolder: string): Promise<void> {
  const root = join(clientFolder);
  // The path names the compressed copy that is sent, if there is one.
  const worker = ['sw.js', 'sw.js.br', 'sw.js.gz'].map((name) => join(root, name));
  await fastify.register(fastifyStatic, {
    root,
    // One route per existing file, so that unknown paths cause no disk access.
    wildcard: false,
    globIgnore: ['.vite/**', '**/*.br', '**/*.gz'],
    preCompressed: true,
    decorateReply: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders(reply, path) {
      if (worker.includes(path)) {
        void reply.headers({ 'Cache-Control': 'no-cache', 'Content-Security-Policy': WORKER_POLICY });
        return;
      }
      const hashed = path.startsWith(join(root, 'assets'));
      const rule = hashed ? `public, max-age=${ONE_YEAR_S}, immutable` : `public, max-age=${ONE_DAY_S}`;
      void reply.header('Cache-Control', rule);
      if (path.endsWith('.html')) void reply.header('Content-Security-Policy', GUIDE_POLICY);
    },
  });
}
