import { hash } from 'node:crypto';
import { access, mkdir, open, readdir, readFile, rename, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { NotDelivered } from './not-delivered.js';

export type FileKind = 'mail' | 'text' | 'postcard';

const EXTENSION: Readonly<Record<FileKind, string>> = { mail: '.eml', text: '.sms.txt', postcard: '.postcard.txt' };

/**
 * `<ISO time>-<kind>-<recipient>` and the kind's extension. Colons become dashes, so that every file system accepts the
 * name.
 */
const NAME =
  /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-(?:mail|text|postcard)-([\w.@+-]{1,80}?)(?:\.eml|\.sms\.txt|\.postcard\.txt)$/;

/** Maximum length of the recipient part of a name. */
const MAX_RECIPIENT_LENGTH = 60;

/** Returns the time that a name begins with, so that names sort by time. */
function stampOf(moment: Date): string {
  return moment.toISOString().replaceAll(':', '-');
}

/** Returns the recipient part of a name. */
function nameOf(recipient: string): string {
  return recipient.replaceAll(/[^\w.@+-]/g, '_').slice(0, MAX_RECIPIENT_LENGTH) || '_';
}

/** Returns a hash that finds a recipient's files without revealing the recipient. */
export function recipientKey(recipient: string): string {
  return hash('sha256', nameOf(recipient).toLowerCase(), 'hex');
}

/** Messages sent while no gateway is configured: one file each, in DATA_DIR/outbox, readable only by this user. */
export class OutboxFiles {
  constructor(readonly folder: string) {}

  /** Writes a file completely or not at all. Throws NotDelivered if the folder is not writable. */
  async write(kind: FileKind, recipient: string, content: string | Buffer): Promise<void> {
    try {
      await this.#writeWhole(`-${kind}-${nameOf(recipient)}${EXTENSION[kind]}`, content);
    } catch (error) {
      // The error's message may contain the file name, and with it the recipient.
      throw new NotDelivered((error as NodeJS.ErrnoException).code ?? 'EUNKNOWN', false);
    }
  }

  /** Returns the file names, newest first. */
  async names(): Promise<readonly string[]> {
    const all = await readdir(this.folder).catch(() => []);
    return all.filter((name) => NAME.test(name)).toSorted((a, b) => (a < b ? 1 : -1));
  }

  read(name: string): Promise<Buffer> {
    if (!NAME.test(name)) throw new TypeError('This is not a file in the outbox.');
    return readFile(join(this.folder, name));
  }

  /** Removes the files for the recipient with this `recipientKey`. */
  async forget(key: string): Promise<void> {
    await this.#remove((name) => recipientKey(NAME.exec(name)?.[1] ?? '') === key);
  }

  /** Removes the files written before `moment`. */
  async forgetBefore(moment: Date): Promise<void> {
    const first = stampOf(moment);
    await this.#remove((name) => name < first);
  }

  /** Also removes drafts left behind by a process that crashed. */
  async #remove(which: (name: string) => boolean): Promise<void> {
    const all = await readdir(this.folder).catch(() => []);
    for (const entry of all) {
      const name = entry.replace(/^\./, '');
      if (NAME.test(name) && which(name)) await rm(join(this.folder, entry), { force: true });
    }
  }

  async #writeWhole(suffix: string, content: string | Buffer): Promise<void> {
    const { name, draft } = await this.#beginDraft(suffix);
    try {
      await draft.writeFile(content).finally(() => draft.close());
      await rename(this.#draftOf(name), join(this.folder, name));
    } catch (error) {
      await rm(this.#draftOf(name), { force: true });
      throw error;
    }
  }

  /**
   * Reserves a name with a draft file that only one process can create: two workers may send to the same recipient in
   * the same millisecond, and both files must be kept.
   */
  async #beginDraft(suffix: string): Promise<{ readonly name: string; readonly draft: FileHandle }> {
    for (let time = Date.now(); ; time += 1) {
      const name = stampOf(new Date(time)) + suffix;
      const draft = await this.#openDraft(name).catch(nullIf('EEXIST'));
      if (draft === null) continue;
      // The previous holder of the draft may have published the complete file by now.
      const free = await access(join(this.folder, name)).then(
        () => false,
        () => true,
      );
      if (free) return { name, draft };
      await draft.close();
      await rm(this.#draftOf(name));
    }
  }

  /** Creates the folder only if it is missing, because that takes as long as writing the file. */
  async #openDraft(name: string): Promise<FileHandle> {
    const create = () => open(this.#draftOf(name), 'wx', 0o600);
    const draft = await create().catch(nullIf('ENOENT'));
    if (draft !== null) return draft;
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    return create();
  }

  #draftOf(name: string): string {
    return join(this.folder, `.${name}`);
  }
}

/** Returns null for an error with this code. Rethrows any other. */
function nullIf(code: string): (error: NodeJS.ErrnoException) => null {
  return (error) => {
    if (error.code === code) return null;
    throw error;
  };
}
