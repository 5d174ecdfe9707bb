import type pg from 'pg';
import type { Settings } from '../config/settings.js';
import { connectClient } from '../postgres/connections/connect-client.js';
import { runningEmbedded } from '../postgres/embedded/running-embedded.js';
import type { ReadForDoctor } from './read-settings.js';
import { visit, type Visit } from './visit.js';

/** How the checks reach the database, or a text that says why they can't (`why`). */
export type DatabaseWay =
  | { readonly why: string; readonly advice: string }
  | {
      readonly why: null;
      readonly isEmbedded: boolean;
      readonly url: string;
      readonly directUrl: string;
      readonly ownerUrl: string;
      readonly readUrls: readonly string[];
      readonly ca: string | undefined;
    };

export type OpenWay = Extract<DatabaseWay, { why: null }>;

/** Data that the checks share. */
export interface DoctorContext {
  readonly settings: Settings;
  readonly read: ReadForDoctor;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly database: DatabaseWay;
  readonly now: Date;
  /** Returns the answer of a web server. Each address is requested once. */
  readonly visit: (address: string) => Promise<Visit>;
}

/** Time for connecting, and for one statement. */
const CONNECT_MS = 5000;
const STATEMENT_MS = 5000;

export function doctorContext(read: ReadForDoctor, env: DoctorContext['env'], now: Date): DoctorContext {
  const visits = new Map<string, Promise<Visit>>();
  return {
    ...{ settings: read.settings, read, env, now },
    database: wayOf(read),
    visit(address) {
      const asked = visits.get(address) ?? visit(address);
      visits.set(address, asked);
      return asked;
    },
  };
}

function wayOf({ settings: { database, dataDir }, wrong }: ReadForDoctor): DatabaseWay {
  if (wrong.has('DATABASE_URL')) return { why: 'DATABASE_URL is not valid', advice: 'Correct it first.' };
  if (!database.embedded) {
    const { url, directUrl, migrationUrl: ownerUrl, readUrls, ca } = database;
    return { ...{ why: null, isEmbedded: false, url, directUrl, ownerUrl, readUrls }, ca };
  }
  const running = runningEmbedded(dataDir);
  if (running === null) {
    return { why: 'the embedded database is not running', advice: 'Start the server, and run this command again.' };
  }
  const { ownerUrl, appUrl: url } = running;
  return { ...{ why: null, isEmbedded: true, url, directUrl: url, ownerUrl, readUrls: [] }, ca: undefined };
}

/** Runs `work` on a connection that can only read. */
export async function reading<T>(
  url: string,
  ca: string | undefined,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await connectClient(url, ca, {
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: STATEMENT_MS,
    application_name: 'welcome-paws doctor',
    options: undefined,
  });
  client.on('error', () => undefined);
  try {
    await client.query('begin transaction read only');
    return await work(client);
  } finally {
    await client.end();
  }
}
