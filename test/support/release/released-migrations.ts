import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** The folder of the fixture: `welcome-paws-<version>-<number of its last migration>.zip`. */
export const FIXTURE_FOLDER = import.meta.dirname;
export const FIXTURE_FILES = 'welcome-paws-*.zip';

/** The file that describes the fixture, next to the folder of the backup. */
export const DESCRIPTION = 'release.json';

/** Returns the contents of the only fixture. */
export function readFixture(): Buffer {
  const found = globSync(FIXTURE_FILES, { cwd: FIXTURE_FOLDER });
  if (found.length !== 1) throw new Error(`There should be one fixture of a release, but there are ${found.length}.`);
  return readFileSync(join(FIXTURE_FOLDER, String(found[0])));
}

/** Returns the names of the migrations of the previous release, in their order. */
export async function releasedMigrations(): Promise<string[]> {
  const archive = await fromBufferPromise(readFixture());
  for await (const entry of archive.eachEntry()) {
    if (entry.fileName !== DESCRIPTION) continue;
    const text = String(await buffer(await archive.openReadStreamPromise(entry)));
    return Object.keys((JSON.parse(text) as { migrations: object }).migrations).toSorted();
  }
  throw new Error(`The fixture has no ${DESCRIPTION}.`);
}
