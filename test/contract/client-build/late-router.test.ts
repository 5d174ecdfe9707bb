import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parseAst } from 'vite';
import { FIRST, LATE, splitRouter } from '../../../web/build/late-router.js';
import { isRouter, lean } from '../../../web/build/lean-router.js';

const root = resolve(import.meta.dirname, '../../..');
const FOLDER = join(root, 'node_modules/react-router/dist/production');

const ROUTER = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => ({ path: join(FOLDER, name), code: readFileSync(join(FOLDER, name), 'utf8') }))
  .filter(({ path, code }) => isRouter(path, code))
  .map(({ code }) => lean(code))
  .join('');

/** Only these files use the rest of the package: the server, and the module that loads late. */
const OTHERS = [
  'app/entry-server.tsx',
  'app/server/kept-part.tsx',
  'app/server/static-handlers.ts',
  'app/client/whole-router.ts',
];

describe('the part of React Router that pages load late', () => {
  it('the late part of the router has the code of navigations, which the first part no longer needs', () => {
    const late = splitRouter(ROUTER).late('/router.mjs');
    expect(() => parseAst(late)).not.toThrow();
    expect(late).toContain(`export { ${LATE} };`);
    expect(late).toContain('function createRouter(');
    expect(late).not.toMatch(/^var \w*Context\w* = /m);
    // Private fields of classes are set apart from their declaration.
    for (const [, name = ''] of late.matchAll(/\b__private\w+\(this, (\w+)/g)) {
      expect(late).toMatch(new RegExp(`^${name} = `, 'm'));
    }
  });

  it('the first part of the router exports each name that the late part imports from it', () => {
    const { first, late } = splitRouter(ROUTER);
    const namesIn = (code: string): string[] => [...code.matchAll(/\blate_\w+/g)].map(([name]) => name);
    const imported = namesIn(late('/router.mjs'));
    expect(imported.length).toBeGreaterThan(10);
    expect(namesIn(first).toSorted()).toEqual(imported.toSorted());
  });

  it('the build fails if React Router no longer declares a name of the first part', () => {
    expect(() => splitRouter(ROUTER.replaceAll('useNavigationType', 'useKindOfNavigation'))).toThrow(
      'React Router no longer declares useNavigationType. See FIRST and LATE.',
    );
  });

  it('the pages import only names of the first part', () => {
    const names = readdirSync(join(root, 'web'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('build/') && !OTHERS.includes(name))
      .flatMap((name) => [
        ...readFileSync(join(root, 'web', name), 'utf8').matchAll(/import \{([^}]*)\} from 'react-router-dom'/g),
      ])
      .flatMap(([, listed = '']) => listed.split(',').map((each) => each.trim()))
      .filter((name) => name !== '' && !name.startsWith('type '));
    expect([...new Set(names)].filter((name) => !FIRST.includes(name))).toEqual([]);
  });
});
