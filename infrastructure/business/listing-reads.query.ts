import type { ListingFilter, ListingReads } from '../../application/business/listing-ports.js';
import type { JsonText, ListPage, PageRequest } from '../../application/shared/page.js';
import type { BillingProvider } from '../../domain/billing/subscription.js';
import { MEMBER_SOURCE } from '../../domain/business/standing.js';
import type { Database, Statement } from '../postgres/database.js';
import { distinctValues } from '../postgres/distinct-values.js';
import { orderedList, pageOf, type PagedList } from '../postgres/list-page.js';
import { administrators, administratorsFields, type AdminRow } from './approval-reads.query.js';
import { EXISTS } from './business.entity.js';

interface FilterSql {
  /** The condition, given the parameter of the value. */
  readonly where: (parameter: string) => string;
  /** The value as a parameter, if it is not the filter's own text. */
  readonly value?: (text: string) => number;
  /** A condition for this one value, which then takes no parameter. */
  readonly fixed?: Readonly<Record<string, string>>;
}

const SOURCES = 'select from business_sources s where s.business_id = businesses.id';
const before = (parameter: string) => `now() - ${parameter}::integer * interval '1 day'`;

/**
 * The SQL of each filter. Indexes: businesses_listing_words and _standing; _created has the columns of the others, so that
 * rows that don't match are not read.
 */
const FILTERS: Readonly<Record<keyof ListingFilter, FilterSql>> = {
  search: {
    where: (parameter) =>
      `listing_words(id, name, address, city, state, zip_code, phone, website) @@ listing_query(${parameter})`,
  },
  status: {
    where: (parameter) => `standing <> 'approved' and standing = ${parameter}`,
    fixed: { approved: `standing = 'approved'` },
  },
  state: { where: (parameter) => `state = upper(${parameter})` },
  source: {
    where: (parameter) => `exists (${SOURCES} and s.source = ${parameter})`,
    fixed: { [MEMBER_SOURCE]: `not exists (${SOURCES})` },
  },
  owned: { where: () => 'true', fixed: { true: 'owner_id is not null', false: 'owner_id is null' } },
  kind: { where: (parameter) => `kind = ${parameter}` },
  // A listing that has not changed for long was created earlier, so the order of the list ends the search.
  unchangedFor: {
    where: (parameter) => `created_at < ${before(parameter)} and updated_at < ${before(parameter)}`,
    value: Number,
  },
};

/** Returns the list that a filter selects. Each combination has its own statements, planned with its own index. */
function filtered(filter: ListingFilter, provider: BillingProvider): PagedList {
  const given = (Object.keys(FILTERS) as (keyof ListingFilter)[]).flatMap((name) => {
    const value = filter[name];
    return value === null ? [] : [{ name, text: String(value), ...FILTERS[name] }];
  });
  const values: unknown[] = [];
  const conditions = given.map(({ text, where, value, fixed }) => {
    if (fixed?.[text] !== undefined) return fixed[text];
    values.push(value === undefined ? text : value(text));
    return where(`$${String(values.length)}`);
  });
  const shape = given.map(({ name, text, fixed }) => (fixed?.[text] === undefined ? name : `${name}=${text}`));
  const list = orderedList({
    name: ['listings', ...shape].join(' '),
    columns: administratorsFields(provider),
    from: 'businesses',
    where: [EXISTS, ...conditions].join(' and '),
    newestFirst: true,
  });
  return { ...list, name: JSON.stringify([list.name, ...values]), values };
}

/** The sources lead the unique index business_sources_name. */
const CHOICES: Statement = {
  name: 'listing-choices',
  text: `select json_build_object('sources', ${distinctValues('business_sources', 'source')})::text as json`,
};

export class PostgresListingReads implements ListingReads {
  /** `provider` is the payment provider used for new Premium subscriptions. */
  constructor(
    private readonly database: Database,
    private readonly provider: BillingProvider,
  ) {}

  page(filter: ListingFilter, page: PageRequest): Promise<ListPage> {
    return pageOf<AdminRow>(this.database, filtered(filter, this.provider), page, administrators);
  }

  async choices(): Promise<JsonText> {
    return (await this.database.json(CHOICES)) ?? '{}';
  }
}
