import pLimit from 'p-limit';
import type { BusinessFacets, BusinessFilters, Facets } from '../../../application/business/ports.js';
import { changed, understoodOf } from '../../../application/business/understood.js';
import { SUGGESTED_PERKS } from '../../../domain/business/perk.js';
import { KINDS } from '../../../domain/business/kind/kind-label.js';
import { PRICE_RANGES } from '../../../domain/business/price-range.js';
import type { Traits } from '../../../domain/business/traits.js';
import { TOTAL_CAP } from '../../../domain/shared/page-size.js';
import type { Database } from '../../postgres/database.js';
import { AnswerCache } from '../../postgres/answer-cache.js';
import { facets } from './facet-sql.js';
import { shapeOf, valuesOf } from './search-area.js';
import { searchKey } from './search-cursor.js';
import { Relaxing } from './relaxing.query.js';
import { SearchStatements } from './search-statements.js';
import { KEPT_FROM, KEPT_MS, SearchTotals } from './search-totals.js';

/**
 * Facet counts of more than TOTAL_CAP businesses that one process runs at once, because each takes half a second or
 * more.
 */
const MAX_COUNTED_AT_ONCE = 2;

/**
 * Up to this many businesses are counted in one pass, in about a second. Above it, each choice is counted separately,
 * up to the cap.
 */
const MAX_IN_ONE_PASS = 150_000;

/** Cached as long as totals. Repeating a search within ten minutes needs no new count. */
const CACHE_LIMITS = {
  freshMs: KEPT_MS,
  staleMs: 600_000,
  failureMs: 5_000,
  maxSize: 200,
  isWorthCaching: ({ total }: Counted) => total >= KEPT_FROM,
};

interface Choice {
  readonly name: string;
  readonly count: number;
}

/** Like the contract's BusinessFacets, except that the perks come as two lists. */
interface Row {
  /** All matches regardless of price, kind, and rating, up to one above the cap. */
  readonly total: number;
  /** The matches of the search as it is. */
  readonly found: number;
  /** True if there are too many matches to read each one, so that rare perks and kinds may be missing. */
  readonly capped?: boolean;
  /** The suggested perks, and the requested ones. */
  readonly named: readonly Choice[];
  readonly others: readonly Choice[];
  readonly kinds: readonly Choice[];
  readonly price: readonly Choice[];
  readonly minRating: readonly Choice[];
  readonly verified: number;
  readonly favorites: number;
  /** Places that fit the pets, and those that fit or may fit. Without pets, all. */
  readonly fit: number;
  readonly mayFit: number;
}

interface Counted extends Facets {
  readonly total: number;
}

/**
 * Counts facets in one pass, or one choice at a time if there are very many matches. Like the list's total, each number
 * stops at its cap.
 */
export class PostgresBusinessFacets implements BusinessFacets {
  private readonly statements = new SearchStatements();
  private readonly totals: SearchTotals;
  private readonly relaxing: Relaxing;
  private readonly cache = new AnswerCache<Counted>(CACHE_LIMITS);
  private readonly inTurn = pLimit(MAX_COUNTED_AT_ONCE);

  constructor(
    private readonly database: Database,
    private readonly mostInOnePass = MAX_IN_ONE_PASS,
  ) {
    this.totals = new SearchTotals(database);
    this.relaxing = new Relaxing(database);
  }

  async of(filters: BusinessFilters): Promise<Facets> {
    const { json, understood } = await this.cache.get(searchKey(filters), () => this.counted(filters));
    return { json, understood };
  }

  private async counted(filters: BusinessFilters): Promise<Counted> {
    const asked = await this.withCount(filters);
    // Like the list, which finds nothing. A change that finds something for it, finds something here.
    const change = asked.found === 0 ? await this.relaxing.of(filters) : null;
    const search = changed(filters, change);
    const found = change === null ? asked : await this.withCount(search);
    const json = JSON.stringify(shown(found, search.fit !== null));
    return { total: found.total, json, understood: understoodOf(filters, change) };
  }

