import type { BusinessFilters } from '../../../application/business/ports.js';
import { areasToTry, changed, type Change } from '../../../application/business/understood.js';
import {
  AS_TYPED,
  readQuery,
  readTerms,
  textOf,
  type QueryReading,
  type Term,
} from '../../../domain/business/vocabulary/read-query.js';
import { WORD } from '../../../domain/business/vocabulary/word-key.js';
import { relaxations } from '../../../domain/business/vocabulary/relaxations.js';
import type { Database } from '../../postgres/database.js';
import { shapeOf, termValues, valuesOf } from './search-area.js';
import { MAX_CHANGED_LENGTH } from './search-cursor.js';
import { firstGroup, some } from './matches-sql.js';
import { SearchStatements } from './search-statements.js';
import { correction } from './words/search-words.js';

/** Finds how to change a search that finds nothing. Normal searches never get here. */
export class Relaxing {
  private readonly statements = new SearchStatements();

  constructor(private readonly database: Database) {}

  /**
   * Returns the first change with which the search finds something; null if there is none. It corrects typos, then
   * searches for the words as typed, then requires fewer words or widens the circle, and at last ignores the pet of the
   * text. It keeps the caller's category, filters, bounds, and radius.
   */
  async of(filters: BusinessFilters): Promise<Change | null> {
    if (filters.exact === true) return null;
    const corrected = await this.corrected(filters);
    if (corrected !== null && (await this.finds(filters, corrected))) return corrected;
    const { understood } = filters;
    if (understood === undefined) return null;
    const literal = { ...UNCHANGED, text: understood.typed, area: 'own', withoutPet: true } as const;
    const isShort = understood.typed.length <= MAX_CHANGED_LENGTH;
    if (isShort && isOther(filters, literal) && (await this.finds(filters, literal))) return literal;
    if (!(await this.hasAny(filters))) return null;
    const words = readTerms(corrected?.text ?? filters.text ?? '');
    const search = { filters, words: words.isAsTyped ? AS_TYPED : words };
    return (
      (await this.fewer({ ...search, withoutPet: false })) ??
      (understood.pet === null ? null : this.fewer({ ...search, withoutPet: true }))
    );
  }

  private async corrected(filters: BusinessFilters): Promise<Change | null> {
    const text = await correction(this.database, filters);
    if (text === null) return null;
    if (filters.understood === undefined) return { ...UNCHANGED, text };
    const { terms, excluded, pet, location, isAsTyped } = readQuery(text);
    const [words, others] = [textOf(terms, excluded), [pet?.text, location?.text].filter((each) => each !== undefined)];
    return { ...UNCHANGED, text: isAsTyped ? text : [words, ...others].filter(Boolean).join(' ') || null };
  }

  private async finds(filters: BusinessFilters, change: Change): Promise<boolean> {
    const search = changed(filters, change);
    const values = valuesOf(search);
    const shape = shapeOf(search, values);
    const template = this.statements.of('some', shape, () => some(shape));
    const row = await this.database.row<{ found: boolean }>(template.statement, template.values(values));
    return row?.found === true;
  }

  /** Returns whether any place is left without the words: if not, trying fewer words or a wider circle can't help. */
  private hasAny(filters: BusinessFilters): Promise<boolean> {
    const area = areasToTry(filters).flat().at(-1) ?? null;
    return this.finds(filters, { ...UNCHANGED, area, withoutPet: true });
  }

  /**
   * Requires fewer terms, then fewer of their words, then none if the text names a pet or a location, and at last one of
   * the words that usually say nothing.
   */
  private async fewer(search: Relaxed): Promise<Change | null> {
    const { filters, words } = search;
    const single = { ...words, terms: singleWords(words.terms) };
    const { dropped = [], pet = null, location = null } = filters.understood ?? {};
    const silent = singleWords(readTerms(dropped.join(' ')).terms);
    const all = { ...words, terms: [...words.terms, ...silent] };
    return (
      (await this.firstFound(search)) ??
      (single.terms.length > words.terms.length ? await this.firstFound({ ...search, words: single }) : null) ??
      (pet !== null || location !== null ? await this.withoutWords(search) : null) ??
      (silent.length > 0 ? this.firstFound({ ...search, words: all }) : null)
    );
  }

