import { Decisions } from '../../../application/administration/decision-ports.js';
import { Clock } from '../../../application/shared/clock.js';
import { UNDO_MS } from '../../../domain/administration/decision.js';
import { createLogger } from '../../../infrastructure/logging/logger.js';
import { createDelivery, outboxFolder } from '../../../infrastructure/outgoing/create-delivery.js';
import type { Delivery } from '../../../infrastructure/outgoing/delivery.js';
import { OutboxFiles } from '../../../infrastructure/gateway/outbox-files.js';
import { readMailFile } from '../../../infrastructure/outgoing/outbox-file-reads.js';
import type { TestApp } from '../app.js';

/** An email that was written to a file. */
export interface DeliveredMail {
  /** The recipient as in the file name: an address with only letters, digits, and `._@+-`. */
  readonly to: string;
  readonly subject: string;
  /** The plain text part. */
  readonly text: string;
  /** Every link in it, in order. */
  readonly links: readonly string[];
  /** The whole file. */
  readonly source: string;
}

type DeliveringApp = Pick<TestApp, 'database' | 'settings'>;

/** Creates a delivery for the queued messages of a test server, like its workers. */
export function deliveryOf({ database, settings }: DeliveringApp): Delivery {
  return createDelivery({ database, settings, logger: createLogger('silent') });
}

/** An app whose administrators decide. */
type DecidingApp = Pick<TestApp, 'database' | 'settings' | 'nest'>;

/**
 * Ends the time in which decisions can be undone, delivers everything queued immediately, and returns all emails sent so far (only those to `to`, if given), oldest
 * first.
 */
export async function deliveredMails(app: DecidingApp, to?: string): Promise<readonly DeliveredMail[]> {
  const soon = new Date(app.nest.get(Clock).now().getTime() + UNDO_MS);
  await app.nest.get(Decisions).release(soon);
  await deliveryOf(app).deliverAll();
  const files = new OutboxFiles(outboxFolder(app.settings));
  const names = (await files.names()).filter((name) => name.endsWith('.eml')).toReversed();
  const mails = await Promise.all(names.map(async (name) => mailOf(name, await files.read(name))));
  return mails.filter((mail) => to === undefined || mail.to === to);
}

/** Returns the last email to an address. Throws if there is none. */
export async function lastMail(app: DecidingApp, to: string): Promise<DeliveredMail> {
  const mail = (await deliveredMails(app, to)).at(-1);
  if (mail === undefined) throw new Error(`No mail went out to ${to}.`);
  return mail;
}

async function mailOf(name: string, bytes: Buffer): Promise<DeliveredMail> {
  const { subject, text } = await readMailFile(bytes);
  const to = /Z-mail-(.+)\.eml$/.exec(name)?.[1] ?? '';
  return { to, subject, text, links: text.match(/https?:\/\/\S+/g) ?? [], source: bytes.toString('utf8') };
}
