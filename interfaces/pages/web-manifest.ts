import type { FastifyInstance } from 'fastify';
import type { Site } from './renderer.js';

const ONE_DAY_S = 86_400;

/** Serves the web app manifest, which names the installed app like the site. */
export function registerManifest(pages: FastifyInstance, { name }: Pick<Site, 'name'>): void {
  pages.get('/manifest.webmanifest', (_request, reply) =>
    reply
      .header('Cache-Control', `public, max-age=${ONE_DAY_S}`)
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifestOf(name))),
  );
}

const manifestOf = (name: string) => ({
  id: '/',
  name,
  short_name: name,
  description: 'Where Your Pet is Always Welcome',
  lang: 'en-US',
  start_url: '/',
  display: 'standalone',
  // As --color-paper and --color-leaf of web/styles/tokens.css. Not every system reads OKLCH here.
  background_color: '#fcf9f1',
  theme_color: '#136a42',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});
