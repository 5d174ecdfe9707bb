import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../../../application/shared/html.js';
import { brand, frame, type Look } from '../html/page.js';
import { lookOf } from '../html/send-page.js';
import { styleSheet } from '../html/style.js';

/** The folder of our own script and style sheet, in the project's folder. */
const PAGE_FOLDER = 'interfaces/http/openapi/page';

/** Swagger UI draws its icons from data URLs. Everything else comes from this site, and nothing is inline. */
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

/**
 * Returns the page as it looks without scripts or until they load. It links to the single document that has all the
 * content.
 */
function docsPage(look: Look): string {
  return frame(
    look,
    'API documentation',
    html`<link rel="stylesheet" href="/api/docs/swagger-ui.css" />
      <link rel="stylesheet" href="/api/docs/style.css" />
      <script src="/api/docs/swagger-ui-bundle.js" defer></script>
      <script src="/api/docs/start.js" defer></script>`,
    html`<a class="skip" href="#main">Skip to main content</a>
      ${brand(look.siteName)}
      <main id="main" tabindex="-1">
        <h1>${look.siteName} API</h1>
        <p>
          Read about every call and try it here. The full description is also available as
          <a href="/api/openapi.yaml">openapi.yaml</a> (OpenAPI 3.1, MIT license).
        </p>
        <div id="swagger-ui">
          <noscript>
            <p>
              This page needs JavaScript. Without it, read <a href="/api/openapi.yaml">openapi.yaml</a>, which has the
              same content, or go to the <a href="/">home page</a>.
            </p>
          </noscript>
        </div>
      </main>`,
  );
}

/**
 * Serves Swagger UI at /api/docs in the site's look, with nothing inline and nothing from other sites. `projectRoot` is
 * the project's folder.
 */
export async function registerSwaggerUi(
  fastify: FastifyInstance,
  siteName: string,
  projectRoot: string,
): Promise<void> {
  await fastify.register(async (docs) => {
    docs.addHook('onRequest', (_request, reply, done) => {
      reply.header('content-security-policy', DOCS_POLICY);
      done();
    });
    const root = swaggerFolder();
    const script = await readFile(join(projectRoot, PAGE_FOLDER, 'start.js'), 'utf8');
    const style = await readFile(join(projectRoot, PAGE_FOLDER, 'style.css'), 'utf8');
    const swaggerStyle = await readFile(join(root, 'swagger-ui.css'), 'utf8');
    await docs.register(fastifyStatic, { root, serve: false });
    // Not cached for other readers, because the page depends on the theme cookie.
    const page = (request: FastifyRequest, reply: FastifyReply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'private, no-cache')
        .send(docsPage(lookOf(request, siteName)));
    docs.get('/api/docs', page);
    docs.get('/api/docs/', page);
    const texts = [
      ['start.js', 'text/javascript; charset=utf-8', script],
      ['swagger-ui.css', 'text/css; charset=utf-8', inLayer(swaggerStyle)],
      ['style.css', 'text/css; charset=utf-8', styleSheet(style)],
    ] as const;
    for (const [file, type, text] of texts)
      docs.get(`/api/docs/${file}`, (_request, reply) => reply.type(type).send(text));
    docs.get('/api/docs/swagger-ui-bundle.js', (_request, reply) => reply.sendFile('swagger-ui-bundle.js'));
  });
}

/** Wraps Swagger UI's rules in a layer, so that ours win whatever their selectors are. */
const inLayer = (css: string): string => `@layer swagger-ui {\n${css}\n}`;

/** Returns Swagger UI's folder. @nestjs/swagger depends on it, so it is resolved from there. */
function swaggerFolder(): string {
  const nestSwagger = createRequire(import.meta.url).resolve('@nestjs/swagger/package.json');
  return dirname(createRequire(join(nestSwagger)).resolve('swagger-ui-dist/package.json'));
}
