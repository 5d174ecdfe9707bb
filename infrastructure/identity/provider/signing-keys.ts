import { generateKeyPair, randomUUID, type JsonWebKey } from 'node:crypto';
import { promisify } from 'node:util';
import { Seal } from '../../secret/seal.js';
import type { Database, Statement } from '../../postgres/database.js';

/** ECDSA with P-256 and SHA-256: 128 bits of strength (RFC 7518 §3.4). */
export const SIGNING_ALGORITHM = 'ES256' as const;

/** Product decision: days for which a key signs before the next one takes over. */
export const KEY_SIGNS_DAYS = 90;

/**
 * Days for which a key is published before it signs, so that clients that cache keys know it by then. A key also stays
 * published this long after the next one takes over, because signatures remain valid for an hour.
 */
export const KEY_OVERLAP_DAYS = 1;

/** Uses the number after the last one read: if several processes see that no key may sign, only one creates it. */
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
 * The signing key comes first: the newest active one. Compares with the clock, not the statement's start, so that a key
 * just created by another process is active too.
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

interface KeyRow {
  readonly number: number;
  /** The public key. */
  readonly jwk: JsonWebKey;
  /** The private key, encrypted. */
  readonly sealed: string;
  readonly maySign: boolean;
}

/** The keys at one moment. */
export interface KeySet {
  /** Changes when the keys or the signing key change. */
  readonly version: string;
  /** Private keys. The one that signs comes first. */
  readonly keys: readonly JsonWebKey[];
}

/**
 * The embedded provider's keys, shared by all processes through the database. The private parts are encrypted with
 * APP_SECRET. Plain SQL, so that only one of several concurrent processes creates a key.
 */
export class SigningKeys {
  readonly #seal: Seal;

  constructor(
    private readonly database: Database,
    appSecret: string,
  ) {
    this.#seal = new Seal(appSecret, 'embedded provider: signing keys');
  }

  /**
   * Returns the current keys. If none may sign (at first, or after APP_SECRET changed), creates one that signs at once.
   */
  async present(): Promise<KeySet> {
    const storedKeys = await this.#kept();
    if (storedKeys.keys.length > 0) return storedKeys;
    await this.#add(ADD, storedKeys.last + 1);
    return this.#kept();
  }

  /** Publishes the next key when it is due, and deletes keys that no longer verify anything. Run by a job. */
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

  /** Returns null if the key was encrypted with another APP_SECRET or was altered. */
  #opened({ jwk, sealed }: KeyRow): JsonWebKey | null {
    const d = this.#seal.open(sealed);
    return d === null ? null : { ...jwk, d };
  }

  async #add(statement: Statement, ...number: readonly number[]): Promise<void> {
    const { privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' });
    const { d, ...shape } = privateKey.export({ format: 'jwk' });
    const jwk = { ...shape, kid: randomUUID(), use: 'sig', alg: SIGNING_ALGORITHM };
    await this.database.rows(statement, [JSON.stringify(jwk), this.#seal.close(d!), ...number]);
  }
}
