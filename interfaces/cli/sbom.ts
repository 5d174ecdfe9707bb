/**
 * `npm run sbom [-- file]`: writes a software bill of materials (CycloneDX) of the production packages. Runs in plain
 * Node.js, without a build. The file contains no time, path, or host, so the same packages and npm give the same file.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const DEFAULT_FILE = 'sbom.cdx.json';
const MAX_BYTES = 64 * 1024 * 1024;

export interface LockedPackage {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  /** True if it is used only in development. */
  readonly dev?: boolean;
  /** True if it is bundled in the file of its parent package, so it has no checksum of its own. */
  readonly inBundle?: boolean;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** The packages of a lockfile by folder. The root is ''. */
export type Lock = Readonly<Record<string, LockedPackage>>;

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
  readonly licenses?: readonly object[];
  readonly properties?: readonly { readonly name: string }[];
  readonly externalReferences?: readonly { readonly type: string }[];
}

interface Bom {
  readonly metadata: { readonly timestamp?: string; readonly component: Component };
  readonly serialNumber?: string;
  readonly components: readonly Component[];
}

export function readLock(root = ROOT): Lock {
  return (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Lock }).packages;
}

export const nameOf = (folder: string, { name }: LockedPackage): string =>
  name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Returns a lockfile's production packages by folder, without the root. */
export function productionPackages(lock: Lock): (readonly [folder: string, LockedPackage])[] {
  return Object.entries(lock).filter(([folder, { dev }]) => folder !== '' && dev !== true);
}

/**
 * Returns the license of a package as an SPDX expression, from the lockfile, its package.json, or the text of its license
 * file or readme. Throws an error if there is none.
 */
export function licenseOf(folder: string, { license }: LockedPackage, root = ROOT): string {
  if (license !== undefined) return license;
  const file = join(root, folder, 'package.json');
  const stated = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { licenses?: { type?: string }[] }) : {};
  const types = stated.licenses?.map(({ type }) => type).filter((type) => type !== undefined) ?? [];
  if (types.length > 0) return types.join(' OR ');
  const texts = globSync('{LICEN[CS]E,licen[cs]e,Readme,README,readme}*', { cwd: join(root, folder) });
  for (const name of texts.toSorted()) {
    const known = licenseIn(readFileSync(join(root, folder, name), 'utf8'));
    if (known !== null) return known;
  }
  throw new Error(`${folder} has no license. Ask its authors for one, or remove the package.`);
}

function licenseIn(text: string): string | null {
  if (/Permission is hereby granted, free of charge|^\s*MIT\s*$/m.test(text)) return 'MIT';
  if (!text.includes('Redistribution and use in source and binary forms')) return null;
  return /neither the name/i.test(text) ? 'BSD-3-Clause' : 'BSD-2-Clause';
}

/** Returns the output of `npm sbom` without details of this machine, and with all licenses filled in. */
export function sbom(root = ROOT): object {
  const { devDependencies: _, ...manifest } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as object & {
    devDependencies?: object;
  };
  const lock = readLock(root);
  const { devDependencies: __, ...product } = lock[''] ?? {};
  const packages = Object.fromEntries([['', product] as const, ...productionPackages(lock)]);
  const bom = askNpm(manifest, packages);
  const { timestamp: ___, ...metadata } = bom.metadata;
  const { serialNumber: ____, ...rest } = bom;
  const licenses = new Map(
    productionPackages(lock).map(([folder, locked]) => [
      `${nameOf(folder, locked)}@${String(locked.version)}`,
      licenseOf(folder, locked, root),
    ]),
  );
  const components = bom.components
    .map((component) => portable(component, licenses.get(component['bom-ref'])))
    .toSorted((one, other) => (one['bom-ref'] < other['bom-ref'] ? -1 : 1));
  return { ...rest, metadata: { ...metadata, component: portable(metadata.component) }, components };
}

/**
 * Runs `npm sbom` on a lockfile with only production packages, because `--omit dev` would also leave out packages that
 * development needs too. The folder's name becomes the name of the product.
 */
function askNpm(manifest: object, packages: Lock): Bom {
  const temporary = mkdtempSync(join(tmpdir(), 'sbom-'));
  try {
    const folder = join(temporary, 'welcome-paws');
    mkdirSync(folder);
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }));
    const npm = process.env['npm_execpath'];
    const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only', '--offline'];
    const text = execFileSync(npm === undefined ? 'npm' : process.execPath, npm === undefined ? args : [npm, ...args], {
      ...{ cwd: folder, encoding: 'utf8', maxBuffer: MAX_BYTES, stdio: ['ignore', 'pipe', 'inherit'] },
      // Windows can start npm.cmd only through a shell.
      shell: npm === undefined && process.platform === 'win32',
    });
    return JSON.parse(text) as Bom;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

function portable(component: Component, license?: string): Component {
  const { licenses = license === undefined ? [] : [{ expression: license }] } = component;
  return {
    ...component,
    // The folder of this machine, and the address of its registry.
    properties: (component.properties ?? []).filter(({ name }) => name !== 'cdx:npm:package:path'),
    externalReferences: (component.externalReferences ?? []).filter(({ type }) => type !== 'distribution'),
    licenses,
  };
}

if (import.meta.main) {
  const file = process.argv[2] ?? DEFAULT_FILE;
  const bom = sbom() as Bom;
  writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
  process.stdout.write(`${file}: ${bom.components.length} packages.\n`);
}
