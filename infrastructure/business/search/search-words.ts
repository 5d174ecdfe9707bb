import type pg from 'pg';
import type { BusinessFilters } from '../../../application/business/ports.js';
import type { Database, Statement } from '../../postgres/database.js';
import { MAX_CORRECTION_LENGTH } from './search-cursor.js';

/** A longer text is searched as it was typed: nobody mistypes twenty words. */
const MAX_WORDS = 12;

/**
 * For each word that occurs in no text of a public business the most similar one that does, by trigrams; equals in order of the
 * alphabet. Plan: probes of search_words by stem; for an unknown word a bitmap scan of search_words_trigram.
 */
const CORRECTIONS: Statement = {
  name: 'search-words',
  text: `select t.typed, (select s.word from search_words s where s.word % plain(t.typed)
        order by similarity(s.word, plain(t.typed)) desc, s.word limit 1) as word
    from unnest($1::text[]) t(typed)
    where cardinality(tsvector_to_array(to_tsvector('english', plain(t.typed)))) > 0
      and not exists (select from search_words s where s.stem = any (tsvector_to_array(to_tsvector('english', plain(t.typed)))))`,
};

interface Correction {
  readonly typed: string;
  /** Null where no word is similar. */
  readonly word: string | null;
}

/** The text that was meant, where the one that was typed finds nothing; null where there is none. */
export async function correction(database: Database, { text }: BusinessFilters): Promise<string | null> {
  if (text === null || text.length > MAX_CORRECTION_LENGTH / 2) return null;
  const corrected = await correctWords(database, text);
  return corrected === null || corrected.length > MAX_CORRECTION_LENGTH ? null : corrected;
}

/** The text with each unknown word replaced by the most similar known one; null where there is nothing to replace. */
async function correctWords(database: Database, text: string): Promise<string | null> {
  const words = [...new Set(text.match(/\p{L}{3,40}/gu) ?? [])];
  if (words.length === 0 || words.length > MAX_WORDS) return null;
  const rows = await database.rows<Correction & Record<string, unknown>>(CORRECTIONS, [words]);
  const known = new Map(rows.map(({ typed, word }) => [typed, word]));
  const corrected = text.replaceAll(/\p{L}{3,40}/gu, (typed) => known.get(typed) ?? typed);
  return corrected === text ? null : corrected;
}

/**
 * Fills the words of all public businesses anew, in the caller's transaction. Single changes keep them by a trigger; a bulk
 * load says `set welcome_paws.bulk_load = 'on'` first, which spares it that trigger, and calls this at its end.
 */
export async function rebuildSearchWords(client: pg.ClientBase): Promise<void> {
  await client.query('delete from search_words');
  await client.query('select rebuild_search_words()');
}
