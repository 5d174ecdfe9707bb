import { CATEGORIES } from '../../../domain/business/category.js';
import type { CopyValue } from '../../postgres/copy-rows.js';

/** Any database connection. */
interface Connection {
  query(text: string, values: unknown[]): Promise<unknown>;
}

/** Words sent to the database at once. */
const PORTION = 5000;

/**
 * Collects the distinct words of many businesses. There are few, because businesses share sentences. Collecting them
 * while importing takes seconds; reading a million businesses again takes minutes.
 */
export class GatheredWords {
  readonly #words = new Set<string>();

  /** Adds the searchable texts of a business: its name, description, perks, and city. */
  add(...values: CopyValue[]): void {
    for (const value of values) this.#gather(value);
  }

  /** Adds the collected words to the words that searches know. */
  async save(client: Connection): Promise<void> {
    const words = [...this.#words];
    for (let from = 0; from < words.length; from += PORTION) {
      await client.query(SAVE, [words.slice(from, from + PORTION).join(' ')]);
    }
    for (const category of CATEGORIES) await client.query(SAVE_CATEGORY, [category]);
  }

  #gather(value: CopyValue): void {
    if (typeof value === 'string') for (const word of value.split(BETWEEN_WORDS)) this.#words.add(word);
    else if (Array.isArray(value)) for (const text of value as readonly string[]) this.#gather(text);
  }
}

const BETWEEN_WORDS = /[^\p{L}]+/u;

const SAVE = `
  insert into search_words (stem, word)
  select distinct on (stem) stem, word from words_in($1) order by stem, word
  on conflict do nothing`;

const SAVE_CATEGORY = SAVE.replace('$1', 'category_words($1)');
