import {
  AlertLinks,
  AlertReads,
  Alerts,
  Digests,
  type AlertChange,
  type AlertLinkPurpose,
  type AlertNews,
  type AlertRecord,
  type DueAlert,
  type FeedNews,
  type NewAlert,
  type StoredAlert,
} from '../../../application/alert/ports.js';
import { inTotal, MAX_DIGEST_PLACES, type ChangedFact, type PlaceNews } from '../../../domain/alert/place-news.js';
import { refuse } from '../../../domain/shared/domain-error.js';
import type { Memory } from './memory.js';

export interface MemoryAlert extends NewAlert, Pick<AlertRecord, 'id' | 'isPaused' | 'feedVersion' | 'lastSentAt'> {
  readonly since: number;
  readonly seen: number;
  readonly createdAt: Date;
}

export interface MemoryPlaceNews {
  readonly businessId: number;
  readonly facts: readonly ChangedFact[];
  /** Null until a reader has seen it. */
  readonly number: number | null;
  readonly at: Date;
}

/** Numbers all news. Returns the last number. */
function numbered(memory: Memory): number {
  const state = memory.state;
  let last = state.placeNews.reduce((most, { number }) => Math.max(most, number ?? 0), 0);
  state.placeNews = state.placeNews.map((news) => ({ ...news, number: news.number ?? (last += 1) }));
  return last;
}

const recordOf = ({ id, memberId, label, followed, schedule, isPaused, feedVersion, lastSentAt }: MemoryAlert) => ({
  ...{ id, memberId, label, followed, schedule, isPaused, feedVersion, lastSentAt },
});

export class FakeAlerts extends Alerts {
  #lastId = 0;

  constructor(private readonly memory: Memory) {
    super();
  }

  override async ofMember(memberId: string): Promise<readonly AlertRecord[]> {
    return this.memory.changing.alerts.filter((alert) => alert.memberId === memberId).map(recordOf);
  }

  override async one(id: number): Promise<AlertRecord | null> {
    const alert = this.memory.changing.alerts.find((each) => each.id === id);
    return alert === undefined ? null : recordOf(alert);
  }

  override async add(alert: NewAlert): Promise<number> {
    const { alerts, businesses } = this.memory.changing;
    const { what } = alert;
    const isPublic = businesses.some((each) => what.kind === 'place' && each.id === what.businessId && each.isPublic);
    if (what.kind === 'place' && !isPublic) refuse('BUSINESS_NOT_FOUND', 'Business not found');
    const id = (this.#lastId += 1);
    const seen = numbered(this.memory);
    alerts.push({
      ...alert,
      id,
      isPaused: false,
      feedVersion: 1,
      lastSentAt: null,
      since: seen,
      seen,
      createdAt: new Date(),
    });
    return id;
  }

  override async change(id: number, { pausedAt, ...change }: AlertChange): Promise<void> {
    const state = this.memory.changing;
    const paused = pausedAt === undefined ? {} : { isPaused: pausedAt !== null };
    const resumed = pausedAt === null ? { seen: numbered(this.memory) } : {};
    state.alerts = state.alerts.map((each) => (each.id === id ? { ...each, ...change, ...paused, ...resumed } : each));
  }

  override async remove(id: number): Promise<void> {
    const state = this.memory.changing;
    state.alerts = state.alerts.filter((each) => each.id !== id);
  }
}

export class FakeAlertReads extends AlertReads {
  constructor(private readonly memory: Memory) {
    super();
  }

  override async ofMember(memberId: string, id?: number): Promise<readonly StoredAlert[]> {
    const own = this.memory.state.alerts.filter((each) => each.memberId === memberId && (id ?? each.id) === each.id);
    return own.map(
      ({ id: alertId, feedVersion, kind, label, what, schedule, isPaused, dueAt, lastSentAt, createdAt }) => ({
        ...{ id: alertId, feedVersion },
        json: JSON.stringify({
          ...{ id: alertId, kind, label, businessId: what.kind === 'place' ? what.businessId : null },
          ...{ search: what.kind === 'search' ? what.search : null, ...schedule, isPaused },
          ...{ nextEmailAt: isPaused ? null : dueAt, lastEmailAt: lastSentAt, createdAt },
        }),
      }),
    );
  }

