import type { OutboxReads, ReadMessage } from '../../application/outgoing/ports.js';
import type { OutboxFiles } from '../gateway/outbox-files.js';

/** Messages in the outbox folder. */
export class OutboxFileReads implements OutboxReads {
  constructor(private readonly files: OutboxFiles) {}

  get folder(): string {
    return this.files.folder;
  }

  async newest(max: number): Promise<ReadMessage[]> {
    const names = (await this.files.names()).slice(0, max);
    const messages = await Promise.all(names.map((name) => this.#message(name)));
    return messages.filter((message) => message !== null);
  }

  /** Returns null if the file was removed after it was listed. */
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

interface ReadMail {
  readonly subject: string;
  readonly text: string;
}

/** Reads the subject and the plain-text part of an email file (RFC 5322); each is empty if missing. */
export async function readMailFile(bytes: Buffer): Promise<ReadMail> {
  // Only servers without a gateway need it.
  const { default: PostalMime } = await import('postal-mime');
  const { subject = '', text = '' } = await PostalMime.parse(bytes);
  return { subject, text };
}
