import { hash } from 'node:crypto';
import { access, mkdir, open, readdir, readFile, rename, rm, type FileHandle } from 'node:fs/promises';
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
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      await this.#writeWhole(`-${kind}-${nameOf(recipient)}${ENDING[kind]}`, content);
    } catch (error) {
      // Its message may name the file, and with it the recipient.
      throw new NotDelivered((error as NodeJS.ErrnoException).code ?? 'EUNKNOWN', false);
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
    await this.#remove((name) => recipientKey(NAME.exec(name)?.[1] ?? '') === key);
  }

  /** Removes the files that were written before. */
  async forgetBefore(moment: Date): Promise<void> {
    const first = stampOf(moment);
    await this.#remove((name) => name < first);
  }

  /** With the drafts that a process left which ended in the middle. */
  async #remove(which: (name: string) => boolean): Promise<void> {
    const all = await readdir(this.folder).catch(() => []);
    for (const entry of all) {
      const name = entry.replace(/^\./, '');
      if (NAME.test(name) && which(name)) await rm(join(this.folder, entry), { force: true });
    }
  }

  async #writeWhole(ending: string, content: string | Buffer): Promise<void> {
    const { name, draft } = await this.#beginDraft(ending);
    try {
      await draft.writeFile(content).finally(() => draft.close());
      await rename(this.#draftOf(name), join(this.folder, name));
    } catch (error) {
      await rm(this.#draftOf(name), { force: true });
      throw error;
    }
  }

  /**
   * Takes a name for this message alone, by a draft that only one can make: two workers may have a message to one
   * recipient in one millisecond, and both must stand.
   */
  async #beginDraft(ending: string): Promise<{ readonly name: string; readonly draft: FileHandle }> {
    for (let time = Date.now(); ; time += 1) {
      const name = stampOf(new Date(time)) + ending;
      const draft = await open(this.#draftOf(name), 'wx', 0o600).catch(nullIf('EEXIST'));
      if (draft === null) continue;
      // Who had the draft before may have put the whole file in its place by now.
      const free = await access(join(this.folder, name)).then(
        () => false,
        () => true,
      );
      if (free) return { name, draft };
      await draft.close();
      await rm(this.#draftOf(name));
    }
  }

  #draftOf(name: string): string {
    return join(this.folder, `.${name}`);
  }
}

/** Null for an error of this code; any other is thrown on. */
function nullIf(code: string): (error: NodeJS.ErrnoException) => null {
  return (error) => {
    if (error.code === code) return null;
    throw error;
  };
}
