import { globSync, readFileSync } from 'node:fs';

/** The paths of all routes, read from the sources: the browser's modules bring files along that Node does not read. */
export function routePaths(): string[] {
  const sources = globSync('web/app/**/*routes*.tsx').map((file) => readFileSync(file, 'utf8'));
  const paths = sources.flatMap((source) => [...source.matchAll(/^ +path: '([^']+)'/gm)].map(([, path]) => path ?? ''));
  return [...new Set(paths)];
}
