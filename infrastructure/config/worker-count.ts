import { availableParallelism } from 'node:os';
import { availableBytes } from './available-memory.js';

/** More processes would share too few database connections. */
export const MAX_WORKERS = 12;

const MAX_DEFAULT_WORKERS = 4;
/** With less memory than this, there is one process by default. */
const MIN_BYTES_FOR_SEVERAL = 1024 ** 3;

/** Connections of a server that is one process. */
const ONE_PROCESS = 20;
/**
 * Connections of all workers together. The embedded database has 50: three are reserved, and jobs have two.
 */
const ALL_WORKERS = 44;

/** Returns the number of processes that serve requests on this machine, unless the operator sets another one. */
export function defaultWorkers(cores = availableParallelism(), bytes = availableBytes()): number {
  return bytes < MIN_BYTES_FOR_SEVERAL ? 1 : Math.min(cores, MAX_DEFAULT_WORKERS);
}

/**
 * Returns the database connections that serve requests in each worker, which has one more for changes of content. During
 * a rolling restart, there is one worker more.
 */
export function connectionsPerWorker(workers: number): number {
  return workers === 1 ? ONE_PROCESS : Math.floor(ALL_WORKERS / (workers + 1)) - 1;
}
