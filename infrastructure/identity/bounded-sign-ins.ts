import { MAX_SIGN_INS } from '../../domain/account/session-life.js';
import type { Database, Statement } from '../postgres/database.js';

/** A process looks once in so many sign-ins whether there are too many: so many more may there be for each process. */
const LOOKS_ONCE_IN = 100;

/** Rows removed at one look, which is more than come between two of some processes. */
const BATCH = 1000;

/**
 * Keeps a table of sign-ins under way at its newest `MAX_SIGN_INS`, in all processes together: whoever begins many takes the
 * place of the oldest, and nobody is refused. `rows` is SQL of which rows they are, by an index in the order of `expires_at`.
 */
export class BoundedSignIns {
  readonly #statement: Statement;
  #begun = 0;

  constructor(
    private readonly database: Database,
    table: 'sign_ins' | 'provider_artefacts',
    rows: string,
  ) {
    this.#statement = {
      name: `bound-${table}`,
      // Rows that somebody else removes at this moment are left to them.
      text: `delete from ${table} where ctid = any(array(select ctid from ${table} where ctid = any(array(
        select ctid from ${table} where ${rows} order by expires_at desc offset ${MAX_SIGN_INS} limit ${BATCH}))
        for update skip locked))`,
    };
  }

  /** To be called after each that is begun. */
  async begun(): Promise<void> {
    this.#begun += 1;
    if (this.#begun % LOOKS_ONCE_IN === 1) await this.database.rows(this.#statement);
  }
}
