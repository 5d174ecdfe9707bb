import type { Gateway } from '../gateway/not-delivered.js';
import type { OutboxFiles } from '../gateway/outbox-files.js';
import { numberOf, type TextMessage } from './text-message.js';

/** Used without a gateway for text messages: each becomes a file. */
export class TextFiles implements Gateway<TextMessage> {
  constructor(private readonly files: OutboxFiles) {}

  async send(message: TextMessage): Promise<void> {
    const number = numberOf(message);
    await this.files.write('text', message.to, `To: ${number}\n\n${message.text}\n`);
  }
}
