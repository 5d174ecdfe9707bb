import type pg from 'pg';
import type { BusinessFilters } from '../../../application/business/ports.js';
import type { Database, Statement } from '../../postgres/database.js';
import { KIND_WORDS } from '../../../domain/business/kind/kind-words.js';
import { MAX_CORRECTION_LENGTH } from './search-cursor.js';

/** A text with more words is searched as typed, because such long texts are rarely full of typos. */
const MAX_WORDS = 12;

/**
 * For each word that occurs in no text of a public business and names no kind, the most similar one that does, by trigrams; ties in
 * alphabetical order. Plan: lookups in search_words by stem; for an unknown word, a bitmap scan of
 * search_words_trigram.
 */
const CORRECTIONS: Statement = {
  name: 'search-words',
  text: `select t.typed, (select s.word from (
          select s.word from search_words s where s.word % plain(t.typed)
          union all select k.word from unnest($2::text[]) k(word) where k.word % plain(t.typed)) s
        order by similarity(s.word, plain(t.typed)) desc, s.word limit 1) as word
    from unnest($1::text[]) t(typed)
    where plain(t.typed) <> all ($2::text[]) and cardinality(tsvector_to_array(to_tsvector('english', plain(t.typed)))) > 0
      and not exists (select from search_words s where s.stem = any (tsvector_to_array(to_tsvector('english', plain(t.typed)))))`,
};

interface Correction {
  readonly typed: string;
  /** Null if no word is similar. */
  readonly word: string | null;
}

/** Returns the likely intended text if the typed one finds nothing; null if there is none. */
export async function correction(database: Database, { text }: Pick<BusinessFilters, 'text'>): Promise<string | null> {
  if (text === null || text.length > MAX_CORRECTION_LENGTH / 2) return null;
  const corrected = await correctWords(database, text);
  return corrected === null || corrected.length > MAX_CORRECTION_LENGTH ? null : corrected;
}

/**
 * Returns the text with each unknown word replaced by the most similar known one; null if there is nothing to replace.
 */
async function correctWords(database: Database, text: string): Promise<string | null> {
  const words = [...new Set(text.match(/\p{L}{3,40}/gu) ?? [])];
  if (words.length === 0 || words.length > MAX_WORDS) return null;
  const rows = await database.rows<Correction>(CORRECTIONS, [words, KIND_WORDS]);
  const wordOfTyped = new Map(rows.map(({ typed, word }) => [typed, word]));
  const corrected = text.replaceAll(/\p{L}{3,40}/gu, (typed) => wordOfTyped.get(typed) ?? typed);
  return corrected === text ? null : corrected;
}

/**
 * Rebuilds the words of all public businesses in the caller's transaction. Normally a trigger maintains them. A bulk
 * load runs `set welcome_paws.bulk_load = 'on'` first to skip that trigger, and calls this at its end.
 */
export async function rebuildSearchWords(client: pg.ClientBase): Promise<void> {
  await client.query('delete from search_words');
  await client.query('select rebuild_search_words()');
}
