import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SHORT_NAMES_FILE, type ShortNames } from './short-classes.js';
import type { ClientFiles } from '../../web/app/entry-server.js';

const ENTRY = 'web/app/entry-client.tsx';

interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestEntry>>;

/** Reads the client build's manifest. Its style sheet is left out: see `readStyleSheet`. */
export async function readClientFiles(clientFolder: string): Promise<ClientFiles> {
  const path = join(clientFolder, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(path, 'utf8')) as Manifest;
  const entry = manifest[ENTRY];
  if (entry === undefined) throw new Error(`${path} does not contain ${ENTRY}. Build the client again.`);
  const { css = [] } = entry;
  const chunks = Object.keys(manifest).map((name) => [name, [...withImports(manifest, name)]] as const);
  return {
    script: `/${entry.file}`,
    styles: [],
    wholeStyles: css.map((file) => `/${file}`),
    firstStyle: null,
    // Every page needs what the entry imports.
    chunks: Object.fromEntries(
      chunks.map(([name, files]) => [name, [...new Set([...withImports(manifest, ENTRY), ...files])]]),
    ),
  };
}

/** Returns the text of a build's style sheet. */
export async function readStyleSheet(clientFolder: string, { wholeStyles }: ClientFiles): Promise<string> {
  return (await Promise.all(wholeStyles.map((file) => readFile(join(clientFolder, file), 'utf8')))).join('');
}

/** Returns the short names of classes in a build's style sheet. */
export async function readShortNames(clientFolder: string): Promise<ShortNames> {
  return new Map(JSON.parse(await readFile(join(clientFolder, SHORT_NAMES_FILE), 'utf8')) as [string, string][]);
}

/** Returns the file of an entry and all files that it imports statically. */
function withImports(manifest: Manifest, name: string, seen = new Set<string>()): Set<string> {
  const entry = manifest[name];
  if (entry === undefined || seen.has(`/${entry.file}`)) return seen;
  seen.add(`/${entry.file}`);
  for (const imported of entry.imports ?? []) withImports(manifest, imported, seen);
  return seen;
}

/** In development Vite serves the sources themselves. */
export const SOURCE_FILES: ClientFiles = {
  script: '/web/app/entry-development.ts',
  wholeStyles: [],
  firstStyle: null,
  styles: ['/web/styles/app.css'],
  chunks: {},
};
