import { traced } from '../../application/shared/tracing.js';
import { NotDelivered, type Gateway } from '../gateway/not-delivered.js';
import type { Mail } from './mail.js';
import { messageOptions } from './message-options.js';

/** Timeouts in milliseconds: for connecting, for a silent server, and for a whole email. */
export interface SmtpPatience {
  readonly connect: number;
  readonly silence: number;
  readonly mail: number;
}

const PATIENCE: SmtpPatience = { connect: 15_000, silence: 30_000, mail: 120_000 };

/** Sends emails to an SMTP server, each over its own connection. */
export class SmtpMails implements Gateway<Mail> {
  /**
   * `url` is like smtps://user:password@host:465; `host` is used in the Message-ID. With `encrypted`, a server that
   * offers no encryption gets no email (RFC 3207); smtps:// is encrypted from the start.
   */
  constructor(
    private readonly url: string,
    private readonly from: string,
    private readonly host: string,
    private readonly encrypted: boolean,
    private readonly patience: SmtpPatience = PATIENCE,
  ) {}

  send(mail: Mail): Promise<void> {
    return traced('call', 'smtp send', () => this.#send(mail));
  }

  async #send(mail: Mail): Promise<void> {
    // Loaded with the first email, to keep startup fast.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url: this.url,
      requireTLS: this.encrypted,
      connectionTimeout: this.patience.connect,
      greetingTimeout: this.patience.connect,
      socketTimeout: this.patience.silence,
    });
    const giveUp = AbortSignal.timeout(this.patience.mail);
    giveUp.addEventListener('abort', () => transport.close());
    try {
      await transport.sendMail(messageOptions(mail, this.from, this.host));
    } catch (error) {
      throw notDelivered(error);
    } finally {
      transport.close();
    }
  }
}

/** A rejected login or missing encryption: a problem with the settings, not with the email. */
const OF_SETTINGS = new Set(['EAUTH', 'ETLS']);

/**
 * A 5yz response means this email will never be accepted, and an address that the client rejects never becomes valid. A
 * 4yz response, wrong settings, and connection problems may be temporary (RFC 5321 §4.2.1).
 */
function notDelivered(error: unknown): NotDelivered {
  const { code, responseCode, message } = (error ?? {}) as {
    code?: unknown;
    responseCode?: unknown;
    message?: unknown;
  };
  const status = typeof responseCode === 'number' ? responseCode : null;
  const name = typeof code === 'string' ? code : 'EUNKNOWN';
  const permanent = !OF_SETTINGS.has(name) && (status === null ? name === 'EENVELOPE' : status >= 500);
  const words = typeof message === 'string' ? message : null;
  return new NotDelivered(status === null ? name : `${name} ${status}`, permanent, words);
}
