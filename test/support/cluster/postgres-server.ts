import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chooseRunner, run, type Runner } from '../../../infrastructure/postgres/embedded/embedded-account.js';
import { findPostgres } from '../../../infrastructure/postgres/embedded/embedded-binaries.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { isAlive } from '../../../infrastructure/postgres/embedded/process-identity.js';
import { freePort } from '../free-port.js';

const SUPERUSER = 'cluster_superuser';
const PASSWORD = 'cluster-test';
const MAX_STARTS = 40;
/** A process ID that no system assigns. */
const NOBODY = 2 ** 31 - 1;
/** Small, because several of them run at once. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '32MB',
  max_connections: '80',
  wal_keep_size: '256MB',
  // A standby notices within this time that its primary is gone.
  wal_receiver_timeout: '5s',
  wal_retrieve_retry_interval: '200ms',
} as const;
/** Belongs to the running primary, or is made by each standby. */
const NOT_COPIED =
  /^(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.+|^postmaster\.|\.log$/;

export interface ServerOptions {
  readonly folder: string;
  readonly port: number;
  /** Further lines of its configuration. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** A PostgreSQL server from the embedded programs, with a superuser. */
export class PostgresServer {
  readonly folder: string;
  readonly port: number;
  readonly #runner: Runner;

  private constructor(folder: string, port: number) {
    this.folder = folder;
    this.port = port;
    this.#runner = chooseRunner(folder, findPostgres());
  }

  /** Creates a primary. Its files are not safe from a crash of the machine, unless `settings` turns fsync on. */
  static async create({ folder, port, settings = {} }: ServerOptions): Promise<PostgresServer> {
    mkdirSync(folder, { mode: 0o700 });
    const server = new PostgresServer(folder, port);
    const password = join(folder, '..', `password-${port}`);
    writeFileSync(password, PASSWORD, { mode: 0o644 });
    const parameters = [
      '-D',
      folder,
      '-U',
      SUPERUSER,
      `--pwfile=${password}`,
      '-A',
      'scram-sha-256',
      '-E',
      'UTF8',
      '-N',
    ];
    const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--no-instructions'];
    await server.#run('initdb', [...parameters, ...locale]);
    server.configure({ ...SETTINGS, fsync: 'off', ...settings });
    await server.start();
    return server;
  }

  /** Creates a standby of this server: a copy of its files, made while it runs, and a connection to the primary. */
  async standby({ folder, port, settings = {} }: ServerOptions & { readonly settings: Record<string, string> }) {
    await runSql(this.url(), async (client) => {
      await client.query(`select pg_backup_start('standby', true)`);
      copyFiles(this.folder, folder);
      const { rows } = await client.query<{ label: string }>('select labelfile as label from pg_backup_stop(false)');
      writeFileSync(join(folder, 'backup_label'), rows[0]!.label);
    });
    writeFileSync(join(folder, 'standby.signal'), '');
    const server = new PostgresServer(folder, port);
    server.configure(settings);
    await server.start();
    return server;
  }

  /** Appends settings, which count from the next start or reload. */
  configure(settings: Readonly<Record<string, string>>): void {
    const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`);
    appendFileSync(join(this.folder, 'postgresql.auto.conf'), lines.join(''));
  }

  async start(): Promise<void> {
    const log = join(this.folder, 'server.log');
    const parameters = ['start', '-D', this.folder, '-l', log, '-o', `-p ${this.port}`, '-w', '-s', '-t', '60'];
    for (let left = MAX_STARTS; ; left -= 1) {
      const logged = existsSync(log) ? readFileSync(log).length : 0;
      try {
        return await this.#run('pgCtl', parameters);
      } catch (error) {
        // After a kill, the last queries are still ending.
        const said = readFileSync(log).subarray(logged).toString();
        if (left === 1 || !said.includes('still in use')) throw new Error(said, { cause: error });
        await wait(250);
      }
    }
  }

  /** Stops the server, by default at once, so that the next start has to recover. */
  async stop(mode: 'fast' | 'immediate' = 'immediate'): Promise<void> {
    if (this.isRunning) await this.#run('pgCtl', ['stop', '-D', this.folder, '-m', mode, '-w', '-s']);
  }

  /** Ends the server as a crash would, and waits until it is gone. */
  async kill(): Promise<void> {
    const pid = this.#pid();
    process.kill(pid, 'SIGKILL');
    while (isAlive(pid)) await wait(20);
    // In a container without an init, it stays as a zombie, and PostgreSQL would take it for a running server.
    const mark = join(this.folder, 'postmaster.pid');
    writeFileSync(mark, readFileSync(mark, 'utf8').replace(/^\d+/, String(NOBODY)));
  }

  /**
   * Stops all its processes without ending a connection, as if its machine hung, or those whose title matches, until
   * `thaw`.
   */
  freeze(title = /^/): void {
    for (const pid of this.#processes(title)) signal(pid, 'SIGSTOP');
  }

  thaw(): void {
    for (const pid of this.#processes()) signal(pid, 'SIGCONT');
  }

  /** Makes this standby the primary. */
  async promote(): Promise<void> {
    await this.#run('pgCtl', ['promote', '-D', this.folder, '-w', '-s']);
  }

  get isRunning(): boolean {
    try {
      return isAlive(this.#pid());
    } catch {
      return false;
    }
  }

  /** The URL of a role, the superuser by default. */
  url(database = 'postgres', role = SUPERUSER, password = PASSWORD): string {
    return `postgresql://${role}:${password}@127.0.0.1:${this.port}/${database}`;
  }

  /** Resolves when this standby has applied everything that `primary` has written so far. */
  async caughtUpWith(primary: PostgresServer): Promise<void> {
    const position = await runSql(primary.url(), async (client) => {
      const { rows } = await client.query<{ lsn: string }>('select pg_current_wal_flush_lsn()::text as lsn');
      return rows[0]!.lsn;
    });
    await runSql(this.url(), async (client) => {
      const ask = 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as done';
      while ((await client.query<{ done: boolean }>(ask, [position])).rows[0]?.done !== true) await wait(20);
    });
  }

  /** Resolves when another connection runs a query that contains this text. */
  async runsQuery(text: string): Promise<void> {
    const ask = `select from pg_stat_activity where query like '%' || $1 || '%' and state = 'active' and pid <> pg_backend_pid()`;
    await runSql(this.url(), async (client) => {
      while ((await client.query(ask, [text])).rowCount === 0) await wait(20);
    });
  }

  #processes(title = /^/): number[] {
    const main = this.#pid();
    const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
    return stdout.split('\n').flatMap((line) => {
      const [, pid, parent, shown = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)/.exec(line) ?? [];
      return [pid, parent].includes(String(main)) && title.test(shown) ? [Number(pid)] : [];
    });
  }

  #pid(): number {
    return Number.parseInt(readFileSync(join(this.folder, 'postmaster.pid'), 'utf8'), 10);
  }

  async #run(program: 'initdb' | 'pgCtl', parameters: readonly string[]): Promise<void> {
    const { code, output } = await run(this.#runner, findPostgres()[program], parameters);
    if (code !== 0) throw new Error(`${program} ${parameters.join(' ')} failed:\n${output}`);
  }
}

