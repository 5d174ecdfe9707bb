import type { DisabledReason } from '../../domain/webhook/endpoint.js';
import { MAX_FAILING_DAYS } from '../../domain/webhook/schedule.js';
import { serviceEmail, type OutgoingMessage } from '../shared/outbox.js';

interface DisabledEndpoint {
  readonly endpointId: string;
  readonly memberId: string;
  readonly url: string;
  readonly reason: DisabledReason;
  /** Since when it failed. */
  readonly since: Date;
}

/** Returns the email to the member that an endpoint is disabled. */
export function disabledEmail({ endpointId, memberId, url, reason, since }: DisabledEndpoint): OutgoingMessage {
  const { host } = new URL(url);
  const why =
    reason === 'gone'
      ? `Your endpoint at ${host} answered 410 Gone, which means that it wants no more events.`
      : `Your endpoint at ${host} has failed for ${MAX_FAILING_DAYS} days without a success.`;
  return serviceEmail(
    `webhook-disabled:${endpointId}:${since.toISOString()}`,
    { memberId, to: null },
    {
      subject: `Your webhook to ${host} is disabled`,
      paragraphs: [
        `${why} We’ve disabled it, so it gets no more events.`,
        'Your webhooks page shows what we sent and what your endpoint answered. Once it works again, enable it there. Events that still wait are sent then, and you can replay those that failed.',
      ],
      action: { label: 'Open your webhooks', path: '/webhooks' },
    },
  );
}
