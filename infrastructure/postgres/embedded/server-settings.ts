import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { availableBytes } from '../../config/available-memory.js';

/**
 * The server's settings, for a machine that also does other things. Durability is PostgreSQL's own: fsync,
 * synchronous_commit, and full_page_writes stay on.
 *
 * Measured with 32 writers of reviews on 100,000 places, in interleaved runs, and therefore left at their defaults, since
 * they changed nothing or cost time: commit_delay, the background writer, checkpoint_completion_target, and wal_buffers.
 * huge_pages is tried by default.
 */
export const SERVER_SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  max_connections: '50',
  shared_buffers: `${String(sharedMegabytes())}MB`,
  random_page_cost: '1.1',
  jit: 'off',
  // These binaries compress with pglz only. It took more than half of the processor time of a review (2.0 instead of
  // 5.0 ms right after a checkpoint, when whole pages are logged, and 2.0 instead of 3.8 ms later), and halves the log.
  wal_compression: 'off',
  // After a checkpoint, each page is logged as a whole once more. With 256 MB, reviews wrote 2.5 times as much log as with
  // 1 GB, and 4 GB saved nothing. Twice that, because the log is not compressed. A crashed server is back in seconds.
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  log_checkpoints: 'off',
  log_timezone: 'UTC',
  timezone: 'UTC',
};

/**
 * Returns how much of the machine's memory the server uses for pages of tables, in megabytes. It takes that memory only as
 * it reads the pages. At 1,000,000 places, a search for pets around Los Angeles took 53 ms of processor time with 1 GB,
 * 151 with 128 MB, because fetching a page from the system's cache takes longer than looking at it.
 */
export function sharedMegabytes(bytes = availableBytes()): number {
  return Math.round(Math.min(1024, Math.max(128, bytes / 8 / 1024 ** 2)));
}

/** Data may be lost if the machine crashes: for tests only. */
export const FLEETING: Readonly<Record<string, string>> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};

/** Systems limit the path of a socket to 103 bytes or more. */
const MAX_SOCKET_BYTES = 103;
/** Other characters have a meaning in the setting, or in the shell that starts the server. */
const PLAIN_PATH = /^[\w./-]+$/;
const SOCKET_NAME = '.s.PGSQL.';
const MAX_PORT = 65_535;

const socketIn = (folder: string, port: number): string => join(folder, `${SOCKET_NAME}${String(port)}`);

/** Returns whether a file is a socket or its lock. */
export const isSocketFile = (name: string): boolean => name.startsWith(SOCKET_NAME);

/**
 * Returns the setting for a UNIX socket in the folder of the database, whose path must be plain and short. A query over
 * it takes 17 µs less processor time than over TCP. Only users who may enter the folder can reach it, and they need a
 * password, too.
 */
export function socketSettings(folder: string): Readonly<Record<string, string>> {
  const isPossible =
    process.platform !== 'win32' &&
    PLAIN_PATH.test(folder) &&
    Buffer.byteLength(socketIn(folder, MAX_PORT)) <= MAX_SOCKET_BYTES;
  return { unix_socket_directories: isPossible ? folder : '' };
}

/** Returns whether the running server has a socket that this process can reach. */
export function hasSocket(folder: string, port: number): boolean {
  return existsSync(socketIn(folder, port));
}
