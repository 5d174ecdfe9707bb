import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parseAst } from 'vite';
import { lean, LEFT_OUT } from '../../../web/build/lean-react-dom.js';

const root = resolve(import.meta.dirname, '../../..');
const REACT_DOM = readFileSync(join(root, 'node_modules/react-dom/cjs/react-dom-client.production.js'), 'utf8');

/** Components, hooks, and properties of elements that need a function that the build leaves out. */
const NEEDS_LEFT_OUT =
  /<(?:ViewTransition|Activity|SuspenseList)\b|<Fragment\b[^>]*\sref=|\buse(?:ActionState|FormStatus|Optimistic)\b|\sprecedence=|<script\b[^>]*\sasync\b|<[a-z]+-[a-z]+/;

/** Functions of react-dom that load files. */
const LOADS = /import \{[^}]*\b(?:preload|preinit|preconnect|prefetchDNS)\w*\b[^}]*\} from 'react-dom'/;

/** A form whose action is a function. */
const FORM_ACTION = /<(?:form|button|input)\b[^>]*\s(?:action|formAction)=\{(?:\(|async\b)/;

describe('the functions that the client build leaves out of React DOM', () => {
  it('React DOM still parses without the functions left out, and has their replacements', () => {
    const shortened = lean(REACT_DOM);
    expect(() => parseAst(shortened)).not.toThrow();
    for (const [name, instead] of Object.entries(LEFT_OUT)) {
      const start = shortened.indexOf(`function ${name}(`);
      expect(shortened.slice(start, start + 400)).toContain(`{ ${instead}; }`);
    }
    expect(shortened).not.toContain('FragmentInstance.prototype.');
  });

  it('the build fails with instructions if a React DOM update removes or renames a function to leave out', () => {
    const without = REACT_DOM.replaceAll('startViewTransition', 'beginViewTransition');
    expect(() => lean(without)).toThrow(
      'React DOM no longer has startViewTransition. Compare LEFT_OUT in web/build/lean-react-dom.ts',
    );
  });

  it('no file of the web client needs a left-out function of React DOM', () => {
    const users = readdirSync(join(root, 'web'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('build/'))
      .filter((name) => {
        const code = readFileSync(join(root, 'web', name), 'utf8');
        return [NEEDS_LEFT_OUT, LOADS, FORM_ACTION].some((need) => need.test(code));
      });
    expect(users).toEqual([]);
  });
});
