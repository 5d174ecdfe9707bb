import { randomUUID, type JsonWebKey } from 'node:crypto';
import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { Database } from '../../postgres/database.js';

/** RS256 is what every client understands (OpenID Connect Core §15.1); 2,048 bits are its least. */
const MODULUS_BITS = 2048;

const INSERT = {
  name: 'provider-key-insert',
  text: `insert into provider_keys (number, jwk) values (1, $1::jsonb) on conflict do nothing`,
};
const ALL = { name: 'provider-keys', text: `select jwk from provider_keys order by number desc` };

/**
 * The keys that sign, newest first; the first process to ask makes the first one, and all processes use that. By SQL, so
 * that of two at once one alone makes it.
 */
export async function signingKeys(database: Database): Promise<JsonWebKey[]> {
  const kept = await storedKeys(database);
  if (kept.length > 0) return kept;
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: MODULUS_BITS });
  const jwk = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), use: 'sig', alg: 'RS256' };
  await database.rows(INSERT, [JSON.stringify(jwk)]);
  return storedKeys(database);
}

async function storedKeys(database: Database): Promise<JsonWebKey[]> {
  return (await database.rows<{ jwk: JsonWebKey }>(ALL)).map(({ jwk }) => jwk);
}
