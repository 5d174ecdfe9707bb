import QuickLRU from 'quick-lru';
import type {
  FoundSuggestions,
  SuggestedPlace,
  SuggestionRequest,
  Suggestions,
} from '../../../application/business/suggest.js';
import type { Area } from '../../../application/business/ports.js';
import {
  MAX_SUGGESTED,
  MAX_SUGGESTED_TERMS,
  termName,
  type KnownTerm,
} from '../../../domain/business/suggested-terms.js';
import { boundsAround, cellsOf } from '../../../domain/gazetteer/grid.js';
import type { Database } from '../../postgres/database.js';
import { StatementTemplate } from '../../postgres/statement-template.js';
import { BANDS } from './matches-sql.js';
import { orderBy } from './search-order.js';
import { correction } from './words/search-words.js';

/** Maximum matches that are compared, the best places first. */
const MAX_COMPARED = 300;

/** How long it is remembered which kinds and perks a search would find, in ms. A lookup reads all matches. */
const OFFERED_MS = 600_000;

/** A circle around a town touches fewer cells; near a pole, where no place is, the circle is ignored. */
const MAX_CELLS = 400;

const matches = (query: string, where: string): string => {
  const bands = BANDS.map(
    (band) => `select b.id, b.name, b.review_count, b.avg_rating, b.tier
      from words w cross join business_documents b
      where b.band = ${band} and b.search @@ ${query} and ${where}`,
  );
  return `${bands.join(' union all ')} limit ${MAX_COMPARED}`;
};

/**
 * Matching names: in the area, then everywhere. Within each, names that begin like the text come first, then the most
 * reviewed. A part that isn't needed isn't read.
 *
 * Plan: bitmap scans of the documents of each band until there are MAX_COMPARED matches; then the primary key for the
 * rows to show.
 */
const PLACES = new StatementTemplate(
  'suggested-places',
  `with words as materialized (
      select name_query({text}::text) as query, array_to_string(name_words({text}::text), ' ') as typed),
    near as materialized (${matches('(w.query && {scope}::tsquery)', '{scope}::tsquery is not null')}),
    far as materialized (${matches('w.query', `(select count(*) from near) < ${MAX_SUGGESTED}`)}),
    found as (select 0 as part, n.* from near n union all select 1, f.* from far f),
    ranked as materialized (
      select f.id, row_number() over (order by min(f.part), bool_or(starts_with(array_to_string(name_words(f.name), ' '), w.typed)) desc,
        ${orderBy('reviews', 'f')}) as n
      from found f cross join words w group by f.id, f.name, f.review_count, f.avg_rating, f.tier
      order by n limit ${MAX_SUGGESTED})
    select b.id, b.name, b.city, b.state, b.category, b.kind from ranked r join businesses b on b.id = r.id order by r.n`,
);

/** Maximum kinds and perks that are looked up: more than are shown, because some find nothing. */
const MAX_LOOKED_UP = 2 * MAX_SUGGESTED_TERMS;

/** The names that a search would find something for. Plan: bitmap scans of documents until something is found. */
const TERM = 'case when t.kind is null then text_query(t.name) else text_query(t.name) || t.kind::tsquery end';
const OFFERED = new StatementTemplate(
  'suggested-terms',
  `select t.name from unnest({names}::text[], {kinds}::text[]) t(name, kind)
    where exists (${BANDS.map((band) => `select from business_documents d where d.band = ${band} and d.search @@ ${TERM}`).join(' union all ')})`,
);

export class PostgresSuggestions implements Suggestions {
  /** By the name of the kind or perk. */
  private readonly isOffered = new QuickLRU<string, boolean>({ maxSize: 200, maxAge: OFFERED_MS });

  constructor(private readonly database: Database) {}

  async of({ text, area, terms }: SuggestionRequest): Promise<FoundSuggestions> {
    const values = { text, scope: scopeOf(area) };
    const [places, offered] = await Promise.all([
      this.database.rows<SuggestedPlace>(PLACES.statement, PLACES.values(values)),
      this.offered(terms),
    ]);
    return { places, terms: offered };
  }

  corrected(text: string): Promise<string | null> {
    return correction(this.database, { text });
  }

  private async offered(all: readonly KnownTerm[]): Promise<readonly KnownTerm[]> {
    const terms = all.slice(0, MAX_LOOKED_UP);
    await this.lookUp(terms.filter((term) => !this.isOffered.has(termName(term))));
    return terms.filter((term) => this.isOffered.get(termName(term)) === true);
  }

  private async lookUp(terms: readonly KnownTerm[]): Promise<void> {
    if (terms.length === 0) return;
    const names = terms.map(termName);
    const kinds = terms.map((term) => (term.type === 'kind' ? `'k:${term.kind}'` : null));
    const rows = await this.database.rows<{ name: string }>(OFFERED.statement, OFFERED.values({ names, kinds }));
    const offered = new Set(rows.map(({ name }) => name));
    for (const name of names) this.isOffered.set(name, offered.has(name));
  }
}

/** Returns the area as a query for documents; null if every place is as good. */
function scopeOf(area: Area): string | null {
  if (area.kind === 'state') return `'s:${area.state}'`;
  if (area.kind !== 'around') return null;
  const cells = cellsOf(boundsAround(area.origin, area.miles), MAX_CELLS);
  return cells === null ? null : cells.map((cell) => `'g:${String(cell)}'`).join(' | ');
}
