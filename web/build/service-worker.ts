import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

const SOURCE = 'web/worker/service-worker.ts';

/** The pages that are read without a network, and the table that leads to the last one. */
const PAGES = [
  'web/app/entry-client.tsx',
  'web/app/pages/business/business-page.tsx',
  'web/app/routes/lazy-routes.tsx',
  'web/app/pages/site/offline-page.tsx',
] as const;

/** In bytes. Larger parts, such as the map, are not worth a background download for every reader. */
const MAX_PART_BYTES = 120_000;

interface Entry {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly assets?: readonly string[];
  readonly css?: readonly string[];
}

/**
 * Builds the service worker as `sw.js` in the client's folder, from the client's build. It contains the names of the
 * files that pages need without a network.
 */
export async function buildServiceWorker(root: string, folder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { SHELL_FILES: JSON.stringify(await shellFiles(folder)), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      modulePreload: false,
      rollupOptions: { input: SOURCE, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  });
}

/** Returns the paths of the pages' files, and of the parts that they load later. */
async function shellFiles(folder: string): Promise<string[]> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Entry>;
  const started = new Set<string>();
  for (const page of PAGES) {
    if (manifest[page] === undefined)
      throw new Error(`The service worker keeps ${page}, but the build has no such page.`);
    addWithImports(manifest, page, started);
  }
  const parts = [...started].flatMap((name) => manifest[name]?.dynamicImports ?? []);
  const whole = new Set(started);
  for (const part of parts.filter((name) => !/\/app\/pages\/(?!business\/)/.test(name))) {
    const added = new Set(started);
    addWithImports(manifest, part, added);
    const files = [...added].filter((name) => !started.has(name)).map((name) => manifest[name]?.file ?? '');
    if ((await bytesOf(folder, files)) <= MAX_PART_BYTES) for (const name of added) whole.add(name);
  }
  const entries = [...whole].map((name) => manifest[name]);
  const files = entries.flatMap((entry) => [entry?.file ?? '', ...(entry?.assets ?? [])]);
  // The style sheet of every page. Those of parts are not worth it.
  files.push(...(manifest[PAGES[0]]?.css ?? []));
  return [...new Set(files)].map((file) => `/${file}`).toSorted();
}

function addWithImports(manifest: Readonly<Record<string, Entry>>, name: string, found: Set<string>): void {
  if (found.has(name)) return;
  found.add(name);
  for (const imported of manifest[name]?.imports ?? []) addWithImports(manifest, imported, found);
}

async function bytesOf(folder: string, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
