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
import { OutboxMessages } from './outbox-messages.js';

export interface DeliverySurroundings {
  readonly database: Database;
  readonly settings: Pick<
    CompleteSettings,
    'http' | 'dataDir' | 'site' | 'mail' | 'twilio' | 'appSecret' | 'production'
  >;
  readonly logger: Logger;
}

/** Returns the folder for messages without a gateway. */
export function outboxFolder({ dataDir }: Pick<CompleteSettings, 'dataDir'>): string {
  return join(dataDir, 'outbox');
}

/** Returns the delivery with the configured gateways, or with files where there is none. */
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

/** Emails contain links and codes, so in production they leave this machine only encrypted. */
function mustEncrypt(smtpUrl: string, { production }: Pick<CompleteSettings, 'production'>): boolean {
  return production && !isLoopbackHost(new URL(smtpUrl).hostname);
}

/** Warns at startup if no email is sent although the product is in production. */
export function warnWithoutMail({ settings, logger }: Omit<DeliverySurroundings, 'database'>): void {
  if (!settings.production || settings.mail.smtpUrl !== undefined) return;
  logger.warn({ folder: outboxFolder(settings) }, 'SMTP_URL is not set: emails are saved as files and not sent');
}
