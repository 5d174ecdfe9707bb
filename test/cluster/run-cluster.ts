/**
 * Runs two processes of the built product on a primary and two standbys with synchronous replication, under load: kills
 * the primary and promotes a standby, kills the other standby, and makes a new one. Fails if an acknowledged review is
 * missing in the end, if an author does not see their own review, or if requests fail for more than ten seconds. Prints
 * a table. With PgBouncer on this machine, the load also runs behind it. Run: `npm run test:cluster`
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { APP, DATABASE, OWNER, prepareRoles, runSql } from '../../infrastructure/postgres/embedded/embedded-roles.js';
import { following, freePorts, PostgresServer } from '../support/cluster/postgres-server.js';
import { startProcess, type Process } from '../support/running-process.js';
import { addAuthors } from './authors.js';
import { Load } from './load.js';
import { behindPgBouncer } from './pgbouncer.js';

const NAMES = ['a', 'b', 'c'] as const;
const PASSWORDS = { owner: 'cluster-owner', app: 'cluster-app' };
const MAX_FAILING_MS = 10_000;
/** How long a monitor takes to notice that the primary is gone. */
const NOTICING_MS = 1000;
const SYNCHRONOUS = { synchronous_standby_names: `ANY 1 (${NAMES.join(', ')})` };
const ASYNCHRONOUS = { synchronous_standby_names: '' };

const folder = mkdtempSync(join(tmpdir(), 'welcome-paws-cluster-'));
const ports = await freePorts(3);
const problems: string[] = [];
const say = (line: string) => process.stdout.write(`${line}\n`);

const standbyOf = (primary: PostgresServer, index: number, place: string) =>
  primary.standby({ folder: join(folder, place), port: ports[index]!, settings: following(ports, NAMES[index]!) });

const a = await PostgresServer.create({
  folder: join(folder, 'a'),
  port: ports[0]!,
  settings: following(ports, 'a'),
});
await prepareRoles((database) => a.url(database), PASSWORDS);
const [b, c] = [await standbyOf(a, 1, 'b'), await standbyOf(a, 2, 'c')];
let servers: readonly PostgresServer[] = [a, b, c];
await reconfigure(a, SYNCHRONOUS);

/** Returns the URL of a role on all servers of the cluster. */
const several = (role: string, password: string) =>
  `postgresql://${role}:${password}@${ports.map((port) => `127.0.0.1:${port}`).join(',')}/${DATABASE}?target_session_attrs=read-write`;
const appUrl = several(APP, PASSWORDS.app);
const env = {
  MIGRATION_DATABASE_URL: several(OWNER, PASSWORDS.owner),
  // The primary is no standby and therefore skipped, so the list may name every server.
  DATABASE_READ_URLS: servers.map((server) => server.url(DATABASE, APP, PASSWORDS.app)).join(','),
  DEMO_DATA: 'on',
};
const processes: Process[] = [];
try {
  processes.push(await startProcess(appUrl, { env }), await startProcess(appUrl, { env }));
  await rehearse();
} finally {
  await Promise.all(processes.map((each) => each.kill()));
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
}
for (const problem of problems) say(`FAILED: ${problem}`);
process.exit(problems.length === 0 ? 0 : 1);

async function rehearse(): Promise<void> {
  const { authors, businessIds } = await addAuthors(a.url(DATABASE), 8);
  const urls = processes.map(({ url }) => url);
  const load = new Load({ urls, authors, businessIds, readers: 8 });
  say('| Step | Reads failed | last after | Writes failed | last after | Replicas in use |');
  say('| --- | --- | --- | --- | --- | --- |');
  await step(load, 'A primary and two standbys', 5000, async () => {});
  let primary = a;
  await step(load, 'Primary killed, a standby promoted', 10_000, async () => {
    await a.kill();
    await pause(NOTICING_MS);
    // The one with more of the log has everything that was acknowledged.
    primary = (await received(b)) >= (await received(c)) ? b : c;
    await primary.promote();
  });
  const other = primary === b ? c : b;
  await step(load, 'Other standby killed, synchronous replication turned off', 8000, async () => {
    await other.kill();
    await pause(NOTICING_MS);
    await reconfigure(primary, ASYNCHRONOUS);
  });
  const fresh = await standbyOf(primary, 0, 'a-again');
  servers = [...servers, fresh];
  await step(load, 'New standby made from a copy, synchronous replication on', 5000, async () => {
    await reconfigure(primary, SYNCHRONOUS);
  });
  await load.stop();
  await fresh.caughtUpWith(primary);
  for (const [name, server] of Object.entries({ 'new primary': primary, 'new standby': fresh })) {
    const missing = await missingOn(server, load);
    say(`${load.journal.length} acknowledged reviews, ${missing} missing on the ${name}.`);
    if (missing > 0) problems.push(`${missing} acknowledged reviews are missing on the ${name}.`);
  }
  say(`${load.unseen.length} reviews were not shown to their author in the other process.`);
  if (load.unseen.length > 0) problems.push('Authors missed their own reviews.');
  await behindPgBouncer({
    folder,
    primary,
    database: DATABASE,
    role: APP,
    password: PASSWORDS.app,
    env,
    say,
    problems,
  });
}

async function step(load: Load, name: string, lengthMs: number, act: () => Promise<void>): Promise<void> {
  const began = performance.now();
  await act();
  await pause(lengthMs);
  const [reads, writes] = [load.failuresSince('read', began), load.failuresSince('write', began)];
  const cells = [reads, writes].flatMap(({ failed, statuses, lastAfterMs, succeeded }) => [
    `${failed} of ${failed + succeeded}${failed === 0 ? '' : ` (${statuses.join(', ')})`}`,
    `${(lastAfterMs / 1000).toFixed(1)} s`,
  ]);
  say(`| ${[name, ...cells, await replicasInUse()].join(' | ')} |`);
  for (const [kind, { succeeded, lastAfterMs }] of Object.entries({ reads, writes })) {
    if (succeeded === 0) problems.push(`${name}: no ${kind} succeeded.`);
    if (lastAfterMs > MAX_FAILING_MS) problems.push(`${name}: ${kind} failed for more than ten seconds.`);
  }
}

async function replicasInUse(): Promise<string> {
  const used = processes.map(async ({ url }) => {
    const { replicas } = (await (await fetch(`${url}/healthz`)).json()) as {
      replicas: { number: number; inUse: boolean }[];
    };
    return replicas.flatMap(({ number, inUse }) => (inUse ? [NAMES[number - 1]] : [])).join(' ') || 'none';
  });
  return (await Promise.all(used)).join(', ');
}

function reconfigure(server: PostgresServer, settings: Readonly<Record<string, string>>): Promise<unknown> {
  server.configure(settings);
  return runSql(server.url(), (client) => client.query('select pg_reload_conf()'));
}

function received(server: PostgresServer): Promise<number> {
  return runSql(server.url(), async (client) => {
    const { rows } = await client.query<{ lsn: number }>(
      `select (coalesce(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn()) - '0/0'::pg_lsn)::float8 as lsn`,
    );
    return rows[0]!.lsn;
  });
}

function missingOn(server: PostgresServer, { journal }: Load): Promise<number> {
  return runSql(server.url(DATABASE), async (client) => {
    const { rows } = await client.query<{ missing: number }>(
      `select count(*)::int as missing from unnest($1::integer[], $2::text[]) as j (business_id, content)
        where not exists (select from reviews r where r.business_id = j.business_id and r.content = j.content)`,
      [journal.map(({ businessId }) => businessId), journal.map(({ content }) => content)],
    );
    return rows[0]!.missing;
  });
}
