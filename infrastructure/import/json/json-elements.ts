import { Utf8Pieces } from '../text/utf8-text.js';

/**
 * The start of the list, one element as JSON text, a stray closing bracket, or the end of an incomplete file: within
 * the element that begins in that line ('torn') or between elements ('cut').
 */
export interface JsonElement {
  readonly kind: 'begin' | 'element' | 'stray' | 'torn' | 'cut';
  /** Its first line, from 1. */
  readonly line: number;
  /** Null if it is too long or isn't an element. */
  readonly text: string | null;
}

/**
 * Yields the objects in the list under `key` of a JSON file's outermost object, one at a time, so that the file is
 * never held in memory. Only brackets and strings are parsed; the reader validates each element.
 */
export async function* jsonElements(
  bytes: AsyncIterable<Uint8Array>,
  key: string,
  maxLength: number,
): AsyncGenerator<JsonElement> {
  const scanner = new ElementScanner(key, maxLength);
  const pieces = new Utf8Pieces();
  for await (const chunk of bytes) yield* scanner.scan(pieces.text(chunk));
  const unended = scanner.unended();
  if (unended !== null) yield unended;
}

class ElementScanner {
  #depth = 0;
  #line = 1;
  #isText = false;
  #isEscaped = false;
  /** The last string read at depth 1. */
  #lastText = '';
  /** Depth of the list's elements once it has begun; 0 before. */
  #inside = 0;
  #element = '';
  #elementLine = 0;
  #elementSign = '';
  /** The list ended within the last element, so that element lacks a bracket. */
  #isTorn = false;

  constructor(
    private readonly key: string,
    private readonly maxLength: number,
  ) {}

  *scan(text: string): Generator<JsonElement> {
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
      const sign = text[at] as string;
      if (sign === '\n') this.#line += 1;
      if (this.#isText) {
        this.#readText(sign);
        continue;
      }
      if (sign === '"') {
        this.#isText = true;
        if (this.#depth === 1) this.#lastText = '';
      } else if (sign === '{' || sign === '[') {
        this.#depth += 1;
        if (this.#begins(sign)) yield { kind: 'begin', line: this.#line, text: null };
        else if (this.#isAtElement()) {
          from = at;
          this.#element = '';
          this.#elementLine = this.#line;
          this.#elementSign = sign;
          this.#isTorn = false;
        }
      } else if (sign === '}' || sign === ']') {
        const found = this.#closed(sign, text, from, at);
        if (found !== null) yield found;
      }
    }
    // The element continues in the next chunk. Above the limit, only its length counts.
    if (this.#inside > 0 && this.#depth > this.#inside && this.#element.length <= this.maxLength) {
      this.#element += text.slice(from);
    }
  }

  /** Returns what is incomplete at the end of the file, or null. */
  unended(): JsonElement | null {
    if (this.#depth === 0 && !this.#isText) return null;
    const isInElement = this.#isTorn || (this.#inside > 0 && (this.#isText || this.#depth > this.#inside));
    if (isInElement && this.#elementLine > 0) return { kind: 'torn', line: this.#elementLine, text: null };
    return { kind: 'cut', line: this.#line, text: null };
  }

  #isAtElement(): boolean {
    return this.#inside > 0 && this.#depth === this.#inside + 1;
  }

  #begins(sign: string): boolean {
    if (this.#inside > 0 || sign !== '[' || this.#depth !== 2 || this.#lastText !== this.key) return false;
    this.#inside = this.#depth;
    return true;
  }

  #closed(sign: string, text: string, from: number, at: number): JsonElement | null {
    if (this.#isAtElement() && sign === ']' && this.#elementSign === '{') {
      this.#isTorn = true;
      return null;
    }
    if (this.#inside > 0 && this.#depth === this.#inside) {
      if (sign === '}') return this.#isTorn ? null : { kind: 'stray', line: this.#line, text: null };
      this.#inside = 0;
    }
    const found = this.#isAtElement() ? this.#ended(text.slice(from, at + 1)) : null;
    this.#depth -= 1;
    return found;
  }

  #ended(rest: string): JsonElement {
    const text = this.#element + rest;
    this.#element = '';
    return { kind: 'element', line: this.#elementLine, text: text.length > this.maxLength ? null : text };
  }

  #readText(sign: string): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (sign === '\\') this.#isEscaped = true;
    else if (sign === '"') this.#isText = false;
    else if (this.#depth === 1 && this.#lastText.length <= this.key.length) this.#lastText += sign;
  }
}
