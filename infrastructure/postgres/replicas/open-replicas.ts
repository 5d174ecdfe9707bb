import type { DatabaseRoute } from '../connections/open-pool.js';
import { requestConfig } from '../database.js';
import { Replicas, type ReplicasOptions } from './replicas.js';

/** The primary and its standbys. */
export interface ReplicatedDatabase extends DatabaseRoute {
  readonly readUrls: readonly string[];
  /** Maximum number of connections of this process to each replica. */
  readonly connections?: number;
}

/** Connects to the replicas and starts to watch them. Returns undefined if there are none. */
export function openReplicas(
  { url, ca, isPooled, readUrls, ...pool }: ReplicatedDatabase,
  logger: ReplicasOptions['logger'],
): Replicas | undefined {
  if (readUrls.length === 0) return undefined;
  const config = requestConfig({ ...pool, isPooled });
  return new Replicas({ urls: readUrls, primary: { url, ca, isPooled }, logger, config });
}
