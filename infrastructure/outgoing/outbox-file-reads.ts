import { OutboxReads, type ReadMessage } from '../../application/outgoing/ports.js';
import type { OutboxFiles } from '../gateway/outbox-files.js';
import { readMailFile } from './read-mail-file.js';

/** What lies in the outbox's folder. */
export class OutboxFileReads extends OutboxReads {
  constructor(private readonly files: OutboxFiles) {
    super();
  }

  override get folder(): string {
    return this.files.folder;
  }

  override async newest(max: number): Promise<ReadMessage[]> {
    const names = (await this.files.names()).slice(0, max);
    const messages = await Promise.all(names.map((name) => this.#message(name)));
    return messages.filter((message) => message !== null);
  }

  /** Null where it was removed since it was listed. */
  async #message(name: string): Promise<ReadMessage | null> {
    const bytes = await this.files.read(name).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (bytes === null) return null;
    if (name.endsWith('.eml')) return { name, ...(await readMailFile(bytes)) };
    return { name, subject: 'Message', text: bytes.toString('utf8') };
  }
}
