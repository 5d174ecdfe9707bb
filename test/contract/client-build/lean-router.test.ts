import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parseAst } from 'vite';
import { isRouter, lean, LEFT_OUT } from '../../../web/build/lean-router.js';

const root = resolve(import.meta.dirname, '../../..');
const FOLDER = join(root, 'node_modules/react-router/dist/production');

/** Exports of the router that need a function that the build leaves out. */
const NEEDS_LEFT_OUT =
  /\b(?:Form|useFetchers?|useSubmit|useFormAction|useActionData|useBlocker|unstable_usePrompt|useViewTransitionState|PrefetchPageLinks)\b/;

/** Properties of links and routes that need one. */
const LINK_OR_ROUTE_NEEDS =
  /<(?:Nav)?Link\b[^>]*\s(?:prefetch|viewTransition)\b|\bviewTransition: |\binstrumentations\b/;

function routerFiles(): { readonly path: string; readonly code: string }[] {
  return readdirSync(FOLDER)
    .map((name) => ({ path: join(FOLDER, name), name }))
    .filter(({ name }) => name.endsWith('.mjs'))
    .map(({ path }) => ({ path, code: readFileSync(path, 'utf8') }))
    .filter(({ path, code }) => isRouter(path, code));
}

const webFiles = readdirSync(join(root, 'web'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('build/'))
  .map((name) => ({ name, code: readFileSync(join(root, 'web', name), 'utf8') }));

describe('the functions that the client build leaves out of React Router', () => {
  it('the functions left out of React Router exist in exactly one file, which still parses without them', () => {
    const files = routerFiles();
    expect(files).toHaveLength(1);
    const shortened = lean(files[0]?.code ?? '');
    expect(() => parseAst(shortened)).not.toThrow();
    for (const [name, instead] of Object.entries(LEFT_OUT)) {
      const [head = ''] = new RegExp(`function ${name}\\([^]{0,300}`).exec(shortened) ?? [];
      expect(head).toContain(`{ ${instead}; }`);
    }
  });

  it('the build fails with instructions if a React Router update removes or renames a function to leave out', () => {
    const without = (routerFiles()[0]?.code ?? '').replaceAll('updateBlocker', 'changeBlocker');
    expect(() => lean(without)).toThrow(
      'React Router no longer has updateBlocker. Compare LEFT_OUT in web/build/lean-router.ts',
    );
  });

  it('no import from React Router in the web client needs a left-out function', () => {
    const users = webFiles.filter(({ code }) =>
      [...code.matchAll(/import \{([^}]*)\} from 'react-router(?:-dom)?'/g)].some(([, names = '']) =>
        NEEDS_LEFT_OUT.test(names),
      ),
    );
    expect(users.map(({ name }) => name)).toEqual([]);
  });

  it('no property of a link or route in the web client needs a left-out function of React Router', () => {
    const users = webFiles.filter(({ code }) => LINK_OR_ROUTE_NEEDS.test(code));
    expect(users.map(({ name }) => name)).toEqual([]);
  });
});
