import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { BackupProblem } from './backup-problem.js';

/** Encrypts and decrypts the parts of a backup. */
export interface Seal {
  /** The key of the entry, encrypted with the passphrase; null if there is no passphrase. */
  readonly lockedKey: Uint8Array | null;
  close(bytes: Uint8Array): Promise<Uint8Array>;
  open(bytes: Uint8Array): Promise<Uint8Array>;
  /** Ends its thread. Nothing can be closed or opened afterward. */
  end(): Promise<void>;
}

export const NO_SEAL: Seal = {
  ...{ lockedKey: null, close: async (bytes) => bytes, open: async (bytes) => bytes },
  end: async () => undefined,
};

/**
 * Returns a seal in the age format (age-encryption.org), so age's own tools can open the parts. Each entry has its own
 * key, so that the passphrase, which takes a second to check, is checked once. Call `end` when done.
 */
export async function newSeal(passphrase: string): Promise<Seal> {
  const thread = new SealThread();
  return sealOf(thread, await thread.ask('create', passphrase));
}

/** Returns the seal of an existing entry. Throws BackupProblem if the passphrase is wrong. Call `end` when done. */
export async function openSeal(passphrase: string, lockedKey: Uint8Array): Promise<Seal> {
  const thread = new SealThread();
  try {
    await thread.ask('unlock', passphrase, lockedKey);
  } catch (error) {
    await thread.end();
    throw new BackupProblem('The passphrase does not open this backup. Check BACKUP_PASSPHRASE.', error);
  }
  return sealOf(thread, lockedKey);
}

const sealOf = (thread: SealThread, lockedKey: Uint8Array): Seal => ({
  lockedKey,
  close: (bytes) => thread.ask('close', bytes),
  open: (bytes) => thread.ask('open', bytes),
  end: () => thread.end(),
});

/**
 * The code of a thread, because checking a passphrase takes a second of processor time and encrypting a part half a
 * second, while the server answers requests. Inline, because a file would have different paths in the sources and the
 * build.
 */
const THREAD = `
  const { parentPort, workerData } = require('node:worker_threads');
  const loaded = import(workerData);
  let identity;
  const work = {
    async create({ Encrypter, generateX25519Identity }, passphrase) {
      identity = await generateX25519Identity();
      const locker = new Encrypter();
      locker.setPassphrase(passphrase);
      return locker.encrypt(identity);
    },
    async unlock({ Decrypter }, passphrase, lockedKey) {
      const opener = new Decrypter();
      opener.addPassphrase(passphrase);
      identity = await opener.decrypt(lockedKey, 'text');
    },
    async close({ Encrypter, identityToRecipient }, bytes) {
      const encrypter = new Encrypter();
      encrypter.addRecipient(await identityToRecipient(identity));
      return encrypter.encrypt(bytes);
    },
    open({ Decrypter }, bytes) {
      const decrypter = new Decrypter();
      decrypter.addIdentity(identity);
      return decrypter.decrypt(bytes);
    },
  };
  parentPort.on('message', async ({ number, name, given }) => {
    try {
      parentPort.postMessage({ number, result: await work[name](await loaded, ...given) });
    } catch (error) {
      parentPort.postMessage({ number, problem: String(error?.message ?? error) });
    }
  });
`;

interface Answer {
  readonly number: number;
  readonly result?: Uint8Array;
  readonly problem?: string;
}

interface Waiting {
  readonly resolve: (result: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

class SealThread {
  readonly #worker = new Worker(THREAD, {
    eval: true,
    workerData: pathToFileURL(createRequire(import.meta.url).resolve('age-encryption')).href,
  });
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;

  constructor() {
    this.#worker.on('message', ({ number, result, problem }: Answer) => {
      const waiting = this.#waiting.get(number);
      this.#waiting.delete(number);
      if (problem === undefined) waiting?.resolve(result ?? new Uint8Array());
      else waiting?.reject(new Error(problem));
    });
    this.#worker.on('error', (error: Error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('The thread that encrypts has ended.')));
  }

  ask(name: 'create' | 'unlock' | 'close' | 'open', ...given: (string | Uint8Array)[]): Promise<Uint8Array> {
    this.#asked += 1;
    const number = this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      this.#worker.postMessage({ number, name, given });
    });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #fail(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