/** Sends a signal to a process that may have ended by now. */
function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Returns the settings of a standby that follows whichever of the servers is the primary. */
export function following(ports: readonly number[], name: string): Record<string, string> {
  const hosts = ports.map(() => '127.0.0.1').join(',');
  const to = `host=${hosts} port=${ports.join(',')} target_session_attrs=read-write`;
  return {
    primary_conninfo: `${to} user=${SUPERUSER} password=${PASSWORD} application_name=${name} connect_timeout=2`,
  };
}

/** Returns a few free ports. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

/** Copies a folder whose files may change and vanish. */
function copyFiles(from: string, to: string, below = ''): void {
  mkdirSync(join(to, below), { recursive: true, mode: 0o700 });
  for (const name of readdirSync(join(from, below))) {
    const path = below === '' ? name : `${below}/${name}`;
    const stats = lstatSync(join(from, path), { throwIfNoEntry: false });
    if (stats === undefined) continue;
    if (stats.isDirectory()) {
      if (!NOT_COPIED.test(path)) copyFiles(from, to, path);
    } else if (!NOT_COPIED.test(path)) copyIfThere(join(from, path), join(to, path));
  }
}

function copyIfThere(from: string, to: string): void {
  try {
    copyFileSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    rmSync(to, { force: true });
  }
}
