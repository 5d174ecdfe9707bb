import { join } from 'node:path';
import type { Logger } from 'pino';
import { isLoopbackHost } from '../../domain/shared/loopback-host.js';
import type { CompleteSettings } from '../config/secrets.js';
import { MailFiles } from '../mail/mail-files.js';
import { SmtpMails } from '../mail/smtp-mails.js';
import type { Database } from '../postgres/database.js';
import { TextFiles } from '../text-message/text-files.js';
import { TwilioTexts } from '../text-message/twilio-texts.js';
import { Delivery } from './delivery.js';
import { HkdfUnsubscribeTokens } from './hkdf-unsubscribe-tokens.js';
import { OutboxFiles } from '../gateway/outbox-files.js';
import { OutboxMessages } from './outbox-messages.repository.js';

export interface DeliverySurroundings {
  readonly database: Database;
  readonly settings: Pick<
    CompleteSettings,
    'http' | 'dataDir' | 'site' | 'mail' | 'twilio' | 'appSecret' | 'production'
  >;
  readonly logger: Logger;
}

/** Where messages lie that no gateway takes. */
export function outboxFolder({ dataDir }: Pick<CompleteSettings, 'dataDir'>): string {
  return join(dataDir, 'outbox');
}

/** Delivery through the gateways of the settings; through files where there is none. */
export function createDelivery({ database, settings, logger }: DeliverySurroundings): Delivery {
  const { mail, twilio, site } = settings;
  const { publicUrl } = settings.http;
  const host = new URL(publicUrl).hostname;
  const files = new OutboxFiles(outboxFolder(settings));
  return new Delivery({
    messages: new OutboxMessages(database),
    mails:
      mail.smtpUrl === undefined
        ? new MailFiles(files, mail.from, host)
        : new SmtpMails(mail.smtpUrl, mail.from, host, mustEncrypt(mail.smtpUrl, settings)),
    files,
    texts: twilio === undefined ? new TextFiles(files) : new TwilioTexts(twilio),
    tokens: new HkdfUnsubscribeTokens(settings.appSecret),
    site: { name: site.name, publicUrl, supportEmail: site.supportEmail },
    logger,
  });
}

/** A mail holds links and codes: in production it leaves this machine encrypted or not at all. */
function mustEncrypt(smtpUrl: string, { production }: Pick<CompleteSettings, 'production'>): boolean {
  return production && !isLoopbackHost(new URL(smtpUrl).hostname);
}

/** Says once, at the start, that mail stays in the house although the product is in use. */
export function warnWithoutMail({ settings, logger }: Omit<DeliverySurroundings, 'database'>): void {
  if (!settings.production || settings.mail.smtpUrl !== undefined) return;
  logger.warn({ folder: outboxFolder(settings) }, 'SMTP_URL is not set: no mail goes out, each is kept as a file');
}
