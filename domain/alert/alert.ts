import { refuse } from '../shared/domain-error.js';

/** Product decision: alerts per member, and characters of an alert's name and of its search. */
export const ALERT_LIMITS = { alerts: 20, label: 80, search: 2_000, timeZone: 64 } as const;

export const ALERT_FREQUENCIES = ['daily', 'weekly'] as const;

export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

/** What an alert follows: everything in an area, the results of a search, or one place. */
export const ALERT_KINDS = ['area', 'search', 'place'] as const;

export type AlertKind = (typeof ALERT_KINDS)[number];

/** Product decision: the hour at which emails arrive, unless the member chooses another one. */
export const DEFAULT_ALERT_HOUR = 8;

export const ALERT_NOT_FOUND = 'Alert not found';

/** What rules need to know about an alert. */
export interface AlertFacts {
  readonly id: number;
  readonly label: string;
  /** The same for two alerts that follow the same. */
  readonly followed: string;
}

/** Returns one of the member's alerts. Throws ALERT_NOT_FOUND if the member has no alert with this id. */
export function requireAlert<Alert extends AlertFacts>(alerts: readonly Alert[], id: number): Alert {
  return alerts.find((alert) => alert.id === id) ?? refuse('ALERT_NOT_FOUND', ALERT_NOT_FOUND);
}

/** Throws TOO_MANY_ALERTS if the member already has the maximum number of alerts. */
export function requireRoomForAlert(alerts: readonly AlertFacts[]): void {
  if (alerts.length < ALERT_LIMITS.alerts) return;
  refuse('TOO_MANY_ALERTS', `You can have at most ${ALERT_LIMITS.alerts} alerts. Please delete one first.`);
}

/** Throws ALERT_EXISTS if one of the member's alerts already follows this. */
export function requireNewAlert(alerts: readonly AlertFacts[], followed: string): void {
  const same = alerts.find((alert) => alert.followed === followed);
  if (same !== undefined) refuse('ALERT_EXISTS', `You already follow this: see your alert “${same.label}”.`);
}
