import type { FastifyInstance } from 'fastify';
import { registerPages } from '../../interfaces/pages/register-pages.js';
import { PROJECT_ROOT } from '../../infrastructure/config/project-root.js';
import { readSettings } from '../../infrastructure/config/settings.js';
import { startTestApp, type TestApp } from './app.js';
import type { TestDatabase } from './postgres/postgres.js';

/** Starts the server with the site's pages from `npm run build`. */
export async function startAppWithPages(urls: TestDatabase, env: Record<string, string> = {}): Promise<TestApp> {
  const { site, http } = readSettings(env);
  const pages = (fastify: FastifyInstance) =>
    registerPages(fastify, {
      site: { ...site, passwordPath: '/oidc/account/password', isDemoBilling: true },
      publicUrl: http.publicUrl,
      root: PROJECT_ROOT,
      dev: false,
    });
  return startTestApp(urls, env, undefined, undefined, pages);
}
