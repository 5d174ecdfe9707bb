import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { Plant } from './planted-violations.js';

const PACKAGES = ['zod', '@nestjs/common', '@mikro-orm/core'];
const DEVELOPMENT_PACKAGES = ['jest'];
const TARGET = 'export type Target = number;\nexport const target = 1;\n';

/** Writes the planted imports as a small project into a temporary folder and returns its path. */
export function plantTree(plants: readonly Plant[]): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'planted-')));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };

  write(
    'package.json',
    JSON.stringify({
      type: 'module',
      dependencies: Object.fromEntries(PACKAGES.map((name) => [name, '1.0.0'])),
      devDependencies: Object.fromEntries(DEVELOPMENT_PACKAGES.map((name) => [name, '1.0.0'])),
    }),
  );
  for (const name of [...PACKAGES, ...DEVELOPMENT_PACKAGES]) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'exports.target = 1;\n');
  }

  for (const { to } of plants) {
    if (isFile(to)) write(to, TARGET);
  }
  for (const { from, to, typeOnly = false, mutual = false } of plants) {
    write(from, importLine(from, to, typeOnly) + TARGET);
    if (mutual) write(to, importLine(to, from, typeOnly) + TARGET);
  }
  return root;
}

function importLine(from: string, to: string, typeOnly: boolean): string {
  const source = `'${specifier(from, to)}'`;
  return typeOnly
    ? `import type { Target as Other } from ${source};\nexport type Used = Other;\n`
    : `import { target as other } from ${source};\nexport const used = other;\n`;
}

/** Returns the import specifier in the project's style: packages by name, files relative with the extension .js. */
function specifier(from: string, to: string): string {
  if (!isFile(to)) return to;
  const path = relative(dirname(from), to).replace(/\.tsx?$/, '.js');
  return path.startsWith('.') ? path : `./${path}`;
}

function isFile(target: string): boolean {
  return /\.(js|tsx?)$/.test(target);
}
