import { globSync, readFileSync } from 'node:fs';

/**
 * Returns the paths of all routes, read from the source text, because Node can't load the files that browser modules
 * import.
 */
export function routePaths(): string[] {
  const sources = globSync('web/app/**/*routes*.tsx').map((file) => readFileSync(file, 'utf8'));
  const paths = sources.flatMap((source) =>
    [...source.matchAll(/(?:path: |[pP]age\(\s*)'([^']+)'/g)].map(([, path]) => path ?? ''),
  );
  return [...new Set(paths)];
}
