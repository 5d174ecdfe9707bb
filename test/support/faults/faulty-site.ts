import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  APP,
  DATABASE,
  OWNER,
  prepareRoles,
  runSql,
} from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { PostgresServer } from '../cluster/postgres-server.js';
import { freePort } from '../free-port.js';
import { startProcess, type Process } from '../running-process.js';
import { until } from '../until.js';
import type { Answer } from './answers.js';
import { MAX_RESPONSE_MS, unacceptable } from './answers.js';
import type { Journal } from './journal.js';

const PASSWORDS = { owner: 'owner-of-faults', app: 'app-of-faults' };
/** Pages that need no database. */
const STATIC_PATHS = ['/healthz', '/terms-of-service', '/help-center'];
/** Longest time until everything works again after a fault. */
export const MAX_RECOVERY_MS = 60_000;

export interface FaultySiteOptions {
  /** How many processes serve the site and hold its jobs. */
  readonly processes?: number;
  /** The folder of the database's files. Default: on the disk of temporary files. */
  readonly databaseFolder?: string;
  readonly databaseSettings?: Readonly<Record<string, string>>;
  /** The URL that the processes use, such as one through a proxy. */
  readonly through?: (url: string) => Promise<string>;
  readonly env?: Readonly<Record<string, string>>;
}

/** The built product on a PostgreSQL server of its own, which a test may stop, starve, and slow down. */
export interface FaultySite {
  readonly server: PostgresServer;
  readonly ownerUrl: string;
  readonly processes: readonly Process[];
  readonly urls: readonly string[];
  readonly dataDir: string;
  /** Returns the emails by message ID, with how often each was delivered. */
  deliveries(): ReadonlyMap<string, number>;
  /** Returns how many emails wait and were sent, as the database says. */
  outboxCounts(): Promise<OutboxCounts>;
  stop(): Promise<void>;
}

/** Starts the site. If one of its processes does not start, ends the others and the database. */
export async function startFaultySite(options: FaultySiteOptions = {}): Promise<FaultySite> {
  const home = mkdtempSync(join(tmpdir(), 'welcome-paws-faulty-'));
  const folder = options.databaseFolder ?? join(home, 'database');
  const port = await freePort();
  const server = await PostgresServer.create({ folder, port, settings: options.databaseSettings ?? {} });
  const processes: Process[] = [];
  const stop = async () => {
    await Promise.all(processes.map((each) => each.kill()));
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    return { ...(await startOn(server, processes, home, options)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startOn(
  server: PostgresServer,
  processes: Process[],
  home: string,
  options: FaultySiteOptions,
): Promise<Omit<FaultySite, 'stop'>> {
  await prepareRoles((database) => server.url(database), PASSWORDS);
  const [appUrl, ownerUrl] = [server.url(DATABASE, APP, PASSWORDS.app), server.url(DATABASE, OWNER, PASSWORDS.owner)];
  const usedUrl = (await options.through?.(appUrl)) ?? appUrl;
  const dataDir = options.env?.['DATA_DIR'] ?? join(home, 'data');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const env = { MIGRATION_DATABASE_URL: ownerUrl, DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...options.env };
  for (let n = 0; n < (options.processes ?? 1); n += 1) processes.push(await startProcess(usedUrl, { env }));
  return {
    ...{ server, ownerUrl, processes, dataDir, urls: processes.map(({ url }) => url) },
    deliveries: () => deliveriesIn(join(dataDir, 'outbox')),
    outboxCounts: () => runSql(ownerUrl, async (client) => (await client.query<OutboxCounts>(COUNTS)).rows[0]!),
  };
}

interface OutboxCounts {
  readonly queued: number;
  readonly sent: number;
  /** Those that wait after an attempt that failed. */
  readonly failed: number;
}

const COUNTS = `select count(*) filter (where status = 'queued')::integer as queued,
  count(*) filter (where status = 'sent')::integer as sent,
  count(*) filter (where status = 'queued' and last_error = 'ENOSPC')::integer as failed from outbox`;

/** Returns the pages without data that did not answer with 200 in time. */
export async function failedStaticPages(urls: readonly string[]): Promise<readonly string[]> {
  const addresses = urls.flatMap((url) => STATIC_PATHS.map((path) => url + path));
  const failed = await Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(address, { signal: AbortSignal.timeout(MAX_RESPONSE_MS) }).catch(() => null);
      await answer?.text();
      return answer?.status === 200 ? [] : [`${address}: ${String(answer?.status)}`];
    }),
  );
  return failed.flat();
}

/** Waits until every process is ready and takes writes. Returns the milliseconds since `since`. */
export async function recovered({ urls }: FaultySite, journals: readonly Journal[], since: number): Promise<number> {
  const isReady = async (url: string) => (await fetch(`${url}/readyz`).catch(() => null))?.status === 200;
  await until('readiness', async () => (await Promise.all(urls.map(isReady))).every(Boolean), MAX_RECOVERY_MS);
  await Promise.all(journals.flatMap((journal) => urls.map((_, turn) => journal.sendOne(turn))));
  return performance.now() - since;
}

/** Conflicts tell that the first attempt with the key still runs. */
const ACCEPTED = [201, 409];
/** A sentence, such as 'The service is currently unavailable. Please try again in a moment.' */
const SENTENCE = /^[A-Z][\w ,’'-]+\.(?: [A-Z][\w ,’'-]+\.)*$/;

/** Returns the answers that no one should get: late ones, missing ones, failures without a sentence or a time to retry. */
export function badAnswers({ answers, sentences }: Journal): readonly (Answer | string)[] {
  return [...unacceptable(answers, ACCEPTED), ...[...sentences].filter((each) => !SENTENCE.test(each))];
}

function deliveriesIn(outbox: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const name of readdirSync(outbox).filter((each) => each.endsWith('.eml') && !each.startsWith('.'))) {
    const id = /^Message-ID: (\S+)/im.exec(readFileSync(join(outbox, name), 'utf8'))?.[1] ?? name;
    found.set(id, (found.get(id) ?? 0) + 1);
  }
  return found;
}
