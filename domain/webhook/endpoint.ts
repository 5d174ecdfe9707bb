import { RETENTION } from '../account/retention.js';
import { refuse } from '../shared/domain-error.js';
import { urlIn } from '../shared/url-in.js';
import type { WebhookEventType } from './event-type.js';

export const WEBHOOK_LIMITS = { url: 500, description: 200, ofMember: 10, ofAdministrator: 20 } as const;

/** Attempts that the log of a holder keeps, over all of the holder's endpoints. */
export const MAX_LOGGED_ATTEMPTS = { member: 5_000, administrator: 50_000 } as const;

/** Days for which deliveries are kept. */
export const WEBHOOK_LOG_DAYS = RETENTION.webhookLogDays;

/** Why an endpoint is disabled: its holder did it, it answered 410, or it failed for days. */
export const DISABLED_REASONS = ['holder', 'gone', 'failures'] as const;

export type DisabledReason = (typeof DISABLED_REASONS)[number];

export const DELIVERY_STATUSES = ['waiting', 'delivered', 'failed', 'skipped'] as const;

export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** What its holder decides about an endpoint. */
export interface EndpointContent {
  readonly url: string;
  readonly description: string;
  readonly eventTypes: readonly WebhookEventType[];
}

/** An endpoint without its secrets. */
export interface WebhookEndpoint extends EndpointContent {
  readonly id: string;
  readonly isEnabled: boolean;
  /** Null while it is enabled. */
  readonly disabledReason: DisabledReason | null;
  /** Since when every attempt failed; null if the last one succeeded or there was none. */
  readonly failingSince: Date | null;
  /** Until when the secret before the last rotation is valid too; null if there is none. */
  readonly oldSecretUntil: Date | null;
  readonly createdAt: Date;
  readonly version: number;
}

/** Names that only this machine or a private network knows. */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|lan|home|corp|intranet|localdomain)\.?$/i;
const IP_ADDRESS = /^\[|^[\d.]+$/;
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Returns why an address cannot be an endpoint, as a sentence; null if it can. `allowsLoopback` is for development: it
 * also allows http to this machine, on any port.
 */
export function endpointProblem(text: string, allowsLoopback: boolean): string | null {
  const url = urlIn(text);
  if (url === null) return 'Enter a complete address, such as https://example.com/webhooks';
  if (url.username !== '' || url.password !== '') return 'Leave out the user name and password';
  if (url.hash !== '') return 'Leave out the part after #';
  if (allowsLoopback && LOOPBACK.test(url.hostname) && /^https?:$/.test(url.protocol)) return null;
  if (url.protocol !== 'https:') return 'Use an address that starts with https://';
  if (IP_ADDRESS.test(url.hostname)) return 'Use a host name instead of an IP address';
  if (PRIVATE_NAME.test(url.hostname) || !url.hostname.includes('.')) return 'Use a host on the public internet';
  if (url.port !== '') return 'Use port 443, and leave it out of the address';
  return null;
}

/** Throws INVALID_INPUT if the address cannot be an endpoint. */
export function checkEndpointUrl(url: string, allowsLoopback: boolean): void {
  const problem = endpointProblem(url, allowsLoopback);
  if (problem !== null) refuse('INVALID_INPUT', problem, 'url');
}

/** Throws TOO_MANY_WEBHOOKS if the holder already has the maximum number of endpoints. */
export function checkEndpointCount(count: number, holder: 'member' | 'administrator'): void {
  const max = holder === 'member' ? WEBHOOK_LIMITS.ofMember : WEBHOOK_LIMITS.ofAdministrator;
  if (count >= max) refuse('TOO_MANY_WEBHOOKS', `You can have at most ${max} webhooks. Please delete one first.`);
}
