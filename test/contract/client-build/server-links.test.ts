import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link, MemoryRouter } from 'react-router-dom';
import { parseAst } from 'vite';
import { isRouter, withoutDiscovery } from '../../../web/build/lean-router.js';
import { PLAIN_PATH, withPlainLinks } from '../../../web/build/server-links.js';

const FOLDER = join(resolve(import.meta.dirname, '../../..'), 'node_modules/react-router/dist/production');

describe('the links of pages on the server', () => {
  it('have a shorter way in exactly one file of React Router, which still parses', () => {
    const files = readdirSync(FOLDER)
      .filter((name) => name.endsWith('.mjs'))
      .map((name) => ({ name, code: readFileSync(join(FOLDER, name), 'utf8') }))
      .filter(({ name, code }) => isRouter(join(FOLDER, name), code));
    expect(files).toHaveLength(1);
    const code = withPlainLinks(files[0]?.code ?? '');
    expect(() => parseAst(code)).not.toThrow();
    expect(code).not.toContain('? "true" : void 0');
    expect(code).toContain(`if (typeof to === "string" && !mask && ${String(PLAIN_PATH)}.test(to)) return React`);
  });

  it('fail the build if React Router changes its link', () => {
    expect(() => withPlainLinks('function LinkWithRef(props, forwardedRef) {}')).toThrow('link has changed');
    expect(() => withoutDiscovery('"data-discover": "true"')).toThrow('link has changed');
  });

  it.each(['/', '/browse', '/business/7?from=%2Fbrowse%3Fquery%3Da%2Bb', '/reviews?review=6000#review-6000'])(
    'to the plain path %s are what the router renders',
    (path) => {
      expect(PLAIN_PATH.test(path)).toBe(true);
      const link = renderToStaticMarkup(
        createElement(MemoryRouter, { initialEntries: ['/business/7'] }, createElement(Link, { to: path }, 'a')),
      );
      // The build removes the attribute from all links.
      expect(link.replace(' data-discover="true"', '')).toBe(`<a href="${path}">a</a>`);
    },
  );

  it.each(['', 'browse', '..', '/a/../b', '//other.example', '/a/', '/a b', '/ü', "/a?b='", 'https://other.example/a'])(
    'to "%s" are left to the router',
    (path) => expect(PLAIN_PATH.test(path)).toBe(false),
  );
});
