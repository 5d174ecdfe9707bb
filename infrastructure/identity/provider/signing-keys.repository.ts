import { generateKeyPair, randomUUID, type JsonWebKey } from 'node:crypto';
import { promisify } from 'node:util';
import { Seal } from '../../secret/seal.js';
import type { Database, Statement } from '../../postgres/database.js';

/** ECDSA over P-256 with SHA-256: 128 bits of strength (RFC 7518 §3.4). */
export const SIGNING_ALGORITHM = 'ES256' as const;

/** A product decision: days for which a key signs before the next one does. */
export const KEY_SIGNS_DAYS = 90;

/**
 * Days for which a key is published before it signs, so that whoever keeps the published ones knows it by then; and for
 * which it stays after the next one signs, so that all that it signed can be checked for as long as it counts, an hour.
 */
export const KEY_OVERLAP_DAYS = 1;

/** The number follows the last one that was seen: of several who see that none may sign, one makes a key. */
const ADD: Statement = {
  name: 'provider-key-add',
  text: `insert into provider_keys (number, jwk, sealed, signs_from)
    values ($3, $1::jsonb, $2, now()) on conflict do nothing`,
};

const ADD_NEXT: Statement = {
  name: 'provider-key-add-next',
  text: `insert into provider_keys (number, jwk, sealed, signs_from)
    select max(number) + 1, $1::jsonb, $2, now() + make_interval(days => ${KEY_OVERLAP_DAYS}) from provider_keys
    having max(signs_from) <= now() - make_interval(days => ${KEY_SIGNS_DAYS - KEY_OVERLAP_DAYS})
    on conflict do nothing`,
};

/**
 * The one that signs first: the newest whose time has come, by the clock: a key that another process made after this statement
 * began is seen by it too, and may sign.
 */
const ALL: Statement = {
  name: 'provider-keys',
  text: `select number, jwk, sealed, signs_from <= clock_timestamp() as "maySign" from provider_keys
    order by "maySign" desc, number desc`,
};

const FORGET: Statement = {
  name: 'provider-key-forget',
  text: `delete from provider_keys k where exists (select from provider_keys n
    where n.number > k.number and n.signs_from <= now() - make_interval(days => ${KEY_OVERLAP_DAYS}))`,
};

interface KeyRow extends Record<string, unknown> {
  readonly number: number;
  /** The public part. */
  readonly jwk: JsonWebKey;
  /** The private part. */
  readonly sealed: string;
  readonly maySign: boolean;
}

/** The keys of one moment. */
export interface KeySet {
  /** Differs where they do, or where another one signs. */
  readonly version: string;
  /** With their private parts, the one that signs first. */
  readonly keys: readonly JsonWebKey[];
}

/**
 * The keys of the embedded provider, which all processes share by the database; the private parts are sealed by
 * APP_SECRET. By SQL, so that of several at once one alone makes a key.
 */
export class SigningKeys {
  readonly #seal: Seal;

  constructor(
    private readonly database: Database,
    appSecret: string,
  ) {
    this.#seal = new Seal(appSecret, 'embedded provider: signing keys');
  }

  /** The present ones; where none may sign, as at first or after a change of APP_SECRET, one is made that does at once. */
  async present(): Promise<KeySet> {
    const kept = await this.#kept();
    if (kept.keys.length > 0) return kept;
    await this.#add(ADD, kept.last + 1);
    return this.#kept();
  }

  /** Publishes the next key when it is time, and forgets those by which nothing is checked any more; a job runs it. */
  async rotate(): Promise<void> {
    await this.#add(ADD_NEXT);
    await this.database.rows(FORGET);
  }

  async #kept(): Promise<KeySet & { readonly last: number }> {
    const rows = await this.database.rows<KeyRow>(ALL);
    const keys = rows.map((row) => ({ ...row, privateKey: this.#opened(row) }));
    const usable = keys.filter(({ privateKey }) => privateKey !== null);
    const last = Math.max(0, ...rows.map(({ number }) => number));
    if (!usable.some(({ maySign }) => maySign)) return { version: '', keys: [], last };
    return {
      last,
      version: usable.map(({ jwk }) => jwk['kid']).join(' '),
      keys: usable.map(({ privateKey }) => privateKey!),
    };
  }

  /** Null where it was sealed by another APP_SECRET, or changed. */
  #opened({ jwk, sealed }: KeyRow): JsonWebKey | null {
    try {
      return { ...jwk, d: this.#seal.open(sealed) };
    } catch {
      return null;
    }
  }

  async #add(statement: Statement, ...number: readonly number[]): Promise<void> {
    const { privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' });
    const { d, ...shape } = privateKey.export({ format: 'jwk' });
    const jwk = { ...shape, kid: randomUUID(), use: 'sig', alg: SIGNING_ALGORITHM };
    await this.database.rows(statement, [JSON.stringify(jwk), this.#seal.close(d!), ...number]);
  }
}
