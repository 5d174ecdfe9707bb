/**
 * For the projects whose test files run in plain Node.js processes (`jest-light-runner`). Each process loads the
 * product's modules once, instead of once for each test file. Node.js can't read decorators, so SWC compiles sources as
 * for Jest's other projects.
 */
import { transformSync, type Options } from '@swc/core';
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const GLOBALS = new URL('./globals.ts', import.meta.url).href;
const { $schema, exclude, ...options } = JSON.parse(
  readFileSync(new URL('../../../.swcrc', import.meta.url), 'utf8'),
) as Options & { $schema: string };

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals') return { url: GLOBALS, shortCircuit: true };
    const isOurs = specifier.startsWith('.') && !context.parentURL?.includes('/node_modules/');
    if (!isOurs || !specifier.endsWith('.js')) return next(specifier, context);
    // Imports name the compiled file (`./claim.js`). Tests use the source file instead.
    for (const extension of ['.ts', '.tsx'])
      try {
        return next(specifier.slice(0, -3) + extension, context);
      } catch {
        // The next one may exist.
      }
    return next(specifier, context);
  },
  load(url, context, next) {
    const { pathname, protocol } = new URL(url);
    const isTsx = pathname.endsWith('.tsx');
    if (protocol !== 'file:' || pathname.includes('/node_modules/') || !(isTsx || pathname.endsWith('.ts')))
      return next(url, context);
    const filename = fileURLToPath(`file://${pathname}`);
    const { code } = transformSync(readFileSync(filename, 'utf8'), {
      ...options,
      jsc: { ...options.jsc, parser: { syntax: 'typescript', tsx: isTsx, decorators: true } },
      swcrc: false,
      sourceMaps: 'inline',
      filename,
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
