import type { OutboxFiles } from '../gateway/outbox-files.js';
import type { Gateway } from '../gateway/not-delivered.js';
import type { Mail } from './mail.js';
import { messageOptions } from './message-options.js';

/** Used without an SMTP server: each email becomes a file that an email program can open. */
export class MailFiles implements Gateway<Mail> {
  constructor(
    private readonly files: OutboxFiles,
    private readonly from: string,
    private readonly host: string,
  ) {}

  async send(mail: Mail): Promise<void> {
    const { createTransport } = await import('nodemailer');
    const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const { message } = await composer.sendMail(messageOptions(mail, this.from, this.host));
    await this.files.write('mail', mail.to, message as Buffer);
  }
}