  override async nameOf(businessId: number): Promise<string | null> {
    return this.memory.state.businesses.find(({ id, isPublic }) => id === businessId && isPublic)?.name ?? null;
  }
}

/** Finds news about followed places. Alerts that follow a search find nothing. */
export class FakeDigests extends Digests {
  constructor(private readonly memory: Memory) {
    super();
  }

  override async number(): Promise<number> {
    return numbered(this.memory);
  }

  override async due(now: Date, max: number): Promise<readonly DueAlert[]> {
    const { alerts, members } = this.memory.changing;
    const due = alerts.filter(({ isPaused, dueAt }) => !isPaused && dueAt <= now).slice(0, max);
    return due.map((alert) => {
      const member = members.find(({ id }) => id === alert.memberId);
      const { isPaused: _, ...record } = recordOf(alert);
      const isReachable = member?.email != null && member.emailNotifications && member.erasureAt === null;
      return { ...record, what: alert.what, seen: alert.seen, isReachable };
    });
  }

  override async news(
    alerts: readonly Pick<DueAlert, 'id' | 'what' | 'seen'>[],
    until: number,
  ): Promise<ReadonlyMap<number, AlertNews>> {
    const found = alerts.map(({ id, what, seen }) => [id, this.#about(what, seen, until)] as const);
    return new Map(
      found.flatMap(([id, places]) => (places.length === 0 ? [] : [[id, { total: places.length, places }] as const])),
    );
  }

  override async finish(
    alerts: readonly { readonly id: number; readonly dueAt: Date; readonly lastSentAt: Date | null }[],
    until: number,
  ): Promise<void> {
    const state = this.memory.changing;
    state.alerts = state.alerts.map((each) => {
      const finished = alerts.find(({ id }) => id === each.id);
      return finished === undefined ? each : { ...each, ...finished, seen: Math.max(each.seen, until) };
    });
  }

  override async feed(id: number): Promise<FeedNews | null> {
    const { alerts, members, placeNews } = this.memory.state;
    const alert = alerts.find((each) => each.id === id);
    const member = members.find((each) => each.id === alert?.memberId);
    if (alert === undefined || member === undefined || member.erasureAt !== null) return null;
    const { label, what, feedVersion, createdAt, since } = alert;
    const until = placeNews.reduce((most, { number }) => Math.max(most, number ?? 0), 0);
    const places = this.#about(what, since, until);
    return { label, what, feedVersion, createdAt, total: places.length, places };
  }

  #about(what: NewAlert['what'], seen: number, until: number): readonly PlaceNews[] {
    if (what.kind !== 'place') return [];
    const { businesses, placeNews } = this.memory.state;
    const business = businesses.find(({ id, isPublic }) => id === what.businessId && isPublic);
    const events = placeNews.flatMap(({ businessId, facts, number, at }) =>
      businessId === what.businessId && number !== null && number > seen && number <= until
        ? [{ kind: 'changed' as const, facts, number, at }]
        : [],
    );
    const total = events.length === 0 ? null : inTotal(events, { isClosed: false, isDisputed: false });
    if (business === undefined || total === null) return [];
    return [{ businessId: business.id, name: business.name, address: '', ...total }].slice(0, MAX_DIGEST_PLACES);
  }
}

export class FakeAlertLinks extends AlertLinks {
  override of(purpose: AlertLinkPurpose, id: number, version: number): string {
    return `${purpose}-${id}-${version}`;
  }

  override read(purpose: AlertLinkPurpose, secret: string): { readonly id: number; readonly version: number } | null {
    const [, of, id, version] = /^(\w+)-(\d+)-(\d+)$/.exec(secret) ?? [];
    return of === purpose ? { id: Number(id), version: Number(version) } : null;
  }
}
