import {
  PolicyConfirmations,
  type AskableOwner,
  type ConfirmationRecord,
  type NewLink,
  type UnconfirmedPlace,
} from '../../application/policy/ports.js';
import type { Clock } from '../../application/shared/clock.js';
import { CONFIRM_EVERY_DAYS } from '../../domain/policy/answering.js';
import { isClosed } from '../account/closed-account-sql.js';
import { joinSanction } from '../account/sanction-sql.js';
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

/** Plan: index businesses_owner, and for each place policy_facts_of_keeper and policy_confirmations_of_business. */
const DUE: Statement = {
  name: 'policy-confirmations-due',
  text: `select b.id as "businessId", b.name, b.owner_id as "ownerId"
    from businesses b ${joinSanction('b.owner_id')} where ${CAN_ASK} and ${IS_DUE} order by b.id limit $1`,
};

const ASKABLE = `
  select b.name, b.owner_id as "ownerId", (select max(c.created_at) from policy_confirmations c
    where c.business_id = b.id and c.owner_id = b.owner_id) as "askedAt"
  from businesses b ${joinSanction('b.owner_id')} where b.id = $1 and ${CAN_ASK} and b.policy is not null
    and exists (select from users u where u.id = b.owner_id and u.email_notifications and u.email is not null)`;

const ADD = `
  insert into policy_confirmations (business_id, owner_id, token_hash, expires_at)
  select b.id, b.owner_id, $3, $4 from businesses b ${joinSanction('b.owner_id')}
  where b.id = $1 and b.owner_id = $2 and ${CAN_ASK} and (not $5 or ${IS_DUE}) returning id`;

/** SQL: whether the recipient of request `c` got a newer one for the same business. */
export const HAS_NEWER_LINK = `exists (select from policy_confirmations n
  where n.business_id = c.business_id and n.owner_id = c.owner_id and n.id > c.id)`;

const FIND = `
  select c.id, c.business_id as "businessId", c.owner_id as "ownerId", c.expires_at as "expiresAt", c.used_at as "usedAt",
    ${HAS_NEWER_LINK} as "isReplaced"
  from policy_confirmations c where c.token_hash = $1`;

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

  override async askable(businessId: number): Promise<AskableOwner | null> {
    type Row = Pick<UnconfirmedPlace, 'name' | 'ownerId'> & Pick<AskableOwner, 'askedAt'>;
    const row = await this.work.row<Row>(ASKABLE, [businessId]);
    return row === null ? null : { place: { businessId, name: row.name, ownerId: row.ownerId }, askedAt: row.askedAt };
  }

  override async add(place: UnconfirmedPlace, { tokenHash, expiresAt, ifDue }: NewLink): Promise<boolean> {
    return (await this.work.row(ADD, [place.businessId, place.ownerId, tokenHash, expiresAt, ifDue])) !== null;
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
