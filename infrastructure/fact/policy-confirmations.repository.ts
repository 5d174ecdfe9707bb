import { PolicyConfirmations, type ConfirmationRecord, type UnconfirmedPlace } from '../../application/policy/ports.js';
import type { Clock } from '../../application/shared/clock.js';
import { CONFIRM_EVERY_DAYS } from '../../domain/policy/answering.js';
import { isClosed } from '../account/closed-account-sql.js';
import { joinSanction } from '../moderation/sanction-sql.js';
import type { Database, Statement } from '../postgres/database.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { FACT_COLUMNS, type FactRow } from './compute-facts.js';
import { heldPlace } from './facts.repository.js';

/** SQL: a time within the last year. */
const LATELY = `> now() - interval '${CONFIRM_EVERY_DAYS} days'`;

const KEEPER = `from policy_facts f where f.business_id = b.id and f.source in ('owner', 'administrator')`;

/** SQL: the place is public, and its owner can be asked. Needs `joinSanction`. */
const CAN_ASK = `b.is_public and b.owner_id is not null and not ${isClosed('b.owner_id')} and sanction.kind is null`;

/** SQL: nobody has spoken for the place for a year, or asked its owner to. */
const IS_DUE = `b.policy is not null and exists (select ${KEEPER}) and not exists (select ${KEEPER} and f.created_at ${LATELY})
  and not exists (select from policy_confirmations c where c.business_id = b.id and c.created_at ${LATELY})`;

/** Plan: index businesses_owned, and for each place policy_facts_of_keeper and policy_confirmations_of_business. */
const DUE: Statement = {
  name: 'policy-confirmations-due',
  text: `select b.id as "businessId", b.name, b.owner_id as "ownerId"
    from businesses b ${joinSanction('b.owner_id')} where ${CAN_ASK} and ${IS_DUE} order by b.id limit $1`,
};

const ADD = `
  insert into policy_confirmations (business_id, owner_id, token_hash, expires_at)
  select b.id, b.owner_id, $3, $4 from businesses b ${joinSanction('b.owner_id')}
  where b.id = $1 and b.owner_id = $2 and ${CAN_ASK} and ${IS_DUE} returning id`;

const FIND = `
  select id, business_id as "businessId", owner_id as "ownerId", expires_at as "expiresAt", used_at as "usedAt"
  from policy_confirmations where token_hash = $1`;

const PLACE = `
  select ${FACT_COLUMNS} from businesses b ${joinSanction('b.owner_id')} where b.id = $1 and b.owner_id = $2 and ${CAN_ASK}`;

const USE = `update policy_confirmations set used_at = $2 where id = $1 and used_at is null returning id`;

export class PostgresPolicyConfirmations extends PolicyConfirmations {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {
    super();
  }

  override due(limit: number): Promise<readonly UnconfirmedPlace[]> {
    return this.database.rows<UnconfirmedPlace>(DUE, [limit]);
  }

  override async add({ businessId, ownerId }: UnconfirmedPlace, tokenHash: string, expiresAt: Date): Promise<boolean> {
    return (await this.work.row(ADD, [businessId, ownerId, tokenHash, expiresAt])) !== null;
  }

  override async find(tokenHash: string): Promise<ConfirmationRecord | null> {
    const record = await this.work.row<Omit<ConfirmationRecord, 'place'>>(FIND, [tokenHash]);
    if (record === null) return null;
    const row = await this.work.row<FactRow>(PLACE, [record.businessId, record.ownerId]);
    return { ...record, place: row === null ? null : await heldPlace(this.work, row, this.clock.now()) };
  }

  override async use(id: number, now: Date): Promise<boolean> {
    return (await this.work.row(USE, [id, now])) !== null;
  }
}
