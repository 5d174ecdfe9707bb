import type {
  IdempotencyKeys,
  KeyedCallState,
  KeyedCall,
  StoredAnswer,
} from '../../application/shared/idempotency-keys.js';
import { Unavailable } from '../../application/shared/unavailable.js';
import type { Database, Statement } from './database.js';
import type { UnitOfWork } from './unit-of-work.js';

/** How long a response is kept. No client retries a call for longer than a day. */
const KEPT = `interval '24 hours'`;

/** After this time, the process of an unfinished call counts as dead. Requests end long before. */
const GIVEN_UP_AFTER = `interval '60 seconds'`;

/** SQL that is true if the process of a call counts as dead. A start in the future means that the clock was set back. */
const isGivenUp = (startedAt: string): string =>
  `(${startedAt} < now() - ${GIVEN_UP_AFTER} or ${startedAt} > now() + ${GIVEN_UP_AFTER})`;

/**
 * Between losing a key and reading its owner, the owner may have released it. Then the key is requested again, up to
 * this many times.
 */
const MAX_ATTEMPTS = 3;

const BEGIN: Statement = {
  name: 'idempotency-begin',
  text: `insert into idempotency_keys as k (owner, user_id, path, key, body_hash, run, expires_at)
    values ($1, $2, $3, $4, $5, gen_random_uuid(), now() + ${KEPT})
    on conflict (owner, path, key) do update set
      user_id = excluded.user_id, body_hash = excluded.body_hash, run = excluded.run, started_at = now(),
      changed_at = null, status = null, headers = null, body = null, expires_at = excluded.expires_at
    where k.expires_at <= now() or (k.status is null and k.changed_at is null and ${isGivenUp('k.started_at')})
    returning run`,
};

const FIND: Statement = {
  name: 'idempotency-find',
  text: `select body_hash as "bodyHash", status, headers, body,
      changed_at is not null and ${isGivenUp('started_at')} as "isLost"
    from idempotency_keys where owner = $1 and path = $2 and key = $3`,
};

// Runs as the last statement of the change's transaction; a transaction that only read has no change. Returns a row if
// the attempt has lost its key, because then nothing would record the change. A key of an account erased in the
// transaction is no longer needed.
const MADE = `with change as materialized (select pg_current_xact_id_if_assigned() is not null as "isOne"),
  made as (
    update idempotency_keys set changed_at = coalesce(changed_at, now()) from change
    where owner = $1 and path = $2 and key = $3 and run = $4 and change."isOne" returning true)
  select from change where "isOne" and not exists (select from made)
    and ($5::uuid is null or exists (select from users where id = $5))`;

const FINISH: Statement = {
  name: 'idempotency-finish',
  text: `update idempotency_keys set status = $5, headers = $6, body = $7
    where owner = $1 and path = $2 and key = $3 and run = $4`,
};

const REFUSE: Statement = {
  name: 'idempotency-refuse',
  text: `with made as (
      update idempotency_keys set status = $5, headers = $6, body = $7
      where owner = $1 and path = $2 and key = $3 and run = $4 and changed_at is not null)
    delete from idempotency_keys where owner = $1 and path = $2 and key = $3 and run = $4 and changed_at is null`,
};

const FREE: Statement = {
  name: 'idempotency-free',
  text: `with made as (
      update idempotency_keys set started_at = '-infinity'
      where owner = $1 and path = $2 and key = $3 and run = $4 and changed_at is not null)
    delete from idempotency_keys where owner = $1 and path = $2 and key = $3 and run = $4 and changed_at is null`,
};

interface FoundRow {
  readonly bodyHash: string;
  readonly status: number | null;
  readonly headers: Record<string, string> | null;
  readonly body: string | null;
  readonly isLost: boolean;
}

/** Rolls back an attempt that took so long that another one has its key. A retry then gets that attempt's response. */
class KeyLost extends Unavailable {
  constructor() {
    super('A call took so long that a repeated call took over its Idempotency-Key.');
    this.name = 'KeyLost';
  }
}

/**
 * Calls with an Idempotency-Key and their first responses, shared by all processes. Plain SQL, so that only one of many
 * concurrent calls is first. Each method throws DatabaseUnavailable if the database cannot answer.
 */
export class PostgresIdempotencyKeys implements IdempotencyKeys {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  async begin(call: KeyedCall): Promise<KeyedCallState> {
    const { owner, userId, path, key, bodyHash } = call;
    for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1) {
      const started = await this.database.row<{ run: string }>(BEGIN, [owner, userId, path, key, bodyHash]);
      if (started !== null) return { state: 'first', run: started.run };
      const found = await this.database.row<FoundRow>(FIND, [owner, path, key]);
      if (found !== null) return known(found, bodyHash);
    }
    return { state: 'running' };
  }

  make({ owner, userId, path, key }: KeyedCall, run: string, work: () => void): void {
    this.work.runBeforeCommit(async () => {
      const lost = await this.work.row(MADE, [owner, path, key, run, userId]);
      if (lost !== null) throw new KeyLost();
    }, work);
  }

  async finish(call: KeyedCall, run: string, answer: StoredAnswer): Promise<void> {
    await this.database.rows(FINISH, valuesOf(call, run, answer));
  }

  async refuse(call: KeyedCall, run: string, answer: StoredAnswer): Promise<void> {
    await this.database.rows(REFUSE, valuesOf(call, run, answer));
  }

  async free({ owner, path, key }: KeyedCall, run: string): Promise<void> {
    await this.database.rows(FREE, [owner, path, key, run]);
  }
}

function valuesOf({ owner, path, key }: KeyedCall, run: string, { status, headers, body }: StoredAnswer): unknown[] {
  return [owner, path, key, run, status, JSON.stringify(headers), body];
}

function known({ bodyHash, status, headers, body, isLost }: FoundRow, requestHash: string): KeyedCallState {
  if (bodyHash !== requestHash) return { state: 'reused' };
  if (status === null) return { state: isLost ? 'lost' : 'running' };
  return { state: 'answered', answer: { status, headers: headers ?? {}, body } };
}
