import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Swagger UI writes styles into its own page and draws its icons from data addresses; scripts come from this site alone. */
const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API of Welcome Paws</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<link rel="icon" type="image/png" href="/api/docs/favicon-32x32.png">
</head>
<body>
<div id="swagger-ui"></div>
<noscript>This page needs JavaScript. The document itself is at <a href="/api/openapi.yaml">/api/openapi.yaml</a>.</noscript>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

const START = `SwaggerUIBundle({ url: '/api/openapi.yaml', dom_id: '#swagger-ui', deepLinking: true, validatorUrl: null });\n`;

const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'] as const;

/** Swagger UI at /api/docs, with nothing inline and nothing from elsewhere. */
export async function registerSwaggerUi(fastify: FastifyInstance): Promise<void> {
  await fastify.register(async (docs) => {
    docs.addHook('onRequest', (_request, reply, done) => {
      reply.header('content-security-policy', DOCS_POLICY);
      done();
    });
    await docs.register(fastifyStatic, { root: swaggerFolder(), serve: false });
    const page = (_request: unknown, reply: FastifyReply) => reply.type('text/html; charset=utf-8').send(PAGE);
    docs.get('/api/docs', page);
    docs.get('/api/docs/', page);
    docs.get('/api/docs/start.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(START));
    for (const file of FILES) docs.get(`/api/docs/${file}`, (_request, reply) => reply.sendFile(file));
  });
}

/** Swagger UI's files came with @nestjs/swagger, so they are looked for from there. */
function swaggerFolder(): string {
  const nestSwagger = createRequire(import.meta.url).resolve('@nestjs/swagger/package.json');
  return dirname(createRequire(join(nestSwagger)).resolve('swagger-ui-dist/package.json'));
}
