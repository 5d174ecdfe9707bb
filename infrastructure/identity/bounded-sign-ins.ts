import { MAX_SIGN_INS } from '../../domain/account/session-life.js';
import type { Database, Statement } from '../postgres/database.js';

/** Each process checks the limit once per this many sign-ins, so the limit may be exceeded by this many per process. */
const LOOKS_ONCE_IN = 100;

/** Rows removed per check: more than several processes add between two checks. */
const BATCH = 1000;

/**
 * Limits a table of sign-ins in progress to its newest `MAX_SIGN_INS`, across all processes. New sign-ins displace the
 * oldest, and none is refused. `rows` is SQL that selects these rows through an index ordered by `expires_at`.
 */
export class BoundedSignIns {
  readonly #statement: Statement;
  #added = 0;

  constructor(
    private readonly database: Database,
    table: 'sign_ins' | 'provider_artefacts',
    rows: string,
  ) {
    this.#statement = {
      name: `bound-${table}`,
      // Skips rows that another process is removing now.
      text: `delete from ${table} where ctid = any(array(select ctid from ${table} where ctid = any(array(
        select ctid from ${table} where ${rows} order by expires_at desc offset ${MAX_SIGN_INS} limit ${BATCH}))
        for update skip locked))`,
    };
  }

  /** Call this after each new sign-in. */
  async added(): Promise<void> {
    this.#added += 1;
    if (this.#added % LOOKS_ONCE_IN === 1) await this.database.rows(this.#statement);
  }
}
