import pLimit from 'p-limit';
import QuickLRU from 'quick-lru';
import { BusinessFacets, type BusinessFilters } from '../../../application/business/ports.js';
import type { JsonText } from '../../../application/shared/page.js';
import { SUGGESTED_PERKS } from '../../../domain/business/perk.js';
import { PRICE_RANGES } from '../../../domain/business/price-range.js';
import { LEAST_RATINGS, type Traits } from '../../../domain/business/traits.js';
import { TOTAL_CAP } from '../../../domain/shared/page-size.js';
import type { Database } from '../../postgres/database.js';
import { facets } from './facet-sql.js';
import { shapeOf, valuesOf } from './search-area.js';
import { searchKey } from './search-cursor.js';
import { SearchStatements } from './search-statements.js';
import { KEPT_MS, SearchTotals } from './search-totals.js';
import { correction } from './search-words.js';

/** Facets of very many businesses counted at once in a process, as each choice is counted by itself. */
const MAX_COUNTED_AT_ONCE = 2;

interface Choice {
  readonly name: string;
  readonly count: number;
}

/** As the contract's BusinessFacets, but for the perks, which come in two lists. */
interface Row extends Record<string, unknown> {
  /** All that matches whatever its price and rating, to one above the cap. */
  readonly total: number;
  /** The perks that are suggested, and those that are asked. */
  readonly named: readonly Choice[];
  readonly others: readonly Choice[];
  readonly price: readonly Choice[];
  readonly minRating: readonly Choice[];
  readonly verified: number;
  readonly favorites: number;
}

/** Counted in one pass where the cap is not reached, else choice by choice as the list's total is. */
export class PostgresBusinessFacets extends BusinessFacets {
  private readonly statements = new SearchStatements();
  private readonly totals: SearchTotals;
  private readonly kept = new QuickLRU<string, JsonText>({ maxSize: 200, maxAge: KEPT_MS });
  private readonly underWay = new Map<string, Promise<JsonText>>();
  private readonly inTurn = pLimit(MAX_COUNTED_AT_ONCE);

  constructor(private readonly database: Database) {
    super();
    this.totals = new SearchTotals(database);
  }

  override async of(filters: BusinessFilters): Promise<JsonText> {
    const key = searchKey(filters);
    const known = this.kept.get(key) ?? this.underWay.get(key);
    if (known !== undefined) return known;
    const fresh = this.counted(key, filters).finally(() => this.underWay.delete(key));
    this.underWay.set(key, fresh);
    return fresh;
  }

  private async counted(key: string, filters: BusinessFilters): Promise<JsonText> {
    const asTyped = await this.row(filters);
    const corrected = asTyped.total === 0 ? await correction(this.database, filters) : null;
    const searched = corrected === null ? filters : { ...filters, text: corrected };
    const found = corrected === null ? asTyped : await this.row(searched);
    if (found.total <= TOTAL_CAP) return JSON.stringify(shown(found));
    const json = JSON.stringify(shown(await this.inTurn(() => this.eachByItself(searched, found))));
    this.kept.set(key, json);
    return json;
  }

  private async row(filters: BusinessFilters): Promise<Row> {
    const { traits } = filters;
    const whole = { ...filters, traits: { ...traits, price: [], minRating: null } };
    const values = {
      ...valuesOf(whole),
      named: [...SUGGESTED_PERKS, ...traits.perks.filter((perk) => !isSuggested(perk))],
      price: traits.price,
      least: traits.minRating,
      prices: PRICE_RANGES,
      ratings: LEAST_RATINGS,
    };
    const shape = shapeOf(whole, values);
    const template = this.statements.of('facets', shape, () => facets(shape));
    const row = await this.database.row<Row>(template.statement, template.values(values));
    if (row === null) throw new Error('Facets are one row.');
    return row;
  }

  /** One after the other: all at once they would take the connections of everybody else. */
  private async eachByItself(filters: BusinessFilters, found: Row): Promise<Row> {
    const { perks } = filters.traits;
    const count = async (choice: Partial<Traits>): Promise<number> => {
      const chosen = { ...filters, traits: { ...filters.traits, ...choice } };
      const values = valuesOf(chosen);
      const total = await this.totals.count({ key: searchKey(chosen), shape: shapeOf(chosen, values), values });
      return Math.min(total, TOTAL_CAP);
    };
    const each = async (choices: readonly Choice[], chosen: (name: string) => Partial<Traits>): Promise<Choice[]> => {
      const counted: Choice[] = [];
      for (const { name } of choices) counted.push({ name, count: await count(chosen(name)) });
      return counted;
    };
    const withPerk = (name: string): Partial<Traits> => ({ perks: perks.includes(name) ? perks : [...perks, name] });
    return {
      ...found,
      named: await each(found.named, withPerk),
      others: await each(found.others, withPerk),
      price: await each(found.price, (name) => ({ price: PRICE_RANGES.filter((range) => range === name) })),
      minRating: await each(found.minRating, (name) => ({ minRating: Number(name) })),
      verified: await count({ verified: true }),
      favorites: await count({ favorites: true }),
    };
  }
}

function isSuggested(perk: string): boolean {
  return SUGGESTED_PERKS.some((each) => each.toLowerCase() === perk.toLowerCase());
}

function shown({ named, others, price, minRating, verified, favorites }: Row) {
  return { perks: [...named, ...others], price, minRating, verified, favorites };
}
