import { CATEGORIES } from '../../../../domain/business/category.js';

/** Any database connection. */
interface Connection {
  query(text: string, values: unknown[]): Promise<unknown>;
}

/** The texts of a business that searches find. */
interface Searched {
  readonly name: string | null;
  readonly description: string | null;
  readonly petPerks: readonly string[];
  readonly city: string | null;
}

/** Words sent to the database at once. */
const PORTION = 5000;

/**
 * Collects the distinct words of many businesses. There are few, because businesses share sentences. Collecting them
 * while importing takes seconds; reading a million businesses again takes minutes.
 */
export class GatheredWords {
  readonly #words = new Set<string>();

  add({ name, description, petPerks, city }: Searched): void {
    for (const text of [name, description, ...petPerks, city]) {
      for (const word of (text ?? '').split(BETWEEN_WORDS)) this.#words.add(word);
    }
  }

  /** Adds the collected words to the words that searches know. */
  async save(client: Connection): Promise<void> {
    const words = [...this.#words];
    for (let from = 0; from < words.length; from += PORTION) {
      await client.query(SAVE, [words.slice(from, from + PORTION).join(' ')]);
    }
    for (const category of CATEGORIES) await client.query(SAVE_CATEGORY, [category]);
  }
}

const BETWEEN_WORDS = /[^\p{L}]+/u;

const SAVE = `
  insert into search_words (stem, word)
  select distinct on (stem) stem, word from words_in($1) order by stem, word
  on conflict do nothing`;

const SAVE_CATEGORY = SAVE.replace('$1', 'category_words($1)');