  /**
   * Searches nearby, then farther away. Among the areas nearby, more words win over fewer miles. Words that are found
   * nowhere are not looked for in wider and wider circles.
   */
  private async firstFound({ filters, words, withoutPet }: Relaxed): Promise<Change | null> {
    if (words.terms.length === 0) return null;
    const groups = relaxations(words.terms).filter((group) => isShortEnough(group, words));
    const all = { ...UNCHANGED, text: textOf(words.terms, words.excluded), withoutPet };
    const inArea = async (area: Change['area'], from: number, to: number | undefined) => {
      const index = await this.firstGroup(changed(filters, { ...all, area }), groups.slice(from, to), words);
      return index === null ? null : from + index;
    };
    let from = 0;
    for (const areas of areasToTry(filters)) {
      let best: { readonly index: number; readonly area: Change['area'] } | null = null;
      for (const area of areas) {
        const index = await inArea(area, from, best?.index);
        if (index !== null) best = { index, area };
        if (area !== null || areas.length === 1) continue;
        const least = best?.index === 0 ? 0 : await inArea('anywhere', 0, best?.index);
        from = least ?? best?.index ?? groups.length;
      }
      const found = best === null ? undefined : groups[best.index];
      if (best === null || found === undefined) continue;
      return { ...all, area: best.area, text: textOf(found, words.excluded), gaveUp: givenUp(words, found) };
    }
    return null;
  }

  private async withoutWords({ filters, words, withoutPet }: Relaxed): Promise<Change | null> {
    const text = textOf([], words.excluded);
    for (const area of areasToTry(filters).flat()) {
      const change = { text, gaveUp: givenUp(words, []), area, withoutPet };
      if (isShortEnough([], words) && (await this.finds(filters, change))) return change;
    }
    return null;
  }

  private async firstGroup(
    search: BusinessFilters,
    groups: readonly (readonly Term[])[],
    { terms, excluded }: Words,
  ): Promise<number | null> {
    if (groups.length === 0) return null;
    const { texts, meanings } = termValues(terms);
    const values = {
      ...valuesOf(search),
      ...{ terms: texts, termMeanings: meanings },
      groups: groups.map((group) => group.map((term) => terms.indexOf(term) + 1).join(' ')),
      without: textOf([], excluded) ?? '',
    };
    const shape = { ...shapeOf(search, values), phrases: false };
    const template = this.statements.of('first group', shape, () => firstGroup(shape));
    const row = await this.database.row<{ index: number | null }>(template.statement, template.values(values));
    return row?.index ?? null;
  }
}

type Words = Pick<QueryReading, 'terms' | 'excluded'>;

/** A search to relax, and the words that it requires. */
interface Relaxed {
  readonly filters: BusinessFilters;
  readonly words: Words;
  readonly withoutPet: boolean;
}

const UNCHANGED: Change = { text: null, gaveUp: [], area: null, withoutPet: false };

/** Returns the terms that are not in the group, up to the length that a cursor holds. */
function givenUp({ terms }: Words, group: readonly Term[]): string[] {
  const others = terms.filter((term) => !group.includes(term)).map(({ text }) => text);
  let length = 0;
  return others.filter((text) => (length += text.length) <= MAX_CHANGED_LENGTH);
}

/** 'Emergency vet' has the words 'emergency' and 'vet'. */
const singleWords = (terms: readonly Term[]): readonly Term[] =>
  terms.flatMap(({ text }) => [...text.matchAll(WORD)].flatMap(([word]) => readTerms(word).terms));

const isShortEnough = (group: readonly Term[], { excluded }: Words): boolean =>
  (textOf(group, excluded) ?? '').length <= MAX_CHANGED_LENGTH;

/** Returns whether the words as typed are another search. */
function isOther({ text, area, fit, understood }: BusinessFilters, { text: typed }: Change): boolean {
  return text !== typed || (understood !== undefined && (understood.own.area !== area || understood.own.fit !== fit));
}
