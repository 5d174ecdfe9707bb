import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { BackupProblem } from './backup-problem.js';
import type { BackupStore } from './backup-store.js';
import type { Seal } from './seal.js';

/** Bytes of a piece before compression. Memory holds whole pieces. */
const PIECE = 16 * 1024 * 1024;

/** Below the entry, and never above it. */
const PART_NAME = /^(?:tables|files|secrets)(?:\/\w[\w.-]*)+$/;

export const Piece = z.object({ name: z.string().regex(PART_NAME), bytes: z.int().min(0), sha256: z.string() });

export type Piece = z.infer<typeof Piece>;

/** Writes and reads the pieces of one entry: sealed, and checked by their hashes. */
export class BackupParts {
  constructor(
    private readonly store: BackupStore,
    private readonly entry: string,
    private readonly seal: Seal,
  ) {}

  async write(name: string, bytes: Uint8Array): Promise<Piece> {
    const closed = await this.seal.close(bytes);
    await this.store.put(`${this.entry}/${name}`, closed);
    return { name, bytes: closed.byteLength, sha256: sha256Of(closed) };
  }

  /** Writes a stream of any length as pieces. */
  async writeAll(name: string, content: Readable): Promise<Piece[]> {
    const pieces: Piece[] = [];
    for await (const piece of cut(content)) {
      pieces.push(await this.write(`${name}.${String(pieces.length).padStart(4, '0')}`, piece));
    }
    return pieces;
  }

  /** Throws BackupProblem if the piece is missing or damaged. */
  async check(piece: Piece): Promise<void> {
    await this.#closed(piece);
  }

  /** Throws as `check`. */
  async read(piece: Piece): Promise<Uint8Array> {
    return this.seal.open(await this.#closed(piece));
  }

  readAll(pieces: readonly Piece[]): Readable {
    return Readable.from(this.#each(pieces), { objectMode: false });
  }

  async *#each(pieces: readonly Piece[]): AsyncGenerator<Uint8Array> {
    for (const piece of pieces) yield await this.read(piece);
  }

  async #closed({ name, sha256 }: Piece): Promise<Uint8Array> {
    const closed = await this.store.read(`${this.entry}/${name}`);
    if (closed === null) throw new BackupProblem(`The backup is incomplete: ${name} is missing. Choose another entry.`);
    if (sha256Of(closed) === sha256) return closed;
    throw new BackupProblem(`The backup is damaged: ${name} was changed after it was written. Choose another entry.`);
  }
}

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function* cut(content: Readable): AsyncGenerator<Uint8Array> {
  let [waiting, size]: [Uint8Array[], number] = [[], 0];
  for await (const chunk of content as AsyncIterable<Uint8Array>) {
    waiting.push(chunk);
    size += chunk.byteLength;
    if (size < PIECE) continue;
    yield Buffer.concat(waiting);
    [waiting, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(waiting);
}
