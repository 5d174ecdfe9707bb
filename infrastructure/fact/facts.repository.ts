import { createHmac, randomUUID } from 'node:crypto';
import { Facts, type HeldPlace, type Speaker } from '../../application/policy/ports.js';
import type { Clock } from '../../application/shared/clock.js';
import { RETENTION } from '../../domain/account/retention.js';
import type { FactKey } from '../../domain/policy/fact.js';
import { knownFacts, type NewStatement } from '../../domain/policy/known-facts.js';
import { shareOpenAccount } from '../account/hold-open-account.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { computeFacts, FACT_COLUMNS, lockFacts, recordFirst, statementsOf, type FactRow } from './compute-facts.js';
import { addStatements, COUNTS, weighedStatements, type Sql } from './statements.js';
import { computeAgain } from './withdrawn-statements.js';

const HOLD = `select ${FACT_COLUMNS} from businesses b where b.id = $1 and b.is_public for no key update of b`;

/** Index policy_facts_of_member. */
const LAST_SAID = `
  select max(f.created_at) as at from policy_facts f
  where f.member_id = $3 and f.business_id = $1 and f.fact = $2 and ${COUNTS}`;

/** Index policy_facts_of_review. */
const WITHDRAW = `
  update policy_facts set withdrawn_at = now() where review_id = $1 and fact = any($2::text[]) and withdrawn_at is null
  returning business_id as id`;

/** SQL: whether a statement `f` came from the network `$3`, in the days in which a network counts once. */
const OF_NETWORK = `(f.network_hash = $3 and f.created_at > now() - interval '${RETENTION.answerNetworkDays} days')`;

/** The voice of the network, or else of the member, for each fact. Index policy_facts_of_business. */
const VOICES = `
  select distinct on (f.fact) f.fact as key, f.voice
  from policy_facts f
  where f.business_id = $1 and f.fact = any($2::text[]) and f.source = 'visitor' and f.voice is not null
    and (${OF_NETWORK} or f.member_id = $4)
  order by f.fact, ${OF_NETWORK} is true desc, f.created_at desc, f.id desc`;

/** Statements in PostgreSQL. */
export class PostgresFacts extends Facts {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    /** Secret for hashing networks, so that the table reveals no address. */
    private readonly secret: string,
  ) {
    super();
  }

  override async hold(businessId: number, memberId: string | null): Promise<HeldPlace | null> {
    if (memberId !== null) await shareOpenAccount(this.work, memberId);
    const row = await this.work.row<FactRow>(HOLD, [businessId]);
    return row === null ? null : heldPlace(this.work, row, this.clock.now());
  }

  override async lastSaid(businessId: number, key: FactKey, memberId: string): Promise<Date | null> {
    return (await this.work.row<{ at: Date | null }>(LAST_SAID, [businessId, key, memberId]))?.at ?? null;
  }

  override async say(
    businessId: number,
    statements: readonly NewStatement[],
    by: Speaker,
  ): Promise<readonly FactKey[]> {
    if (statements.length === 0) return [];
    const rows = await lockFacts(this.work, [businessId]);
    const replaced = by.source === 'visitor' ? [] : statements.map(({ key }) => key);
    await recordFirst(this.work, rows, new Set(replaced));
    const voices = await this.#voices(businessId, statements, by);
    const { source, memberId, reviewId = null } = by;
    const networkHash = this.#hashOf(by);
    await addStatements(
      this.work,
      statements.map((each) => ({
        ...{ ...each, businessId, source, memberId, networkHash, reviewId },
        voice: source === 'visitor' ? (voices.get(each.key) ?? randomUUID()) : null,
      })),
    );
    return (await computeFacts(this.work, rows, this.clock.now())).get(businessId) ?? [];
  }

  override async withdraw(reviewId: number, keys: readonly FactKey[]): Promise<void> {
    const taken = await this.work.rows<{ id: number }>(WITHDRAW, [reviewId, keys]);
    await computeAgain(this.work, taken.map(({ id }) => id), this.clock.now()); // prettier-ignore
  }

  override async refresh(businessId: number): Promise<void> {
    const rows = await lockFacts(this.work, [businessId]);
    await recordFirst(this.work, rows);
    await computeFacts(this.work, rows, this.clock.now());
  }

  async #voices(businessId: number, statements: readonly NewStatement[], by: Speaker) {
    if (by.source !== 'visitor') return new Map<FactKey, string>();
    const keys = statements.map(({ key }) => key);
    const values = [businessId, keys, this.#hashOf(by), by.memberId];
    const rows = await this.work.rows<{ key: FactKey; voice: string }>(VOICES, values);
    return new Map(rows.map(({ key, voice }) => [key, voice]));
  }

  #hashOf({ network, networkHash = null }: Speaker): string | null {
    return network === null ? networkHash : networkHashOf(network, this.secret);
  }
}

/** Returns the keyed hash under which a network is stored. */
export const networkHashOf = (network: string, secret: string): string =>
  createHmac('sha256', secret).update(network).digest('base64url');

/** Returns a business with its known facts. */
export async function heldPlace(sql: Sql, row: FactRow, now: Date): Promise<HeldPlace> {
  const { id, name, ownerId, disputed } = row;
  const recorded = (await weighedStatements(sql, [id])).get(id) ?? [];
  return { id, name, ownerId, known: knownFacts(statementsOf(row, recorded), now, disputed) };
}
