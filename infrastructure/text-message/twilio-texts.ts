import type { RequestClient } from 'twilio';
import { traced } from '../../application/shared/tracing.js';
import { NotDelivered, type Gateway } from '../gateway/not-delivered.js';
import { numberOf, type TextMessage } from './text-message.js';

export interface TwilioAccount {
  readonly accountSid: string;
  readonly authToken: string;
  /** The sender's number. */
  readonly from: string;
}

/** Timeout of a request in milliseconds. */
const TIMEOUT_MS = 30_000;

/** For wrong keys and too many requests, the gateway rejects the sender, not this message. */
const MAY_PASS = new Set([401, 403, 408, 429]);

/** Sends text messages through Twilio. */
export class TwilioTexts implements Gateway<TextMessage> {
  constructor(
    private readonly account: TwilioAccount,
    /** Replaces the connection to Twilio's public address. */
    private readonly httpClient?: InstanceType<typeof RequestClient>,
  ) {}

  send(message: TextMessage): Promise<void> {
    return traced('call', 'twilio send', () => this.#send(message));
  }

  async #send(message: TextMessage): Promise<void> {
    const to = numberOf(message);
    const { accountSid, authToken, from } = this.account;
    // Twilio's library is large. A server that sends no text messages never loads it.
    const { default: twilio } = await import('twilio');
    const client = twilio(accountSid, authToken, {
      timeout: TIMEOUT_MS,
      ...(this.httpClient === undefined ? {} : { httpClient: this.httpClient }),
    });
    try {
      await client.messages.create({ to, from, body: message.text });
    } catch (error) {
      throw notDelivered(error);
    }
  }
}

function notDelivered(error: unknown): NotDelivered {
  const { status, code } = (error ?? {}) as { status?: unknown; code?: unknown };
  if (typeof status !== 'number') return new NotDelivered(typeof code === 'string' ? code : 'EUNKNOWN', false);
  const reason = typeof code === 'number' ? `HTTP ${status} ${code}` : `HTTP ${status}`;
  return new NotDelivered(reason, status >= 400 && status < 500 && !MAY_PASS.has(status));
}
