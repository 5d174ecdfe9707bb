import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';

/** The server-side rendering program built by `npm run build`. */
const FOLDER = 'dist/web/server';
const program = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ name, text: readFileSync(join(FOLDER, name), 'utf8') }));

/** Returns the packages that a file imports statically, dynamically, or with require(). */
function imported({ text }: { readonly text: string }): string[] {
  const names = text.matchAll(/^(?:import|export)\b[^;'"]*['"]([^'"]+)['"]|\b(?:import|require)\(['"]([^'"]+)['"]\)/gm);
  return [...names].map(([, head, called]) => head ?? called ?? '').filter((name) => !name.startsWith('.'));
}

describe('the built rendering program', () => {
  it("bundles its packages, so the process's NODE_ENV doesn't select React's build", () => {
    const node = new Set([...builtinModules, ...builtinModules.map((name) => `node:${name}`)]);
    const packages = program.flatMap((file) => imported(file).filter((name) => !node.has(name)));
    expect(packages).toEqual([]);
  });

  it("contains React's production build and nothing of the development build", () => {
    const holding = (words: string) => program.filter(({ text }) => text.includes(words)).map(({ name }) => name);
    // Only the production build shortens error messages, and only the development build warns about missing keys.
    expect(holding('https://react.dev/errors/')).not.toEqual([]);
    expect(holding('Each child in a list should have a unique "key" prop')).toEqual([]);
    expect(holding('jsxDEV')).toEqual([]);
  });

  it('contains no Markdown parser, and neither does the client, because text pages come as data', () => {
    const client = readdirSync('dist/web/client/assets')
      .filter((name) => name.endsWith('.js'))
      .map((name) => ({ name, text: readFileSync(join('dist/web/client/assets', name), 'utf8') }));
    expect(client.some(({ name }) => name.startsWith('privacy-policy-page'))).toBe(true);
    const reading = [...program, ...client].filter(({ text }) => text.includes('Infinite loop on byte'));
    expect(reading.map(({ name }) => name)).toEqual([]);
    expect(readFileSync('node_modules/marked/lib/marked.esm.js', 'utf8')).toContain('Infinite loop on byte');
  });
});
