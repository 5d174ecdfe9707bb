/** Licenses that ask for no more than their text and the names of the authors. */
export const ALLOWED: ReadonlySet<string> = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0'],
  ...['Python-2.0', 'Unlicense', 'Zlib'],
]);

interface Exception {
  readonly license: string;
  /** The packages that may have it. */
  readonly packages: RegExp;
  readonly why: string;
}

/** Licenses with conditions, the packages that may have them, and why the conditions are met. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    license: 'LGPL-3.0-or-later',
    packages: /^@img\/sharp-(libvips|wasm32$|win32-)/,
    why: 'libvips is used unmodified, as a library of its own that operators can replace',
  },
  {
    license: 'LGPL-3.0-only',
    packages: /^opening_hours$/,
    why: 'used unmodified, only by the server, and loaded from its own folder, where operators can replace it',
  },
  {
    license: 'MPL-2.0',
    packages: /^lightningcss(-|$)/,
    why: 'used unmodified, and only to build',
  },
  { license: 'MPL-2.0', packages: /^(@axe-core\/playwright|axe-core)$/, why: 'used unmodified, and only by tests' },
  { license: 'OFL-1.1', packages: /^@fontsource-variable\//, why: 'a typeface, which the README credits' },
  { license: 'CC-BY-3.0', packages: /^spdx-exceptions$/, why: 'data, used only by tests' },
  { license: 'CC-BY-4.0', packages: /^caniuse-lite$/, why: 'data, used only to build and test' },
];
