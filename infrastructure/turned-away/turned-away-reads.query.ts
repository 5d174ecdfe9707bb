import { TurnedAwayReads } from '../../application/turned-away/ports.js';
import type { JsonText, ListPage, PageRequest } from '../../application/shared/page.js';
import { writePets, type AskedPet } from '../../domain/policy/question.js';
import { petTypesOf } from '../../domain/turned-away/turned-away.js';
import { isSilenced } from '../account/closed-account-sql.js';
import { IS_COUNTED, IS_VISIBLE, LATELY } from '../business/turned-away-sql.js';
import type { Database, Statement } from '../postgres/database.js';
import { isoTime, orderedList, pageOf } from '../postgres/list-page.js';

const ANSWER = `json_build_object('id', a.id, 'content', a.content, 'createdAt', ${isoTime('a.created_at')},
  'updatedAt', ${isoTime('a.updated_at')}, 'state', nullif(a.state, 'shown'))`;

/** Returns SQL: the answer `a` is shown to a viewer (SQL of an id or null). */
const answerIsShown = (viewer: string): string =>
  `(a.state = 'shown' and not (${isSilenced('a.responder_id', 't.business_id')}) or a.responder_id = ${viewer})`;

/** Returns the columns that everyone may see. `viewer` is SQL of the viewer's id or null. */
const columns = (viewer: string): string => `t.id, t.pets, t.status, t.staff_said as "staffSaid",
  to_char(t.visited_on, 'YYYY-MM-DD') as "visitedOn", nullif(t.state, 'shown') as state,
  coalesce(t.reporter_id = ${viewer}, false) as "isOwn", ${isoTime('t.answer_by')} as "answerBy",
  (select ${ANSWER} from turned_away_answers a where a.report_id = t.id and ${answerIsShown(viewer)}) as answer`;

const WITH_BUSINESS = `${isoTime('t.created_at')} as "createdAt", json_build_object('id', b.id, 'name', b.name) as business`;

const IS_PUBLIC: Statement = { name: 'turned-away-place', text: 'select from businesses where id = $1 and is_public' };

/** Index turned_away_of_business in its own order. */
const OF_BUSINESS = orderedList({
  name: 'turned-away-of-business',
  columns: columns('$2::uuid'),
  from: 'turned_away_reports t',
  where: `t.business_id = $1 and (${IS_COUNTED} or t.reporter_id = $2::uuid and t.status <> 'withdrawn' and ${LATELY})`,
  newestFirst: true,
});

/** Indexes businesses_owner and business_people_member, and turned_away_of_business for each; then a sort of one owner's reports. */
const OF_OWNER = orderedList({
  name: 'turned-away-of-owner',
  columns: `${columns('$1::uuid')}, ${WITH_BUSINESS}`,
  from: 'turned_away_reports t',
  joins: 'join businesses b on b.id = t.business_id',
  where: `t.business_id in (select id from businesses where owner_id = $1::uuid
    union select business_id from business_people where member_id = $1::uuid) and t.status <> 'withdrawn'
    and ${IS_VISIBLE} and ${LATELY}`,
  newestFirst: true,
});

const OWN: Statement = {
  name: 'turned-away-own',
  text: `select ${columns('t.reporter_id')} from turned_away_reports t where t.id = $1`,
};

const REPORTED: Statement = {
  name: 'turned-away-reported',
  text: `select ${columns('b.owner_id')}, ${WITH_BUSINESS}
    from turned_away_reports t join businesses b on b.id = t.business_id where t.id = $1`,
};

/** Index turned_away_due in its own order. Reports of closed and hidden accounts wait until they are shown again. */
const DUE: Statement = {
  name: 'turned-away-due',
  text: `select t.id from turned_away_reports t
    where t.status = 'waiting' and t.answer_by <= $1 and ${IS_VISIBLE} order by t.answer_by, t.id limit $2`,
};

interface Row {
  readonly pets: readonly AskedPet[];
  readonly visitedOn: string;
  readonly isOwn: boolean;
  readonly answerBy: string | null;
  readonly [column: string]: unknown;
}

export class PostgresTurnedAwayReads extends TurnedAwayReads {
  constructor(private readonly database: Database) {
    super();
  }

  override async ofBusiness(businessId: number, page: PageRequest, viewerId: string | null): Promise<ListPage | null> {
    if ((await this.database.row(IS_PUBLIC, [businessId])) === null) return null;
    const name = `turned-away of ${businessId} for ${viewerId ?? 'visitors'}`;
    return pageOf<Row>(this.database, { ...OF_BUSINESS, name, values: [businessId, viewerId] }, page, publicJson);
  }

  override ofOwner(ownerId: string, page: PageRequest): Promise<ListPage> {
    const name = `turned-away of owner ${ownerId}`;
    return pageOf<Row>(this.database, { ...OF_OWNER, name, values: [ownerId] }, page, reportedJson);
  }

  override async own(id: number): Promise<JsonText> {
    return publicJson(await this.#one(OWN, id));
  }

  override async reported(id: number): Promise<JsonText> {
    return reportedJson(await this.#one(REPORTED, id));
  }

  override async due(now: Date, limit: number): Promise<readonly number[]> {
    return (await this.database.rows<{ id: number }>(DUE, [now, limit])).map(({ id }) => id);
  }

  async #one(statement: Statement, id: number): Promise<Row> {
    const row = await this.database.row<Row>(statement, [id]);
    if (row === null) throw new Error('The report was just written.');
    return row;
  }
}

/** Others learn the types of the pets and the month. The writer also sees the day, the pets, and the deadline. */
function publicJson({ pets, visitedOn, isOwn, answerBy, ...shown }: Row): JsonText {
  const own = isOwn ? { visitedOn, pets: writePets(pets), answerBy } : null;
  return JSON.stringify({ ...shown, ...anonymous(pets, visitedOn), own });
}

function reportedJson({ pets, visitedOn, isOwn: _, ...shown }: Row): JsonText {
  return JSON.stringify({ ...shown, ...anonymous(pets, visitedOn), own: null, visitedOn, pets: writePets(pets) });
}

const anonymous = (pets: readonly AskedPet[], visitedOn: string) => ({
  petTypes: petTypesOf(pets),
  month: visitedOn.slice(0, 7),
});
