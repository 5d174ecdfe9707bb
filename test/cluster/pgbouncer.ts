import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runSql } from '../../infrastructure/postgres/embedded/embedded-roles.js';
import type { PostgresServer } from '../support/cluster/postgres-server.js';
import { freePort } from '../support/free-port.js';
import { startProcess } from '../support/running-process.js';
import { addAuthors } from './authors.js';
import { Load } from './load.js';

interface Pooled {
  readonly folder: string;
  readonly primary: PostgresServer;
  readonly database: string;
  readonly role: string;
  readonly password: string;
  readonly env: Readonly<Record<string, string>>;
  readonly say: (line: string) => void;
  readonly problems: string[];
}

const LOAD_MS = 5000;
/** Far fewer than the requests that run at once, so that each connection serves many of them. */
const POOL_SIZE = 4;

/** Runs the load behind PgBouncer with `pool_mode = transaction`, if it is installed. */
export async function behindPgBouncer(pooled: Pooled): Promise<void> {
  const { primary, database: name, role, password, say, problems } = pooled;
  const program = process.env['PGBOUNCER'] ?? 'pgbouncer';
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (typeof stdout !== 'string') return say('PgBouncer is not installed here, so nothing ran behind it.');
  const port = await freePort();
  const bouncer = startPgBouncer(program, port, pooled);
  try {
    await untilOpen(port);
    const directUrl = primary.url(name, role, password);
    const url = Object.assign(new URL(directUrl), { port: String(port) }).href;
    const env = { ...pooled.env, DATABASE_POOLER: 'transaction', DATABASE_DIRECT_URL: directUrl };
    const site = await startProcess(url, { env });
    const { authors, businessIds } = await addAuthors(directUrl, 8);
    const load = new Load({ urls: [site.url], authors, businessIds, readers: 8 });
    await pause(LOAD_MS);
    await load.stop();
    const [reads, writes] = [load.failuresSince('read', 0), load.failuresSince('write', 0)];
    const limit = await runSql(directUrl, async (client) => {
      const { rows } = await client.query<{ statement_timeout: string }>('show statement_timeout');
      return rows[0]?.statement_timeout;
    });
    say(
      `${stdout.split('\n')[0]}: ${reads.failed} of ${reads.failed + reads.succeeded} reads and ${writes.failed} of ${writes.failed + writes.succeeded} writes failed; timeout of a statement ${limit}.`,
    );
    if (reads.failed + writes.failed > 0 || writes.succeeded === 0) problems.push('Requests failed behind PgBouncer.');
    await site.kill();
  } finally {
    const ended = once(bouncer, 'exit');
    bouncer.kill('SIGKILL');
    await ended;
  }
}

function startPgBouncer(program: string, port: number, { folder, primary, database, role, password }: Pooled) {
  const place = join(folder, 'pgbouncer');
  mkdirSync(place);
  chmodSync(folder, 0o755);
  const users = join(place, 'users.txt');
  writeFileSync(users, `"${role}" "${password}"\n`);
  const settings = join(place, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
${database} = host=127.0.0.1 port=${primary.port} dbname=${database}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${POOL_SIZE}
max_client_conn = 200
`,
  );
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  return spawn(program, ['-q', ...user, settings], { stdio: ['ignore', 'ignore', 'inherit'] });
}

async function untilOpen(port: number): Promise<void> {
  for (;;) {
    const socket = createConnection({ host: '127.0.0.1', port });
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    await pause(100);
  }
}
