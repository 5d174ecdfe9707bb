import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';

interface PackageFile {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as PackageFile;
const PACKAGES = Object.keys({ ...dependencies, ...devDependencies });

/** Packages that no file imports, with the reason for each. */
const NOT_IMPORTED: Readonly<Record<string, string>> = {
  '@lezer/highlight': 'a peer of @prometheus-io/lezer-promql',
  '@lezer/lr': 'a peer of @prometheus-io/lezer-promql',
  '@nestjs/cli': '`nest build`',
  '@redocly/cli': 'lints `openapi.yaml` in a test',
  '@stryker-mutator/core': '`npm run test:mutation`',
  '@stryker-mutator/vitest-runner': 'runs the tests for Stryker',
  '@swc/cli': 'the compiler of `nest build`',
  '@testing-library/dom': 'a peer of @testing-library/react',
  dclint: 'lints `docker-compose.yml` in a test',
  testcontainers: 'with @testcontainers/postgresql, of one version',
};

const sources = globSync(
  [
    '{domain,application,infrastructure,interfaces,web,test}/**/*.{ts,tsx,js,mjs,css}',
    '*.{ts,js,mjs,cjs}',
    '.dependency-cruiser.cjs',
  ],
  { exclude: ['**/schema.gen.ts', 'test/contract/packages/packages.test.ts'] },
).map((file) => readFileSync(file, 'utf8'));

const isImported = (name: string): boolean =>
  sources.some((text) => [`'${name}'`, `'${name}/`, `"${name}"`, `"${name}/`].some((quoted) => text.includes(quoted)));

describe('npm packages', () => {
  it('the code imports every npm package, except for documented ones', () => {
    const code = PACKAGES.filter((name) => !name.startsWith('@types/'));
    expect(code.filter((name) => !isImported(name)).toSorted()).toEqual(Object.keys(NOT_IMPORTED).toSorted());
  });

  it('the project has type packages only for packages it uses', () => {
    const typed = PACKAGES.filter((name) => name.startsWith('@types/')).map((name) => name.slice('@types/'.length));
    expect(typed.filter((name) => name !== 'node' && !PACKAGES.includes(name))).toEqual([]);
  });

  it('pins every npm package to an exact version', () => {
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      expect([name, version]).toEqual([name, expect.stringMatching(/^(npm:@?[\w./-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/)]);
  });

  it('hides the engine warnings of npm on older versions of Node.js', () => {
    expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('loglevel=error');
  });
});
