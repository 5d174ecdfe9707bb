import { readFileSync } from 'node:fs';
import { packagesThatRun } from '../../../interfaces/cli/image-packages.js';

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** Returns the folders of the packages that remain in the image after the steps of the Dockerfile. */
export function foldersInTheImage(): string[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
  const seen = new Set<string>();
  const waiting = packagesThatRun(Object.keys(packages['']?.dependencies ?? {})).map((name) => `node_modules/${name}`);
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (seen.has(folder)) continue;
    seen.add(folder);
    for (const name of needsOf(packages[folder] ?? {})) {
      const found = lookup(folder, name).find((path) => packages[path] !== undefined);
      if (found !== undefined) waiting.push(found);
    }
  }
  return [...seen].toSorted();
}

function needsOf({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: Locked): string[] {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => peerDependenciesMeta?.[name]?.optional !== true);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** Returns where Node.js looks for a package from inside another one, nearest first. */
function lookup(folder: string, name: string): string[] {
  const parts = folder.split(/\/?node_modules\//).slice(1);
  return parts
    .map((_, n) => [...parts.slice(0, parts.length - n), name].map((part) => `node_modules/${part}`).join('/'))
    .concat(`node_modules/${name}`);
}
