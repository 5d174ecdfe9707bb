import type { CheckedRow } from './ports.js';

type Key = Pick<CheckedRow, 'source' | 'externalId'>;

/** Returns the key that identifies a row in later imports. */
export const keyOf = ({ source, externalId }: Key): string => `${source}\n${externalId}`;

const FIRST_SLOTS = 1024;
/** Fill level from which the table grows, because lookups become slow. */
const MAX_FULL = 0.7;

/**
 * Keys of the rows handled so far, with their lines. Each takes a 64-bit hash and a number, so millions of rows need
 * megabytes instead of gigabytes. In one of a million files with five million rows, two keys share a hash by chance,
 * and the second row is reported as wrong.
 */
export class SeenRows {
  #count = 0;
  /** The two halves of each slot's hash. */
  #hashes = new Uint32Array(2 * FIRST_SLOTS);
  /** The line of each slot; 0 if free. */
  #lines = new Float64Array(FIRST_SLOTS);

  /** Returns the first line with this key. */
  lineOf(row: Key): number | undefined {
    const line = this.#lines[this.#slotOf(...hashOf(keyOf(row)))];
    return line === 0 ? undefined : line;
  }

  add(row: Key, line: number): void {
    if (this.#count > MAX_FULL * this.#lines.length) this.#grow();
    if (this.#keep(...hashOf(keyOf(row)), line)) this.#count += 1;
  }

  #keep(one: number, other: number, line: number): boolean {
    const slot = this.#slotOf(one, other);
    if (this.#lines[slot] !== 0) return false;
    this.#hashes[2 * slot] = one;
    this.#hashes[2 * slot + 1] = other;
    this.#lines[slot] = line;
    return true;
  }

  /** Returns the slot of the hash, or the free slot for it. */
  #slotOf(one: number, other: number): number {
    const last = this.#lines.length - 1;
    let slot = one & last;
    while (this.#lines[slot] !== 0 && (this.#hashes[2 * slot] !== one || this.#hashes[2 * slot + 1] !== other)) {
      slot = (slot + 1) & last;
    }
    return slot;
  }

  #grow(): void {
    const [hashes, lines] = [this.#hashes, this.#lines];
    this.#hashes = new Uint32Array(2 * hashes.length);
    this.#lines = new Float64Array(2 * lines.length);
    lines.forEach((line, slot) => {
      if (line !== 0) this.#keep(hashes[2 * slot] ?? 0, hashes[2 * slot + 1] ?? 0, line);
    });
  }
}

/** Returns a 64-bit hash as two 32-bit numbers. */
function hashOf(text: string): readonly [one: number, other: number] {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x9e3779b1);
    other = Math.imul(other ^ code, 0x5f356495);
  }
  const mixed = (half: number, whole: number) =>
    Math.imul(half ^ (half >>> 16), 0x85ebca6b) ^ Math.imul(whole ^ (whole >>> 13), 0xc2b2ae35);
  const first = mixed(one, other);
  return [first >>> 0, mixed(other, first) >>> 0];
}
