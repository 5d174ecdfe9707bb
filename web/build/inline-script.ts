import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { minify, type Plugin } from 'vite';
import type * as ServerEntry from '../app/entry-server.js';

/** What would end a script element, or change how it is read. */
const NOT_IN_SCRIPT = /<\/script|<script|<!--/i;

/** Writes the minified inline script of the pages as `inline-script.js` next to the built server renderer. */
export function inlineScript(): Plugin {
  let folder = '';
  return {
    name: 'inline-script',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const entry = pathToFileURL(join(folder, 'entry-server.js')).href;
      const { INLINE_SCRIPT } = (await import(entry)) as typeof ServerEntry;
      await writeFile(join(folder, 'inline-script.js'), await minified(INLINE_SCRIPT));
    },
  };
}

/** Returns a shorter script that does the same. Throws if it can't be parsed or be part of a page. */
export async function minified(script: string): Promise<string> {
  const { code, errors } = await minify('inline-script.js', script);
  if (errors.length > 0) throw new Error(`The inline script is invalid: ${errors[0]?.message ?? ''}`);
  if (NOT_IN_SCRIPT.test(code)) throw new Error('The inline script contains what would end its element.');
  return code.trim();
}
