import pg from 'pg';
import { ownerUrlOf } from '../../support/faults/own-database.js';

/** Two public places that wait for a decision as possible duplicates, the older one first. */
export interface WaitingPair {
  readonly names: readonly [string, string];
  /** The name of the pair’s item. */
  readonly name: string;
}

/** The second place has the first one’s name with another word, its address, and its phone number. */
const PLACES = `insert into businesses (name, category, address, city, state, zip_code, phone, approval_status)
  select name, 'services', $2 || ' Pair Street', 'Boise', 'ID', '83702', '(208) 555-01' || $2, 'approved'
  from unnest($1::text[]) with ordinality n(name, place) order by place returning id`;

const PAIR = `insert into duplicate_candidates (lower_id, upper_id, score, reasons)
  values ($1, $2, 95, '{Same phone number,Same address}')`;

/**
 * Adds two places and what the scheduled search would find about them, which runs every ten minutes only. `number` has
 * two digits, and no other pair has it.
 */
export async function waitingPair(word: string, number: number): Promise<WaitingPair> {
  const client = new pg.Client(ownerUrlOf(String(process.env['E2E_DATA_DIR'])));
  await client.connect();
  try {
    const names = [`${word} Dog Wash`, `${word} Dog Wash and Spa`] as const;
    const { rows } = await client.query<{ id: number }>(PLACES, [names, String(number)]);
    await client.query(PAIR, [rows[0]?.id, rows[1]?.id]);
    return { names, name: names.join(' and ') };
  } finally {
    await client.end();
  }
}
