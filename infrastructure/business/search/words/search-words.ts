import type pg from 'pg';
import type { BusinessFilters } from '../../../../application/business/ports.js';
import type { Database, Statement } from '../../../postgres/database.js';
import { VOCABULARY_WORDS } from '../../../../domain/business/vocabulary/meanings.js';
import { nearestWord } from '../../../../domain/business/vocabulary/nearest-word.js';
import { MAX_CHANGED_LENGTH } from '../search-cursor.js';

/** A text with more words is searched as typed, because such long texts are rarely full of typos. */
const MAX_WORDS = 12;

/** Similar words from which the one with the fewest typos is chosen. */
const MAX_CANDIDATES = 8;

/**
 * For each word that occurs in no text of a public business and has no known meaning, the most similar ones that do, by trigrams; ties in
 * alphabetical order. Plan: lookups in search_words by stem; for an unknown word, a bitmap scan of
 * search_words_trigram.
 */
const CORRECTIONS: Statement = {
  name: 'search-words',
  text: `select t.typed, array(select s.word from (
          select s.word from search_words s where s.word % plain(t.typed)
          union select k.word from unnest($2::text[]) k(word) where k.word % plain(t.typed)) s
        order by similarity(s.word, plain(t.typed)) desc, s.word limit ${MAX_CANDIDATES}) as words
    from unnest($1::text[]) t(typed)
    where plain(t.typed) <> all ($2::text[]) and cardinality(tsvector_to_array(to_tsvector('english', plain(t.typed)))) > 0
      and not exists (select from search_words s where s.stem = any (tsvector_to_array(to_tsvector('english', plain(t.typed)))))`,
};

interface Correction {
  readonly typed: string;
  /** Similar words, the most similar one first. */
  readonly words: readonly string[];
}

/** Returns the likely intended text if the typed one finds nothing; null if there is none. */
export async function correction(database: Database, { text }: Pick<BusinessFilters, 'text'>): Promise<string | null> {
  if (text === null || text.length > MAX_CHANGED_LENGTH / 2) return null;
  const corrected = await correctWords(database, text);
  return corrected === null || corrected.length > MAX_CHANGED_LENGTH ? null : corrected;
}

/**
 * Returns the text with each unknown word replaced by the most similar known one; null if there is nothing to replace.
 */
async function correctWords(database: Database, text: string): Promise<string | null> {
  const words = [...new Set(text.match(/\p{L}{3,40}/gu) ?? [])];
  if (words.length === 0 || words.length > MAX_WORDS) return null;
  const rows = await database.rows<Correction>(CORRECTIONS, [words, VOCABULARY_WORDS]);
  const wordOfTyped = new Map(rows.map(({ typed, words: similar }) => [typed, nearestWord(typed, similar)]));
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
