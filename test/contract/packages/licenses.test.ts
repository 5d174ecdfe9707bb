import { describe, expect, it } from '@jest/globals';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import parse, { type Info } from 'spdx-expression-parse';
import { licenseOf, nameOf, readLock } from '../../../interfaces/cli/sbom.js';
import { ALLOWED, EXCEPTIONS } from '../../support/security/allowed-licenses.js';

const lock = Object.entries(readLock()).filter(([folder]) => folder !== '');

/** Returns whether a package may have the license. Of alternatives (OR), one is enough. */
function isAllowed(license: Info, name: string): boolean {
  if ('conjunction' in license) {
    const sides = [license.left, license.right];
    return license.conjunction === 'or'
      ? sides.some((side) => isAllowed(side, name))
      : sides.every((side) => isAllowed(side, name));
  }
  const id = license.license + (license.plus === true ? '+' : '');
  return ALLOWED.has(id) || EXCEPTIONS.some(({ license: stated, packages }) => stated === id && packages.test(name));
}

describe('the licenses of all npm packages', () => {
  it('are allowed for production and development packages', () => {
    const refused = lock
      .map(([folder, locked]) => [nameOf(folder, locked), licenseOf(folder, locked)] as const)
      .filter(([name, license]) => !isAllowed(parse(license), name));
    expect(refused).toEqual([]);
  });

  it('use every listed exception', () => {
    const packages = lock.map(([folder, locked]) => [nameOf(folder, locked), licenseOf(folder, locked)] as const);
    for (const { license, packages: names } of EXCEPTIONS)
      expect([license, packages.some(([name, stated]) => names.test(name) && stated.includes(license))]).toEqual([
        license,
        true,
      ]);
  });
});

describe('the check of a license', () => {
  it.each([
    ['MIT', true],
    ['GPL-3.0-only', false],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND GPL-3.0-only', false],
    ['(MIT AND Zlib)', true],
    ['(GPL-2.0-only OR LGPL-3.0-only) AND MIT', false],
    ['MPL-2.0', false],
  ])('allows %s in any package: %s', (expression, allowed) => {
    expect(isAllowed(parse(expression), 'any')).toBe(allowed);
  });

  it.each([
    ['opening_hours', 'LGPL-3.0-only', true],
    ['opening_hours', 'GPL-3.0-only', false],
    ['@img/sharp-win32-x64', 'Apache-2.0 AND LGPL-3.0-or-later', true],
    ['@img/sharp', 'Apache-2.0 AND LGPL-3.0-or-later', false],
  ])('allows %s with %s: %s', (name, expression, allowed) => {
    expect(isAllowed(parse(expression), name)).toBe(allowed);
  });
});

describe('the license of a package without one in the lock', () => {
  it.each([
    ['package.json', '{"licenses":[{"type":"MIT"},{"type":"ISC"}]}', 'MIT OR ISC'],
    ['LICENSE', 'Permission is hereby granted, free of charge, to any person', 'MIT'],
    ['Readme.md', '## License\n\n  MIT\n', 'MIT'],
    ['LICENSE.txt', 'Redistribution and use in source and binary forms, with or without', 'BSD-2-Clause'],
    ['LICENCE', 'Redistribution and use in source and binary forms. Neither the name of', 'BSD-3-Clause'],
  ])('is read from %s', (file, text, license) => {
    const root = mkdtempSync(join(tmpdir(), 'license-'));
    try {
      mkdirSync(join(root, 'node_modules', 'some'), { recursive: true });
      writeFileSync(join(root, 'node_modules', 'some', file), text);
      expect(licenseOf('node_modules/some', {}, root)).toBe(license);
    } finally {
      rmSync(root, { recursive: true });
    }
  });

  it('is missing if nothing states one', () => {
    expect(() => licenseOf('node_modules/none-of-that-name', {})).toThrow('has no license');
  });
});
