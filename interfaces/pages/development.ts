import type { FastifyInstance } from 'fastify';
import type * as ServerEntry from '../../web/app/entry-server.js';
import { SOURCE_FILES } from './client-files.js';
import type { Renderer } from './renderer.js';

const ENTRY = '/web/app/entry-server.tsx';

/**
 * Renders pages from the sources with Vite in this process, so that a saved file shows at once. Only this function
 * imports Vite, so a production process never loads it.
 */
export async function developmentRenderer(fastify: FastifyInstance, root: string): Promise<Renderer> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    configFile: `${root}/vite.config.ts`,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: fastify.server } },
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  fastify.addHook('onClose', () => vite.close());
  const entry = async (): Promise<typeof ServerEntry> => (await vite.ssrLoadModule(ENTRY)) as typeof ServerEntry;
  const { INLINE_SCRIPT: inlineScript, ...first } = await entry();
  let { pageAddress, drawAt } = first;
  return {
    inlineScript,
    address: (url) => pageAddress(url),
    drawAt: (address) => drawAt(address),
    async render(request) {
      const newest = await entry();
      ({ pageAddress, drawAt } = newest);
      return newest.renderPage({ ...request, files: SOURCE_FILES });
    },
  };
}
