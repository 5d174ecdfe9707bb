import type { BusinessFacets, BusinessFilters, Facets } from '../../../application/business/ports.js';
import { changed, understoodOf } from '../../../application/business/understood.js';
import { SUGGESTED_PERKS } from '../../../domain/business/perk.js';
import { TOTAL_CAP } from '../../../domain/shared/page-size.js';
import type { Database } from '../../postgres/database.js';
import { AnswerCache } from '../../postgres/answer-cache.js';
import { facets } from './facet-sql.js';
import { shapeOf, valuesOf } from './search-area.js';
import { searchKey } from './search-cursor.js';
import { Relaxing } from './relaxing.query.js';
import { SearchStatements } from './search-statements.js';
import { MAX_READ_IN_FULL, OVER_CAP } from './search-limits.js';
import { KEPT_FROM, KEPT_MS, SearchTotals } from './search-totals.js';

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
  /** All matches regardless of price, kind, rating, and pets, up to one above the cap. */
  readonly total: number;
  /** The matches of the search as it is. */
  readonly found: number;
  /** True if there are too many matches to read each one: the numbers are lower bounds, and rare choices may be missing. */
  readonly capped: boolean;
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

/** Counts facets in one pass. Of many matches, the best are counted, and each number is a lower bound. */
export class PostgresBusinessFacets implements BusinessFacets {
  private readonly statements = new SearchStatements();
  private readonly relaxing: Relaxing;
  private readonly cache = new AnswerCache<Counted>(CACHE_LIMITS);

  constructor(
    private readonly database: Database,
    private readonly totals = new SearchTotals(database),
  ) {
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
      max: OVER_CAP,
    };
    const shape = shapeOf(whole, values);
    const template = this.statements.of('facets', shape, () => facets(shape));
    const row = await this.database.row<Row>(template.statement, template.values(values));
    if (row === null) throw new Error('The facet query returned no row.');
    const capped = row.total > MAX_READ_IN_FULL;
    return { ...row, capped, found: row.total > TOTAL_CAP ? await this.totalOf(filters) : row.found };
  }

  /** Returns how many of very many matches have the chosen price, kinds, rating, and answer about pets, too. */
  private async totalOf(filters: BusinessFilters): Promise<number> {
    const { traits, fit } = filters;
    const isChosen = traits.price.length > 0 || traits.kinds.length > 0 || traits.minRating !== null;
    if (!isChosen && (fit?.accepts ?? null) === null) return OVER_CAP;
    const values = valuesOf(filters);
    const asked = { key: searchKey(filters), shape: shapeOf(filters, values), values };
    return this.totals.kept(asked.key) ?? this.totals.count(asked);
  }
}

function isSuggested(perk: string): boolean {
  return SUGGESTED_PERKS.some((each) => each.toLowerCase() === perk.toLowerCase());
}

/** Like the list's total, no number exceeds the cap. */
function shown(row: Row, hasPets: boolean) {
  const { found, capped, named, others, kinds, price, minRating, verified, favorites, fit, mayFit } = row;
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
