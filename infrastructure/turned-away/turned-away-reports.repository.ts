import {
  TurnedAwayReports,
  type NewTurnedAway,
  type ReportedPlace,
  type StoredTurnedAway,
  type TurnedAwayChange,
} from '../../application/turned-away/ports.js';
import type { Clock } from '../../application/shared/clock.js';
import { RETENTION } from '../../domain/account/retention.js';
import { shareOpenAccount } from '../account/hold-open-account.js';
import { FACT_COLUMNS, lockFacts, type FactRow } from '../fact/compute-facts.js';
import { heldPlace, networkHashOf } from '../fact/facts.repository.js';
import { timeZoneOf } from '../policy/derived-columns.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

const HOLD = `select ${FACT_COLUMNS} from businesses b where b.id = $1 and b.is_public for no key update of b`;

/** Index turned_away_of_reporter. */
const LAST = `select max(created_at) as at from turned_away_reports where reporter_id = $2 and business_id = $1`;

/** The voice of the member, or else of the network. Index turned_away_of_business. */
const VOICE = `
  select voice from turned_away_reports where business_id = $1 and status <> 'withdrawn'
    and (reporter_id = $2 or network_hash = $7 and created_at > $8::timestamptz - interval '${RETENTION.answerNetworkDays} days')
  order by (reporter_id = $2) is true desc, created_at desc, id desc limit 1`;

const ADD = `
  insert into turned_away_reports
    (business_id, reporter_id, visited_on, pets, staff_said, answer_by, network_hash, created_at, voice)
  values ($1, $2, $3, $4, $5, $6, $7, $8, coalesce((${VOICE}), gen_random_uuid()::text)) returning id`;

const WHOSE = `select business_id as "businessId", reporter_id as "reporterId" from turned_away_reports where id = $1`;

/** In the order of hold-open-account.ts. A report of a closed account is still found. */
const HOLD_REPORTER = `select from users where id = $1 for key share`;

const FIND = `
  select t.id, t.reporter_id as "reporterId", to_char(t.visited_on, 'YYYY-MM-DD') as "visitedOn", t.pets,
    t.staff_said as "staffSaid", t.status, t.answer_by as "answerBy", t.network_hash as "networkHash", t.state,
    (select json_build_object('state', a.state) from turned_away_answers a where a.report_id = t.id) as answer
  from turned_away_reports t where t.id = $1 for update of t`;

const CHANGE = `
  update turned_away_reports set status = $2, contradicted = coalesce($3, contradicted),
    counted_at = coalesce($4, counted_at), version = version + 1 where id = $1`;

const WITHDRAW = `
  with answer as (delete from turned_away_answers where report_id = $1)
  update turned_away_reports set status = 'withdrawn', pets = '[]', staff_said = '', contradicted = '{}',
    network_hash = null, version = version + 1 where id = $1`;

/** Reports in PostgreSQL. */
export class PostgresTurnedAwayReports extends TurnedAwayReports {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    /** Secret for hashing networks: the one of statements about facts, which the hash becomes part of. */
    private readonly secret: string,
  ) {
    super();
  }

  override async hold(businessId: number, memberId: string): Promise<ReportedPlace | null> {
    await shareOpenAccount(this.work, memberId);
    const row = await this.work.row<FactRow>(HOLD, [businessId]);
    if (row === null) return null;
    return { ...(await heldPlace(this.work, row, this.clock.now())), timeZone: timeZoneOf(row) };
  }

  override async lastOf(businessId: number, memberId: string): Promise<Date | null> {
    return (await this.work.row<{ at: Date | null }>(LAST, [businessId, memberId]))?.at ?? null;
  }

  override async add(report: NewTurnedAway): Promise<number> {
    const { businessId, reporterId, visitedOn, pets, staffSaid, network, answerBy, createdAt } = report;
    const values = [businessId, reporterId, visitedOn, JSON.stringify(pets), staffSaid, answerBy];
    const hash = networkHashOf(network, this.secret);
    const row = await this.work.row<{ id: number }>(ADD, [...values, hash, createdAt]);
    if (row === null) throw new Error('An insert returns its row.');
    return row.id;
  }

  override async find(id: number): Promise<StoredTurnedAway | null> {
    const whose = await this.work.row<{ businessId: number; reporterId: string | null }>(WHOSE, [id]);
    if (whose === null) return null;
    if (whose.reporterId !== null) await this.work.rows(HOLD_REPORTER, [whose.reporterId]);
    const [row] = await lockFacts(this.work, [whose.businessId]);
    const report = await this.work.row<Omit<StoredTurnedAway, 'place'>>(FIND, [id]);
    if (row === undefined || report === null) return null;
    return { ...report, place: await heldPlace(this.work, row, this.clock.now()) };
  }

  override async change(id: number, { status, counted }: TurnedAwayChange): Promise<void> {
    await this.work.rows(CHANGE, [id, status, counted?.contradicted ?? null, counted?.at ?? null]);
  }

  override async withdraw(id: number): Promise<void> {
    await this.work.rows(WITHDRAW, [id]);
  }
}
