import { randomUUID } from 'node:crypto';
import type { EmailContent } from '../../application/shared/outbox.js';
import { TestEmails, type TestEmailResult } from '../../application/outgoing/ports.js';
import { failureWords } from '../../domain/outgoing/failure.js';
import { firstCharacters } from '../../domain/shared/characters.js';
import type { CompleteSettings } from '../config/secrets.js';
import { NotDelivered } from '../gateway/not-delivered.js';
import type { MailSite } from '../mail/complete-email.js';
import { mailOf } from '../mail/mail.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { createMailGateway, mailSite } from './create-delivery.js';

/** Timeouts in milliseconds, shorter than in the queue: an administrator waits for the answer. */
const PATIENCE = { connect: 10_000, silence: 15_000, mail: 25_000 };

const MAX_GATEWAY_MESSAGE = 300;

/** A failed test is `skipped`, so that nobody resends it. It has no recipient and no text. */
const RECORD = `
  insert into outbox (kind, recipient, member_id, service, payload, dedupe_key, status, attempts, sent_at, failed_at, last_error)
  select 'mail', null, null, true, null, 'test-email:' || t.id, $2, 1, case when $3::text is null then now() end,
    case when $3::text is not null then now() end, $3 from (select $1::uuid as id) t
  returning id`;

type Settings = Pick<CompleteSettings, 'http' | 'dataDir' | 'mail' | 'production' | 'site'>;

/** Sends test emails through the gateway of all emails, and records their outcome in the table `outbox`. */
export class GatewayTestEmails implements TestEmails {
  constructor(
    private readonly settings: Settings,
    private readonly work: UnitOfWork,
  ) {}

  async send(to: string): Promise<TestEmailResult> {
    const site = mailSite(this.settings);
    const via = this.settings.mail.smtpUrl === undefined ? 'files' : 'smtp';
    const began = performance.now();
    const failure = await createMailGateway(this.settings, PATIENCE)
      .send(mailOf({ id: randomUUID(), to }, contentOf(site), null, site))
      .then(() => null, notDelivered);
    const ms = Math.round(performance.now() - began);
    if (failure === null) {
      return { delivered: true, via, message: DELIVERED[via], code: null, gatewayMessage: null, ms };
    }
    const gatewayMessage = this.#withoutPassword(failure.gatewayMessage);
    return { delivered: false, via, message: failureWords(failure.reason), code: failure.reason, gatewayMessage, ms };
  }

  async record({ delivered, code }: TestEmailResult): Promise<string> {
    const [row] = await this.work.rows<{ id: string }>(RECORD, [randomUUID(), delivered ? 'sent' : 'skipped', code]);
    return String(row?.id);
  }

  /** A mail server should not repeat a password, but this text appears on a page. */
  #withoutPassword(text: string | null): string | null {
    if (text === null) return null;
    const { smtpUrl } = this.settings.mail;
    const password = smtpUrl === undefined ? '' : decodeURIComponent(new URL(smtpUrl).password);
    const hidden = password === '' ? text : text.replaceAll(password, '•••');
    return firstCharacters(hidden.replaceAll(/\s+/g, ' ').trim(), MAX_GATEWAY_MESSAGE);
  }
}

const DELIVERED = {
  smtp: 'The mail server accepted the email. Check that it arrives, also in the spam folder.',
  files: 'The email was saved as a file in DATA_DIR/outbox, because SMTP_URL is not set. It reaches nobody.',
} as const;

function contentOf({ name }: MailSite): EmailContent {
  return {
    subject: `Test email from ${name}`,
    paragraphs: [
      'This is a test. It shows that emails from this site reach you.',
      'An administrator sent it from the page Health.',
    ],
  };
}

function notDelivered(error: unknown): NotDelivered {
  if (error instanceof NotDelivered) return error;
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return new NotDelivered(typeof code === 'string' ? code : typeof name === 'string' ? name : 'EUNKNOWN', false);
}
