import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../../../application/shared/html.js';
import { brand, frame, type Look } from '../html/page.js';
import { lookOf } from '../html/send-page.js';
import { SWAGGER_START } from './swagger-start.js';
import { SWAGGER_STYLE } from './swagger-style.js';

/** Swagger UI draws its icons from data addresses; everything else comes from this site alone, and nothing stands in the page itself. */
const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The page before its scripts came, and without them: what there is to read stands in one document. */
function docsPage(look: Look): string {
  return frame(
    look,
    'The API',
    html`<link rel="stylesheet" href="/api/docs/swagger-ui.css" />
      <link rel="stylesheet" href="/api/docs/style.css" />
      <script src="/api/docs/swagger-ui-bundle.js" defer></script>
      <script src="/api/docs/start.js" defer></script>`,
    html`<a class="skip" href="#main">Skip to main content</a>
      ${brand(look.siteName)}
      <main id="main" tabindex="-1">
        <h1>The API of ${look.siteName}</h1>
        <p>
          Every call, to read and to try. The whole description stands in one document too:
          <a href="/api/openapi.yaml">openapi.yaml</a> (OpenAPI 3.1, MIT license).
        </p>
        <div id="swagger-ui">
          <noscript>
            <p>
              Listing and trying the calls needs JavaScript. Without it, read
              <a href="/api/openapi.yaml">openapi.yaml</a>, which says the same, or go <a href="/">home</a>.
            </p>
          </noscript>
        </div>
      </main>`,
  );
}

/** Swagger UI at /api/docs in the site's look, with nothing inline and nothing from elsewhere. */
export async function registerSwaggerUi(fastify: FastifyInstance, siteName: string): Promise<void> {
  await fastify.register(async (docs) => {
    docs.addHook('onRequest', (_request, reply, done) => {
      reply.header('content-security-policy', DOCS_POLICY);
      done();
    });
    const root = swaggerFolder();
    const ownStyle = await readFile(join(root, 'swagger-ui.css'), 'utf8');
    await docs.register(fastifyStatic, { root, serve: false });
    // The theme is in a cookie, so what one reader is sent is not kept for others.
    const page = (request: FastifyRequest, reply: FastifyReply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'private, no-cache')
        .send(docsPage(lookOf(request, siteName)));
    docs.get('/api/docs', page);
    docs.get('/api/docs/', page);
    const texts = [
      ['start.js', 'text/javascript; charset=utf-8', SWAGGER_START],
      ['swagger-ui.css', 'text/css; charset=utf-8', weaker(ownStyle)],
      ['style.css', 'text/css; charset=utf-8', SWAGGER_STYLE],
    ] as const;
    for (const [file, type, text] of texts)
      docs.get(`/api/docs/${file}`, (_request, reply) => reply.type(type).send(text));
    docs.get('/api/docs/swagger-ui-bundle.js', (_request, reply) => reply.sendFile('swagger-ui-bundle.js'));
  });
}

/** Swagger UI's own rules in a layer, so that each of ours is stronger, however its selector is written. */
const weaker = (css: string): string => `@layer swagger-ui {\n${css}\n}`;

/** Swagger UI's files came with @nestjs/swagger, so they are looked for from there. */
function swaggerFolder(): string {
  const nestSwagger = createRequire(import.meta.url).resolve('@nestjs/swagger/package.json');
  return dirname(createRequire(join(nestSwagger)).resolve('swagger-ui-dist/package.json'));
}
