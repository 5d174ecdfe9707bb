/** Starts a server in its own process, so that its processor time can be measured, and creates a small database. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as EmbeddedPostgres from '../../../infrastructure/postgres/embedded/embedded-postgres.js';
import type * as EmbeddedRoles from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import type * as Migrate from '../../../infrastructure/schema/migrate.js';

/** Imports a module of the build from dist/. */
export const built = <Module>(path: string): Promise<Module> =>
  import(new URL(`../../../dist/${path}`, import.meta.url).href) as Promise<Module>;

export interface Server {
  readonly child: ChildProcess;
  readonly address: string;
}

/**
 * Starts list-server.ts. `argument` is the database URL of the built server, or the text that a minimal Fastify server
 * returns. `folder` is the test/bench folder of the build to start.
 */
export async function start(
  kind: 'product' | 'bare',
  argument: string,
  folder = join(import.meta.dirname, '..'),
): Promise<Server> {
  const child = fork(join(folder, 'list-server.ts'), [kind], { stdio: 'inherit' });
  child.send(argument);
  const [address] = (await once(child, 'message')) as [string];
  return { child, address };
}

export async function stop(child: ChildProcess): Promise<void> {
  child.disconnect();
  await once(child, 'exit');
}

/** Returns the microseconds of processor time that all server threads have used. */
export async function used(child: ChildProcess): Promise<number> {
  child.send('cpu');
  const [microseconds] = (await once(child, 'message')) as [number];
  return microseconds;
}

export interface Directory {
  /** URL with the role of the running server. */
  readonly url: string;
  readonly ownerUrl: string;
  stop(): Promise<void>;
}

/** Creates a database with a few thousand businesses in one city. */
export async function createDirectory(): Promise<Directory> {
  const { startEmbeddedPostgres } = await built<typeof EmbeddedPostgres>(
    'infrastructure/postgres/embedded/embedded-postgres.js',
  );
  const { APP, runSql } = await built<typeof EmbeddedRoles>('infrastructure/postgres/embedded/embedded-roles.js');
  const { migrate } = await built<typeof Migrate>('infrastructure/schema/migrate.js');
  const dataDir = mkdtempSync(join(tmpdir(), 'welcome-paws-bench-'));
  const database = await startEmbeddedPostgres({ dataDir, durable: false });
  await migrate({ ownerUrl: database.ownerUrl, appRole: APP });
  await runSql(database.ownerUrl, async (client) => {
    await client.query(`insert into businesses (name, category, description, address, city, state, zip_code, latitude, longitude, pet_perks,
        images, image_alts, approval_status)
      select 'Place ' || n, (array['restaurants', 'hotels', 'events', 'services', 'homes'])[1 + n % 5], repeat('Good for pets. ', 10),
        n || ' Example Street', 'Austin', 'TX', '78701', 30.2672 + (n % 100 - 50) * 0.002, -97.7431 + (n / 100 - 15) * 0.003,
        array['Water bowls', 'Patio seating'], array['/uploads/demo/a.webp', '/uploads/demo/b.webp'], array['A', 'B'], 'approved'
      from generate_series(1, 3000) n`);
    await client.query('update business_entries set review_count = id % 40, rating_sum = id % 40 * 4');
    await client.query('vacuum analyze');
  });
  return {
    url: database.appUrl,
    ownerUrl: database.ownerUrl,
    async stop() {
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
