import type { Gateway } from '../gateway/not-delivered.js';
import type { OutboxFiles } from '../gateway/outbox-files.js';
import type { TextMessage } from './text-message.js';

/** Stands in where there is no gateway for text messages: each becomes a file. */
export class TextFiles implements Gateway<TextMessage> {
  constructor(private readonly files: OutboxFiles) {}

  async send({ to, text }: TextMessage): Promise<void> {
    await this.files.write('text', to, `To: ${to}\n\n${text}\n`);
  }
}
