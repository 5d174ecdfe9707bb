import { readFileSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = `${sep}web${sep}illustrations${sep}`;

/** The header and the footer of each page show it: the server's HTML has its shapes once. */
const LOGO = 'logo.svg';
const RUNTIME = JSON.stringify(resolve(import.meta.dirname, '../ui/show/shared-shapes.ts'));

/** Imports an SVG file of web/illustrations as the text of its shapes, to be put into an `<svg>` of a page. */
export function svgShapes(): Plugin {
  return {
    name: 'svg-shapes',
    enforce: 'pre',
    load(id, options) {
      if (!id.endsWith('.svg') || !join(id).includes(FOLDER)) return null;
      const shapes = JSON.stringify(readShapes(id));
      const isShared = options?.ssr === true && basename(id) === LOGO;
      const code = isShared
        ? `import { shareShapes } from ${RUNTIME};\nexport default shareShapes(${shapes});`
        : `export default ${shapes};`;
      return { code, map: null, moduleType: 'js' };
    },
  };
}

/**
 * Returns what is inside the `<svg>` element of a file, without comments and line breaks. `<use href="./part.svg" />`
 * becomes the shapes of that file: colors are classes of the page's style sheet, which don't reach into another
 * document.
 */
export function readShapes(path: string): string {
  return readFileSync(path, 'utf8')
    .replace(/^<svg[^>]*>|<\/svg>\s*$|<!--.*?-->/g, '')
    .replace(/\s*(<|\/>)\s*/g, '$1')
    .replace(/<use href="([^"]+)"([^>]*)\/>/g, (_, href: string, attributes: string) => {
      const part = readShapes(join(dirname(path), href));
      return attributes === '' ? part : `<g${attributes}>${part}</g>`;
    });
}
