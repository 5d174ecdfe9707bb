import { createLogger } from '../../../infrastructure/logging/logger.js';
import { createDelivery, outboxFolder } from '../../../infrastructure/outgoing/create-delivery.js';
import type { Delivery } from '../../../infrastructure/outgoing/delivery.js';
import { OutboxFiles } from '../../../infrastructure/gateway/outbox-files.js';
import { readMailFile } from '../../../infrastructure/outgoing/read-mail-file.js';
import type { TestApp } from '../app.js';

/** A mail that went out as a file. */
export interface DeliveredMail {
  /** The recipient as the file's name has it: an address of letters, digits and `._@+-`. */
  readonly to: string;
  readonly subject: string;
  /** The plain part. */
  readonly text: string;
  /** Every address in it, in order. */
  readonly links: readonly string[];
  /** The whole file. */
  readonly source: string;
}

type DeliveringApp = Pick<TestApp, 'database' | 'settings'>;

/** Delivers what a test server left to be delivered, as its own workers would. */
export function deliveryOf({ database, settings }: DeliveringApp): Delivery {
  return createDelivery({ database, settings, logger: createLogger('silent') });
}

/** Delivers all that waits, at once, and answers every mail that went out so far (to `to`, where that is named), oldest first. */
export async function deliveredMails(app: DeliveringApp, to?: string): Promise<readonly DeliveredMail[]> {
  await deliveryOf(app).deliverAll();
  const files = new OutboxFiles(outboxFolder(app.settings));
  const names = (await files.names()).filter((name) => name.endsWith('.eml')).toReversed();
  const mails = await Promise.all(names.map(async (name) => mailOf(name, await files.read(name))));
  return mails.filter((mail) => to === undefined || mail.to === to);
}

/** The last mail to an address; fails where there is none. */
export async function lastMail(app: DeliveringApp, to: string): Promise<DeliveredMail> {
  const mail = (await deliveredMails(app, to)).at(-1);
  if (mail === undefined) throw new Error(`No mail went out to ${to}.`);
  return mail;
}

async function mailOf(name: string, bytes: Buffer): Promise<DeliveredMail> {
  const { subject, text } = await readMailFile(bytes);
  const to = /Z-mail-(.+)\.eml$/.exec(name)?.[1] ?? '';
  return { to, subject, text, links: text.match(/https?:\/\/\S+/g) ?? [], source: bytes.toString('utf8') };
}
