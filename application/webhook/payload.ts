import { EVENTS, TEST_EVENT } from '../../domain/webhook/event-type.js';
import type { DueEvent } from './ports.js';

/** Returns the body of a request: the contract's `WebhookPayload`. Without its record, an event only names it. */
export function payloadOf(event: DueEvent, withRecord: boolean): Readonly<Record<string, unknown>> {
  return { type: event.type, timestamp: event.createdAt.toISOString(), data: dataOf(event, withRecord) };
}

function dataOf({ type, businessId, subjectId, record }: DueEvent, withRecord: boolean) {
  if (type === TEST_EVENT) return { message: 'This is a test event. Your webhook works.' };
  const { subject } = EVENTS[type];
  const shown = withRecord ? record : null;
  if (subject === 'business') return { businessId, business: shown };
  if (subject === 'review') return { businessId, reviewId: subjectId, review: shown };
  if (subject === 'claim') return { businessId, claimId: subjectId, claim: shown };
  return { businessId, policy: shown };
}
