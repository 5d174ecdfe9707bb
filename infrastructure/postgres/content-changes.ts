import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { connectClient } from './connections/connect-client.js';
import { ANYTHING } from './content-tags.js';
import { PATIENCE, type DatabaseOptions } from './database.js';

/** The tags of what changed; null if anything may have. */
export type ChangedTags = ReadonlySet<string> | null;

/** How often changes are read. With the time of a read, caches forget a change well within a second. */
const LOOK_EVERY_MS = 250;
/** If the last read began longer ago than this, answers may be outdated. */
const MAX_AGE_MS = 1_000;
/** More changes at once than this, as of an import, count as a change of everything. */
const MAX_CHANGES = 1_000;

/**
 * The changes of transactions that had not ended at the last read. The snapshot names the oldest of them, so a
 * transaction that commits late is not missed, although a later one was read before.
 */
const CHANGES = {
  name: 'content-changes',
  text: `select pg_snapshot_xmin(x.s)::text as since, (
      select json_agg(json_build_array(c.id, c.tags)) from (
        select id, tags from content_changes where at >= coalesce($1::text::xid8, pg_snapshot_xmin(x.s)) limit ${MAX_CHANGES + 1}) c
    ) as changes
    from (select pg_current_snapshot() as s) x`,
};

interface Row {
  readonly since: string;
  readonly changes: readonly (readonly [id: number, tags: readonly string[]])[] | null;
}

/** Reads what changes on public pages, several times a second, on a connection of its own. */
export class ContentChanges {
  readonly #listeners: ((tags: ChangedTags) => void)[] = [];
  readonly #stopped = new AbortController();
  #since: string | null = null;
  #seen: ReadonlySet<number> = new Set();
  #readAt = -Infinity;
  #run: Promise<void> = Promise.resolve();

  constructor(private readonly options: Pick<DatabaseOptions, 'url' | 'ca'>) {}

  /** Whether every change that is older than a second has been passed on. Otherwise nothing cached may be used. */
  get isCurrent(): boolean {
    return performance.now() - this.#readAt < MAX_AGE_MS;
  }

  onChange(listener: (tags: ChangedTags) => void): void {
    this.#listeners.push(listener);
  }

  start(): void {
    this.#run = this.#readOn();
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#run;
  }

  /** Reads until it is stopped. After a lost connection, begins again with everything forgotten. */
  async #readOn(): Promise<void> {
    while (!this.#stopped.signal.aborted) {
      const { url, ca } = this.options;
      let client: Client | undefined;
      try {
        client = await connectClient(url, ca, { ...PATIENCE, application_name: 'welcome-paws-changes' });
        client.on('error', () => undefined);
        while (!this.#stopped.signal.aborted) {
          await this.#read(client);
          await this.#pause();
        }
      } catch {
        this.#lose();
        await this.#pause();
      } finally {
        await client?.end().catch(() => undefined);
      }
    }
  }

  async #read(client: Client): Promise<void> {
    const began = performance.now();
    const { rows } = await client.query<Row>({ ...CHANGES, values: [this.#since] });
    const { since, changes } = rows[0]!;
    const fresh = (changes ?? []).filter(([id]) => !this.#seen.has(id));
    const isFirst = this.#since === null;
    this.#since = since;
    this.#seen = new Set(changes?.map(([id]) => id));
    // Those seen before count too: beyond the maximum, new ones were not read.
    if (isFirst || (changes?.length ?? 0) > MAX_CHANGES) this.#tell(null);
    else if (fresh.length > 0) this.#tell(new Set([ANYTHING, ...fresh.flatMap(([, tags]) => tags)]));
    this.#readAt = began;
  }

  #lose(): void {
    this.#since = null;
    this.#readAt = -Infinity;
    this.#tell(null);
  }

  #tell(tags: ChangedTags): void {
    for (const listener of this.#listeners) listener(tags);
  }

  async #pause(): Promise<void> {
    await pause(LOOK_EVERY_MS, undefined, { signal: this.#stopped.signal }).catch(() => undefined);
  }
}
