import type pg from 'pg';
import { judgeCertificate } from '../../domain/health/doctor/certificate.js';
import { notChecked, ok, problem, warning, type Finding } from '../../domain/health/doctor/finding.js';
import { judgeMigrationRole, judgeServingRole } from '../../domain/health/doctor/roles.js';
import { isLoopbackHost } from '../../domain/shared/loopback-host.js';
import { databaseConnection, databaseServers, type DatabaseHost } from '../config/database-connection.js';
import { errorCode } from '../health/timed-probe.js';
import { databaseProblem, type DatabaseAddress } from '../schema/database-problem.js';
import { migrationNames } from '../schema/migrations.js';
import { executedMigrations } from '../schema/migrate.js';
import { versionProblem } from '../schema/suitable-database.js';
import type { Check } from './check.js';
import { reading, type DoctorContext, type OpenWay } from './context.js';
import { postgresCertificate } from './postgres-certificate.js';
import { identityOf, roleFacts } from './role-facts.js';

const REACH = 'Check DATABASE_URL.';
const AUTHORITY =
  'Set DATABASE_CA_FILE to the certificate of its authority, and use the server name in the certificate.';

/** Checks whether the database answers, what its roles may do, and whether it has the tables of this version. */
export function databaseChecks(context: DoctorContext): readonly Check[] {
  const checks: readonly (readonly [string, (way: OpenWay) => Promise<readonly Finding[]>])[] = [
    ['database', reachable],
    ['database TLS', (way) => encryption(way, context.now)],
    ['serving role', servingRole],
    ['migration role', migrationRole],
    ['migrations', migrations],
    ['replicas', replicas],
  ];
  return checks.map(([name, look]) => ({ name, advice: REACH, run: () => onDatabase(context, name, look) }));
}

async function onDatabase(
  { database }: DoctorContext,
  name: string,
  look: (way: OpenWay) => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  if (database.why === null) return look(database);
  // Reported once, by the first check.
  return name === 'database' ? [notChecked(database.why, database.advice)] : [];
}

/** Runs `work` on a connection. Returns a finding for a failure that the operator can fix. */
async function looking(
  address: DatabaseAddress,
  ca: string | undefined,
  work: (client: pg.Client) => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  try {
    return await reading(address.url, ca, work);
  } catch (error) {
    const sentence = databaseProblem(error, address);
    if (sentence !== null) return [{ state: 'problem', found: sentence, advice: null }];
    throw error;
  }
}

const serving = ({ url }: OpenWay): DatabaseAddress => ({ setting: 'DATABASE_URL', url });

function reachable(way: OpenWay): Promise<readonly Finding[]> {
  return looking(serving(way), way.ca, async (client) => {
    const began = performance.now();
    const { rows } = await client.query<{ number: string; name: string }>(
      `select current_setting('server_version_num') as number, current_setting('server_version') as name`,
    );
    const ms = Math.round(performance.now() - began);
    const { number, name } = rows[0]!;
    const old = versionProblem(Number(number), name);
    if (old !== null) return [{ state: 'problem', found: old, advice: null }];
    return [
      ok(`${way.isEmbedded ? 'The embedded database' : 'The database'} is PostgreSQL ${name} and answers in ${ms} ms.`),
    ];
  });
}

async function encryption(way: OpenWay, now: Date): Promise<readonly Finding[]> {
  if (way.isEmbedded) return [ok('The embedded database listens on this machine only.')];
  const remote = new Map<string, { server: DatabaseHost; isEncrypted: boolean }>();
  for (const url of [way.url, way.directUrl, way.ownerUrl, ...way.readUrls]) {
    const isEncrypted = databaseConnection(url, way.ca).ssl !== false;
    for (const server of databaseServers(url).hosts) {
      if (!isHere(server) || (isEncrypted && !server.host.startsWith('/'))) {
        remote.set(`${server.host}:${server.port}`, { server, isEncrypted });
      }
    }
  }
  if (remote.size === 0) return [ok('The database is on this machine, so its connections need no TLS.')];
  return Promise.all([...remote.values()].map((each) => encryptionOf(each, way.ca, now)));
}

const isHere = ({ host }: DatabaseHost): boolean => host.startsWith('/') || isLoopbackHost(host);

async function encryptionOf(
  { server, isEncrypted }: { server: DatabaseHost; isEncrypted: boolean },
  ca: string | undefined,
  now: Date,
): Promise<Finding> {
  const name = `the database at ${server.host}:${server.port}`;
  if (!isEncrypted) {
    return problem(`The connection to ${name} is not encrypted.`, 'Add ?sslmode=verify-full to its URL.');
  }
  const facts = await postgresCertificate(server, ca).catch(errorCode);
  if (typeof facts === 'string') return notChecked(`${name} does not answer (${facts})`, REACH);
  if (facts === null) return problem(`${sentenceStart(name)} offers no TLS.`, 'Turn on ssl in its postgresql.conf.');
  return judgeCertificate(name, facts, now, AUTHORITY);
}

const sentenceStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function servingRole(way: OpenWay): Promise<readonly Finding[]> {
  return looking(serving(way), way.ca, async (client) => judgeServingRole(await roleFacts(client)));
}

function migrationRole(way: OpenWay): Promise<readonly Finding[]> {
  const own: DatabaseAddress = { setting: 'MIGRATION_DATABASE_URL', url: way.ownerUrl };
  return looking(own, way.ca, async (owner) => {
    const [ours, theirs] = [await identityOf(owner), await reading(way.directUrl, way.ca, identityOf)];
    return judgeMigrationRole(await roleFacts(owner), ours === theirs);
  });
}

function migrations(way: OpenWay): Promise<readonly Finding[]> {
  return looking(serving(way), way.ca, async (client) => {
    const [ran, known] = [await executedMigrations(client), migrationNames()];
    const newer = ran.filter((name) => !known.includes(name));
    if (ran.length === 0) return [warning('The database has no tables yet.', 'Start the server, which creates them.')];
    if (newer.length > 0) {
      const found = `A newer version of the product migrated the database (${newer.join(', ')}).`;
      return [problem(found, 'Start that version, or restore a backup from before the upgrade.')];
    }
    const missing = known.length - ran.length;
    if (missing === 0) return [ok(`All ${known.length} migrations have run.`)];
    const found = `${missing} ${missing === 1 ? 'migration has' : 'migrations have'} not run.`;
    return [problem(found, 'Restart the server, or run welcome-paws db:migrate.')];
  });
}

async function replicas({ readUrls, ca }: OpenWay): Promise<readonly Finding[]> {
  return Promise.all(
    readUrls.map(async (url, index) => {
      const name = `Replica ${index + 1}`;
      const lag = `case when pg_is_in_recovery() then coalesce(extract(epoch from now() - pg_last_xact_replay_timestamp()), 0)::float8 end`;
      try {
        const { rows } = await reading(url, ca, (client) =>
          client.query<{ lag: number | null }>(`select ${lag} as lag`),
        );
        if (rows[0]?.lag != null) return ok(`${name} answers as a standby.`);
        return warning(`${name} is not a standby.`, 'List only standbys in DATABASE_READ_URLS.');
      } catch (error) {
        return problem(`${name} does not answer (${errorCode(error)}).`, 'Check it, and DATABASE_READ_URLS.');
      }
    }),
  );
}
