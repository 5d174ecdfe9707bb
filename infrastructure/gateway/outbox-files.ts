import { hash } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NotDelivered } from './not-delivered.js';

export type FileKind = 'mail' | 'text' | 'postcard';

const ENDING: Readonly<Record<FileKind, string>> = { mail: '.eml', text: '.sms.txt', postcard: '.postcard.txt' };

/** `<ISO time>-<kind>-<recipient>` and the ending of its kind; colons are dashes, for every file system. */
const NAME =
  /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-(?:mail|text|postcard)-([\w.@+-]{1,80}?)(?:\.eml|\.sms\.txt|\.postcard\.txt)$/;

/** Longest part of a name that is the recipient's. */
const MAX_RECIPIENT_LENGTH = 60;

/** The time with which a name begins, so that names are in its order. */
function stampOf(moment: Date): string {
  return moment.toISOString().replaceAll(':', '-');
}

/** How a name tells the recipient. */
function nameOf(recipient: string): string {
  return recipient.replaceAll(/[^\w.@+-]/g, '_').slice(0, MAX_RECIPIENT_LENGTH) || '_';
}

/** By what files to a recipient are found again without saying who it is. */
export function recipientKey(recipient: string): string {
  return hash('sha256', nameOf(recipient).toLowerCase(), 'hex');
}

/** What goes out while no gateway is configured: a file each, in DATA_DIR/outbox, for this user alone. */
export class OutboxFiles {
  constructor(readonly folder: string) {}

  /** Writes a file that stands whole or not at all. Throws NotDelivered where the folder takes none. */
  async write(kind: FileKind, recipient: string, content: string | Buffer): Promise<void> {
    const who = nameOf(recipient);
    const draft = join(this.folder, `.${crypto.randomUUID()}`);
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      await writeFile(draft, content, { mode: 0o600 });
      await this.#putUnderFreeName(draft, kind, who);
    } catch (error) {
      // Its message may name the file, and with it the recipient.
      throw new NotDelivered((error as NodeJS.ErrnoException).code ?? 'EUNKNOWN', false);
    } finally {
      await rm(draft, { force: true }).catch(() => undefined);
    }
  }

  /** Names of the files, newest first. */
  async names(): Promise<readonly string[]> {
    const all = await readdir(this.folder).catch(() => []);
    return all.filter((name) => NAME.test(name)).toSorted((a, b) => (a < b ? 1 : -1));
  }

  /** The bytes of a file. */
  read(name: string): Promise<Buffer> {
    if (!NAME.test(name)) throw new TypeError('That is no file of the outbox.');
    return readFile(join(this.folder, name));
  }

  /** Removes the files to the recipient of this `recipientKey`. */
  async forget(key: string): Promise<void> {
    await this.#remove(await this.names(), (name) => recipientKey(NAME.exec(name)?.[1] ?? '') === key);
  }

  /** Removes the files that were written before. */
  async forgetBefore(moment: Date): Promise<void> {
    const first = stampOf(moment);
    await this.#remove(await this.names(), (name) => name < first);
  }

  async #remove(names: readonly string[], which: (name: string) => boolean): Promise<void> {
    for (const name of names.filter(which)) await rm(join(this.folder, name), { force: true });
  }

  /**
   * Two messages to one recipient may fall into one millisecond, in one process or in two: a name is taken by the link
   * itself, which never replaces a file, and not after a look at which names are free.
   */
  async #putUnderFreeName(draft: string, kind: FileKind, who: string): Promise<void> {
    for (let time = Date.now(); ; time += 1) {
      const name = `${stampOf(new Date(time))}-${kind}-${who}${ENDING[kind]}`;
      const taken = await link(draft, join(this.folder, name)).then(
        () => false,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'EEXIST') return true;
          throw error;
        },
      );
      if (!taken) return;
    }
  }
}
