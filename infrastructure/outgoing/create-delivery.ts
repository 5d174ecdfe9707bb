import { join } from 'node:path';
import type { Logger } from 'pino';
import { isLoopbackHost } from '../../domain/shared/loopback-host.js';
import type { CompleteSettings } from '../config/secrets.js';
import type { Gateway } from '../gateway/not-delivered.js';
import type { MailSite } from '../mail/complete-email.js';
import { MailFiles } from '../mail/mail-files.js';
import type { Mail } from '../mail/mail.js';
import { SmtpMails, type SmtpPatience } from '../mail/smtp-mails.js';
import type { Database } from '../postgres/database.js';
import { TextFiles } from '../text-message/text-files.js';
import { TwilioTexts } from '../text-message/twilio-texts.js';
import { Delivery, type CountDelivery } from './delivery.js';
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
export function createDelivery(
  { database, settings, logger }: DeliverySurroundings,
  count: CountDelivery = () => undefined,
): Delivery {
  const { twilio } = settings;
  const files = new OutboxFiles(outboxFolder(settings));
  return new Delivery({
    messages: new OutboxMessages(database),
    mails: createMailGateway(settings),
    files,
    texts: twilio === undefined ? new TextFiles(files) : new TwilioTexts(twilio),
    tokens: new HkdfUnsubscribeTokens(settings.appSecret),
    site: mailSite(settings),
    logger,
    count,
  });
}

type MailSettings = Pick<CompleteSettings, 'http' | 'dataDir' | 'mail' | 'production'>;

/** Returns the gateway of all emails: the mail server of SMTP_URL, or files if it isn't set. */
export function createMailGateway(settings: MailSettings, patience?: SmtpPatience): Gateway<Mail> {
  const { smtpUrl, from } = settings.mail;
  const host = new URL(settings.http.publicUrl).hostname;
  if (smtpUrl === undefined) return new MailFiles(new OutboxFiles(outboxFolder(settings)), from, host);
  return new SmtpMails(smtpUrl, from, host, mustEncrypt(smtpUrl, settings), patience);
}

/** Returns what every email says about the site. */
export function mailSite({ site, http }: Pick<CompleteSettings, 'site' | 'http'>): MailSite {
  return { name: site.name, publicUrl: http.publicUrl, supportEmail: site.supportEmail };
}

/** Emails contain links and codes, so in production they leave this machine only encrypted. */
export function mustEncrypt(smtpUrl: string, { production }: Pick<CompleteSettings, 'production'>): boolean {
  return production && !isLoopbackHost(new URL(smtpUrl).hostname);
}

/** Warns at startup if no email is sent although the product is in production. */
export function warnWithoutMail({ settings, logger }: Omit<DeliverySurroundings, 'database'>): void {
  if (!settings.production || settings.mail.smtpUrl !== undefined) return;
  logger.warn({ folder: outboxFolder(settings) }, 'SMTP_URL is not set: emails are saved as files and not sent');
}
