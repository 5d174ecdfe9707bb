import { startTestApp, type TestApp } from './app.js';
import { freePort } from './free-port.js';
import type { TestDatabase } from './postgres/postgres.js';

/** Starts a test server that listens on its public URL. */
export async function listeningApp(
  urls: TestDatabase,
  env: Record<string, string> = {},
): Promise<TestApp & { readonly url: string }> {
  const port = await freePort();
  const url = `http://localhost:${String(port)}`;
  const app = await startTestApp(urls, { PORT: String(port), PUBLIC_URL: url, ...env });
  await app.fastify.listen({ port, host: 'localhost' });
  return { ...app, url };
}
