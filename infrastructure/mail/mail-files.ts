import type { OutboxFiles } from '../gateway/outbox-files.js';
import type { Gateway } from '../gateway/not-delivered.js';
import type { Mail } from './mail.js';
import { messageOptions } from './message-options.js';

/** Used without an SMTP server: each email becomes a file that an email program can open. */
export class MailFiles implements Gateway<Mail> {
  #composer: ReturnType<typeof createComposer> | null = null;

  constructor(
    private readonly files: OutboxFiles,
    private readonly from: string,
    private readonly host: string,
  ) {}

  async send(mail: Mail): Promise<void> {
    const composer = await (this.#composer ??= createComposer());
    const { message } = await composer.sendMail(messageOptions(mail, this.from, this.host));
    await this.files.write('mail', mail.to, message as Buffer);
  }
}

/** Returns a transport that only composes. Loaded with the first email, because a server starts without it. */
async function createComposer() {
  const { createTransport } = await import('nodemailer');
  return createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
}