  private async withCount(filters: BusinessFilters): Promise<Row> {
    const few = await this.row(filters, TOTAL_CAP);
    return few.total <= TOTAL_CAP ? few : this.inTurn(() => this.ofMany(filters));
  }

  private async ofMany(filters: BusinessFilters): Promise<Row> {
    const found = await this.row(filters, this.mostInOnePass);
    if (found.total <= this.mostInOnePass) return found;
    // Reads some of the matches to find which perks are worth counting.
    return this.eachByItself(filters, await this.row(filters, TOTAL_CAP, TOTAL_CAP));
  }

  /** Reads the matches and counts up to `most` of them. */
  private async row(filters: BusinessFilters, most: number, read = most + 1): Promise<Row> {
    const { traits, fit } = filters;
    const asked = fit === null ? null : { ...fit, accepts: null };
    const whole = { ...filters, fit: asked, traits: { ...traits, price: [], kinds: [], minRating: null } };
    const values = {
      ...valuesOf(whole),
      named: [...SUGGESTED_PERKS, ...traits.perks.filter((perk) => !isSuggested(perk))],
      price: traits.price,
      kinds: traits.kinds,
      least: traits.minRating,
      accepts: fit?.accepts ?? null,
      most,
      read,
    };
    const shape = shapeOf(whole, values);
    const template = this.statements.of('facets', shape, () => facets(shape));
    const row = await this.database.row<Row>(template.statement, template.values(values));
    if (row === null) throw new Error('The facet query returned no row.');
    return row;
  }

  /** One at a time: running them all at once would take everyone else's connections. */
  private async eachByItself(filters: BusinessFilters, found: Row): Promise<Row> {
    const { perks } = filters.traits;
    const count = (choice: Partial<Traits>, accepts = filters.fit?.accepts ?? null): Promise<number> => {
      const fit = filters.fit === null ? null : { ...filters.fit, accepts };
      const chosen = { ...filters, fit, traits: { ...filters.traits, ...choice } };
      const values = valuesOf(chosen);
      return this.totals.count({ key: searchKey(chosen), shape: shapeOf(chosen, values), values });
    };
    const each = async (choices: readonly Choice[], chosen: (name: string) => Partial<Traits>): Promise<Choice[]> => {
      const counted: Choice[] = [];
      for (const { name } of choices) counted.push({ name, count: await count(chosen(name)) });
      return counted;
    };
    const withPerk = (name: string): Partial<Traits> => ({ perks: perks.includes(name) ? perks : [...perks, name] });
    return {
      ...found,
      capped: true,
      found: await count({}),
      named: await each(found.named, withPerk),
      others: await each(found.others, withPerk),
      kinds: await each(found.kinds, (name) => ({ kinds: KINDS.filter((kind) => kind === name) })),
      price: await each(found.price, (name) => ({ price: PRICE_RANGES.filter((range) => range === name) })),
      minRating: await each(found.minRating, (name) => ({ minRating: Number(name) })),
      verified: await count({ verified: true }),
      favorites: await count({ favorites: true }),
      ...(filters.fit !== null && { fit: await count({}, 'yes'), mayFit: await count({}, 'ask') }),
    };
  }
}

function isSuggested(perk: string): boolean {
  return SUGGESTED_PERKS.some((each) => each.toLowerCase() === perk.toLowerCase());
}

/** Like the list's total, no number exceeds the cap. */
function shown(row: Row, hasPets: boolean) {
  const { found, capped = false, named, others, kinds, price, minRating, verified, favorites, fit, mayFit } = row;
  const upToCap = (choices: readonly Choice[]): Choice[] =>
    choices.map(({ name, count }) => ({ name, count: Math.min(count, TOTAL_CAP) }));
  return {
    total: Math.min(found, TOTAL_CAP),
    capped,
    perks: upToCap([...named, ...others]),
    kinds: upToCap(kinds),
    price: upToCap(price),
    minRating: upToCap(minRating),
    verified: Math.min(verified, TOTAL_CAP),
    favorites: Math.min(favorites, TOTAL_CAP),
    ...(hasPets && { fits: { yes: Math.min(fit, TOTAL_CAP), ask: Math.min(mayFit, TOTAL_CAP) } }),
  };
}
