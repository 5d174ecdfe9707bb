import type { Facts, HeldPlace } from '../../../application/policy/ports.js';
import {
  TurnedAwayAnswers,
  TurnedAwayReports,
  type NewTurnedAway,
  type ReportedPlace,
  type StoredTurnedAway,
  type TurnedAwayAnswer,
  type TurnedAwayChange,
} from '../../../application/turned-away/ports.js';
import type { Memory, MemoryTurnedAway } from './memory.js';

export class FakeTurnedAwayReports extends TurnedAwayReports {
  /** Time zone of all places. */
  timeZone: string | null = 'America/Chicago';

  constructor(
    private readonly memory: Memory,
    private readonly facts: Facts,
  ) {
    super();
  }

  override async hold(businessId: number, memberId: string): Promise<ReportedPlace | null> {
    const place = await this.facts.hold(businessId, memberId);
    return place === null ? null : { ...place, timeZone: this.timeZone };
  }

  override async lastOf(businessId: number, memberId: string): Promise<Date | null> {
    const own = this.#all().filter((each) => each.businessId === businessId && each.reporterId === memberId);
    return own.at(-1)?.createdAt ?? null;
  }

  override async add(report: NewTurnedAway): Promise<number> {
    const id = this.#all().length + 1;
    const fresh = { status: 'waiting', state: 'shown', contradicted: [], countedAt: null, answer: null } as const;
    this.#all().push({ ...report, ...fresh, id, networkHash: report.network });
    return id;
  }

  override async find(id: number): Promise<StoredTurnedAway | null> {
    const report = this.#all().find((each) => each.id === id);
    return report === undefined ? null : { ...report, place: await this.#place(report.businessId) };
  }

  override async change(id: number, { status, counted }: TurnedAwayChange): Promise<void> {
    const settled = counted === undefined ? {} : { contradicted: counted.contradicted, countedAt: counted.at };
    this.#set(id, { status, ...settled });
  }

  override async withdraw(id: number): Promise<void> {
    this.#set(id, { status: 'withdrawn', pets: [], staffSaid: '', contradicted: [], networkHash: null, answer: null });
  }

  async #place(businessId: number): Promise<HeldPlace> {
    const [member] = this.memory.changing.members;
    const place = await this.facts.hold(businessId, member?.id ?? '');
    if (place === null) throw new Error('The place must be public.');
    return place;
  }

  #set(id: number, values: Partial<MemoryTurnedAway>): void {
    const state = this.memory.changing;
    state.turnedAway = state.turnedAway.map((each) => (each.id === id ? { ...each, ...values } : each));
  }

  #all(): MemoryTurnedAway[] {
    return this.memory.changing.turnedAway;
  }
}

export class FakeTurnedAwayAnswers extends TurnedAwayAnswers {
  constructor(private readonly memory: Memory) {
    super();
  }

  override async put({ reportId, ...answer }: TurnedAwayAnswer): Promise<void> {
    const state = this.memory.changing;
    state.turnedAway = state.turnedAway.map((each) =>
      each.id === reportId ? { ...each, answer: { ...answer, state: 'shown' } } : each,
    );
  }
}
