import { Facts, type HeldPlace, type Speaker } from '../../../../application/policy/ports.js';
import { ANSWER_DAYS } from '../../../../domain/policy/answering.js';
import { FACT_KEYS, type FactKey } from '../../../../domain/policy/fact.js';
import {
  contentOf,
  knownFacts,
  statedFacts,
  valuesOf,
  type FactContent,
  type NewStatement,
} from '../../../../domain/policy/known-facts.js';
import { disputedByReports } from '../../../../domain/turned-away/dispute.js';
import { refuse } from '../../../../domain/shared/domain-error.js';
import type { Memory, MemoryStatement } from '../memory.js';

const MEMORY_MS = ANSWER_DAYS * 86_400_000;

export class FakeFacts extends Facts {
  constructor(
    private readonly memory: Memory,
    private readonly now: () => Date = () => new Date(),
  ) {
    super();
  }

  override async hold(businessId: number, memberId: string | null): Promise<HeldPlace | null> {
    const { members, listings, businesses } = this.memory.changing;
    if (memberId !== null && !members.some(({ id, erasureAt }) => id === memberId && erasureAt === null)) {
      refuse('USER_NOT_FOUND', 'User not found');
    }
    const listing = listings.find(({ id }) => id === businessId);
    const isPublic = listing?.isActive === true && listing.approvalStatus === 'approved';
    const place = isPublic ? listing : businesses.find((each) => each.id === businessId && each.isPublic);
    if (place === undefined) return null;
    const { id, name, ownerId } = place;
    return { id, name, ownerId, known: this.#known(id, listing?.disputed) };
  }

  override async lastSaid(businessId: number, key: FactKey, memberId: string): Promise<Date | null> {
    const own = this.memory.changing.statements.filter((each) => each.memberId === memberId);
    const times = own
      .filter((each) => each.businessId === businessId && each.key === key)
      .map(({ at }) => at.getTime());
    return times.length === 0 ? null : new Date(Math.max(...times));
  }

  override async say(
    businessId: number,
    statements: readonly NewStatement[],
    by: Speaker,
  ): Promise<readonly FactKey[]> {
    if (statements.length === 0) return [];
    const state = this.memory.changing;
    const before = state.listings.find(({ id }) => id === businessId);
    const replaced = by.source === 'visitor' ? [] : statements.map(({ key }) => key);
    this.#recordFirst(businessId, before, replaced);
    for (const each of statements) {
      const voice = by.source === 'visitor' ? this.#voice(businessId, each.key, by) : null;
      state.statements.push({ ...each, ...by, businessId, voice, id: state.statements.length + 1, at: this.now() });
    }
    return this.#compute(businessId);
  }

  override async withdraw(reviewId: number, keys: readonly FactKey[]): Promise<void> {
    for (const businessId of this.#forget(reviewId, keys)) this.#compute(businessId);
  }

  /** Returns the businesses that the statements were about. */
  #forget(reviewId: number, keys: readonly FactKey[]): ReadonlySet<number> {
    const state = this.memory.changing;
    const isTaken = (each: MemoryStatement) => each.reviewId === reviewId && keys.includes(each.key);
    const taken = state.statements.filter(isTaken);
    state.statements.splice(0, Infinity, ...state.statements.filter((each) => !isTaken(each)));
    return new Set(taken.map(({ businessId }) => businessId));
  }

  /** Returns the facts that are disputed now and were not before. */
  #compute(businessId: number): readonly FactKey[] {
    const state = this.memory.changing;
    const before = state.listings.find(({ id }) => id === businessId);
    const known = this.#known(businessId);
    const disputed = this.#disputed(businessId);
    const content = contentOf(valuesOf(known));
    state.listings = state.listings.map((each) => (each === before ? { ...each, ...content, disputed } : each));
    return disputed.filter((key) => before?.disputed.includes(key) !== true);
  }

  override async refresh(businessId: number): Promise<void> {
    const state = this.memory.changing;
    const disputed = this.#disputed(businessId);
    state.listings = state.listings.map((each) => (each.id === businessId ? { ...each, disputed } : each));
  }

  #disputed(businessId: number): FactKey[] {
    const { statements, turnedAway } = this.memory.changing;
    const known = this.#known(businessId);
    const said = statements.filter((each) => each.businessId === businessId);
    const reports = turnedAway.flatMap(({ businessId: id, status, state, contradicted, countedAt }) =>
      id === businessId && status === 'unanswered' && state === 'shown' && countedAt !== null
        ? [{ contradicted, countedAt }]
        : [],
    );
    const reported = disputedByReports(reports, said, known, this.now());
    return FACT_KEYS.filter((key) => known[key]?.state === 'disputed' || reported.includes(key));
  }

  #known(businessId: number, disputed: readonly string[] = []) {
    const { statements, listings } = this.memory.changing;
    const own = statements.filter((each) => each.businessId === businessId);
    const listing = listings.find(({ id }) => id === businessId);
    return knownFacts(own.length > 0 ? own : this.#first(businessId, listing), this.now(), disputed);
  }

  #recordFirst(businessId: number, content: FactContent | undefined, replaced: readonly FactKey[]): void {
    const { statements } = this.memory.changing;
    if (statements.some((each) => each.businessId === businessId)) return;
    statements.push(...this.#first(businessId, content).filter(({ key }) => !replaced.includes(key)));
  }

  #first(businessId: number, content: FactContent | undefined): MemoryStatement[] {
    const stated = content === undefined ? {} : statedFacts(content);
    const common = { businessId, source: 'owner', verdict: 'states', voice: null, memberId: null } as const;
    return FACT_KEYS.flatMap((key, index) => {
      const value = stated[key];
      return value === undefined ? [] : [{ ...common, key, value, id: -index, at: this.now(), network: null }];
    });
  }

  #voice(businessId: number, key: FactKey, { network, memberId }: Speaker): string {
    const since = this.now().getTime() - MEMORY_MS;
    const others = this.memory.changing.statements.filter((each) => each.businessId === businessId && each.key === key);
    const ofNetwork = others.findLast((each) => each.network === network && each.at.getTime() > since);
    const own = others.findLast((each) => each.memberId === memberId);
    return (network === null ? null : ofNetwork?.voice) ?? own?.voice ?? `voice ${others.length}`;
  }
}
