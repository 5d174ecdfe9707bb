import { FactReads, type KnownPlace, type PlaceViewers, type PolicyListQuery } from '../../application/policy/ports.js';
import type { JsonText, ListPage, PageRequest } from '../../application/shared/page.js';
import type { Schedule } from '../../domain/hours/schedule.js';
import { dayOf } from '../../domain/hours/local-time.js';
import { FACT_STATES, type FactState } from '../../domain/policy/evidence.js';
import { isFactKey, type FactKey } from '../../domain/policy/fact.js';
import { knownFacts } from '../../domain/policy/known-facts.js';
import { isManagedBy } from '../business/people/role-sql.js';
import { EXISTS, HAS_POLICY } from '../business/business.entity.js';
import type { Database, Statement } from '../postgres/database.js';
import { orderedList, pageOf, type PagedList } from '../postgres/list-page.js';
import { IS_DISPUTED } from './facts-due.js';
import { FACT_COLUMNS, statementsOf, type FactRow } from './compute-facts.js';
import { fromJson, weighedJson, type JsonStatement } from './statements.js';

interface PlaceRow extends FactRow {
  readonly opening: Schedule | null;
  readonly petOpening: Schedule | null;
  /** Like '2026-11-27'. */
  readonly hoursUntil: string | null;
  readonly statements: readonly JsonStatement[];
}

const PLACE: Statement = {
  name: 'fact-place',
  text: `select ${FACT_COLUMNS}, b.opening, b.pet_opening as "petOpening",
    b.hours_until::text as "hoursUntil", ${weighedJson('b.id')} as statements
    from businesses b where b.id = $1 and (b.is_public or (b.owner_id = $2::uuid or $3::boolean or ${isManagedBy('b', '$2::uuid')}) and ${EXISTS})`,
};

const ENTRY = `b.id, b.name, b.city, b.state, b.phone, b.owner_id is not null as "isOwned", b.disputed,
  b.policy_confirmed_at as "confirmedAt", (select max(c.created_at) from policy_confirmations c
    where c.business_id = b.id and c.owner_id = b.owner_id) as "askedAt", ${weighedJson('b.id')} as statements`;

/** Reads places in the order of index businesses_policy_age, or sorts the disputed ones, which are few. */
function byAge({ state, owned }: PolicyListQuery): PagedList {
  const disputed = state === null ? [] : [IS_DISPUTED];
  const owner = owned === null ? [] : [`owner_id is ${owned ? 'not null' : 'null'}`];
  return orderedList({
    name: ['policies', ...(state === null ? [] : [state]), ...owner].join(' '),
    ...{ columns: ENTRY, from: 'businesses b', joins: '', time: 'b.policy_confirmed_at' },
    where: [HAS_POLICY, ...disputed, ...owner].join(' and '),
  });
}

interface EntryRow {
  readonly disputed: readonly string[];
  readonly confirmedAt: Date;
  readonly statements: readonly JsonStatement[];
  readonly [column: string]: unknown;
}

export class PostgresFactReads extends FactReads {
  constructor(private readonly database: Database) {
    super();
  }

  override async place(businessId: number, { memberId, isAdministrator }: PlaceViewers): Promise<KnownPlace | null> {
    const row = await this.database.row<PlaceRow>(PLACE, [businessId, memberId, isAdministrator]);
    if (row === null) return null;
    const { policy, opening, petOpening: petHours, hoursUntil } = row;
    const datesKnownUntil = hoursUntil === null ? null : dayOf(hoursUntil);
    const disputed: ReadonlySet<FactKey> = new Set(row.disputed.filter(isFactKey));
    return {
      ...{ policy, opening, petHours, datesKnownUntil, disputed },
      statements: statementsOf(row, fromJson(row.statements)),
    };
  }

  override byAge(query: PolicyListQuery, page: PageRequest): Promise<ListPage> {
    return pageOf<EntryRow>(this.database, byAge(query), page, entryJson);
  }
}

function entryJson({ statements, confirmedAt, disputed, ...place }: EntryRow): JsonText {
  const known = Object.values(knownFacts(fromJson(statements), new Date(), disputed));
  const counts = FACT_STATES.map((state) => [state, known.filter((fact) => fact.state === state).length]);
  const states = Object.fromEntries(counts) as Readonly<Record<FactState, number>>;
  return JSON.stringify({ ...place, confirmedAt, disputed, states });
}
