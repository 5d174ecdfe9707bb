import { DEFAULT_ALERT_HOUR, requireAlert, requireNewAlert, requireRoomForAlert } from '../../domain/alert/alert.js';
import { isSameSchedule, isTimeZone, nextDue, type DigestSchedule } from '../../domain/alert/digest-time.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { Gazetteer } from '../gazetteer/ports.js';
import type { Actor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Secrets } from '../shared/secrets.js';
import type { Transaction } from '../shared/transaction.js';
import { followedBy, labelOf, type FollowedInput } from './followed.js';
import type { AlertChange, AlertReads, AlertRecord, Alerts } from './ports.js';

/** When emails come. An absent field has its default for a new alert, and stays unchanged in an old one. */
export interface ScheduleInput {
  readonly frequency?: DigestSchedule['frequency'] | undefined;
  readonly weekday?: number | null | undefined;
  readonly hour?: number | undefined;
  readonly timeZone?: string | undefined;
}

export interface AlertInput extends ScheduleInput, FollowedInput {
  readonly label?: string | undefined;
}

export interface AlertChangeInput extends ScheduleInput {
  readonly label?: string | undefined;
  readonly isPaused?: boolean | undefined;
}

interface ChangePorts {
  readonly transaction: Transaction;
  readonly alerts: Alerts;
  readonly reads: AlertReads;
  readonly gazetteer: Gazetteer;
  readonly secrets: Secrets;
  readonly clock: Clock;
}

/** Monday: the emails of a week come before it is planned. */
const DEFAULT_WEEKDAY = 0;

/** Changes of a member's alerts. Each throws ALERT_NOT_FOUND for an alert that isn't theirs. */
export class ChangeAlerts {
  constructor(private readonly ports: ChangePorts) {}

  /**
   * Returns the id. Throws BUSINESS_NOT_FOUND, TOO_MANY_ALERTS, ALERT_EXISTS, or INVALID_INPUT for a time zone or location
   * that doesn't exist, and the errors of `filtersOf`.
   */
  async create({ userId: memberId }: Actor, input: AlertInput): Promise<number> {
    const { transaction, alerts, reads, gazetteer, secrets, clock } = this.ports;
    const schedule = scheduleOf(input, DEFAULTS);
    const { kind, what, followed } = await followedBy(input, gazetteer, secrets);
    const label = input.label ?? (await labelOf(what, input.search?.filters ?? {}, reads));
    return transaction.run(async () => {
      const own = await alerts.ofMember(memberId);
      requireNewAlert(own, followed);
      requireRoomForAlert(own);
      return alerts.add({ memberId, kind, what, followed, label, schedule, dueAt: nextDue(schedule, clock.now()) });
    });
  }

  /** Throws INVALID_INPUT for a time zone that doesn't exist. */
  change({ userId }: Actor, id: number, input: AlertChangeInput): Promise<void> {
    const { transaction, alerts } = this.ports;
    return transaction.run(async () => {
      const alert = requireAlert(await alerts.ofMember(userId, id), id);
      await alerts.change(id, this.#changed(alert, input));
    });
  }

  remove({ userId }: Actor, id: number): Promise<void> {
    const { transaction, alerts } = this.ports;
    return transaction.run(async () => {
      requireAlert(await alerts.ofMember(userId, id), id);
      await alerts.remove(id);
    });
  }

  /** Ends the address of the feed permanently. The feed gets another one. */
  renewFeed({ userId }: Actor, id: number): Promise<void> {
    const { transaction, alerts } = this.ports;
    return transaction.run(async () => {
      const { feedVersion } = requireAlert(await alerts.ofMember(userId, id), id);
      await alerts.change(id, { feedVersion: feedVersion + 1 });
    });
  }

  #changed(alert: AlertRecord, input: AlertChangeInput): AlertChange {
    const now = this.ports.clock.now();
    const schedule = scheduleOf(input, alert.schedule);
    const { label, isPaused = alert.isPaused } = input;
    const isResumed = alert.isPaused && !isPaused;
    // An email that is due but not yet prepared must not wait for the next day or week because of a new name.
    const isMoved = isResumed || !isSameSchedule(schedule, alert.schedule);
    return {
      ...(label !== undefined && { label }),
      ...(isMoved && { schedule, dueAt: nextDue(schedule, now, alert.lastSentAt) }),
      ...(isPaused !== alert.isPaused && { pausedAt: isPaused ? now : null }),
    };
  }
}

const DEFAULTS: DigestSchedule = { frequency: 'daily', weekday: null, hour: DEFAULT_ALERT_HOUR, timeZone: '' };

function scheduleOf(input: ScheduleInput, present: DigestSchedule): DigestSchedule {
  const { frequency = present.frequency, hour = present.hour, timeZone = present.timeZone } = input;
  if (!isTimeZone(timeZone)) {
    refuse('INVALID_INPUT', 'timeZone must be the name of a time zone, such as America/Chicago.', 'timeZone');
  }
  const weekday = frequency === 'daily' ? null : (input.weekday ?? present.weekday ?? DEFAULT_WEEKDAY);
  return { frequency, weekday, hour, timeZone };
}
