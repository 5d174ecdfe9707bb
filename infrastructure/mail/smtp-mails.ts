import { NotDelivered, type Gateway } from '../gateway/not-delivered.js';
import type { Mail } from './mail.js';
import { messageOptions } from './message-options.js';

/** Milliseconds of silence after which a server is given up; a whole mail takes at most the last. */
const PATIENCE = { connect: 15_000, silence: 30_000, mail: 120_000 } as const;

/** Hands mails to an SMTP server, over a connection of its own each. */
export class SmtpMails implements Gateway<Mail> {
  /**
   * `url` as smtps://user:password@host:465; `host` stands in the Message-ID. With `encrypted`, a server that offers no
   * encryption gets no mail (RFC 3207); smtps:// is encrypted from the start.
   */
  constructor(
    private readonly url: string,
    private readonly from: string,
    private readonly host: string,
    private readonly encrypted: boolean,
  ) {}

  async send(mail: Mail): Promise<void> {
    // Loaded with the first mail: a start waits for nothing it may not need.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url: this.url,
      requireTLS: this.encrypted,
      connectionTimeout: PATIENCE.connect,
      greetingTimeout: PATIENCE.connect,
      socketTimeout: PATIENCE.silence,
    });
    const giveUp = AbortSignal.timeout(PATIENCE.mail);
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

/** A refused sign-in, and an encryption that the server does not offer: the settings' fault, not the mail's. */
const OF_SETTINGS = new Set(['EAUTH', 'ETLS']);

/**
 * 5yz says that this mail will never be taken, and an address the client itself refuses will not become one; 4yz, what
 * the settings are to blame for and all that concerns the connection may pass (RFC 5321, section 4.2.1).
 */
function notDelivered(error: unknown): NotDelivered {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  const status = typeof responseCode === 'number' ? responseCode : null;
  const name = typeof code === 'string' ? code : 'EUNKNOWN';
  const permanent = !OF_SETTINGS.has(name) && (status === null ? name === 'EENVELOPE' : status >= 500);
  return new NotDelivered(status === null ? name : `${name} ${status}`, permanent);
}
