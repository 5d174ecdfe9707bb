import { z } from 'zod';

/** White space to tidy. Skips single spaces, which are most of the white space in a long text. */
const SPACES = /[\s\p{Cc}]{2,}|[^\S ]|\p{Cc}/gu;

/**
 * Longer than any field allows. Texts above this fail their maximum length anyway, so tidying them would waste time.
 */
export const MAX_TYPED_LENGTH = 20_000;

/** Characters that change the writing direction, even of the text around a name. */
const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/**
 * A visible character, or NUL, which has its own message. One class without repetition on purpose: a pattern in which
 * two parts match the same character takes exponential time.
 */
const READABLE = /[^\s\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]|\0/u;

/** Returns true if a text contains nothing visible. */
export const isBlank = (text: string): boolean => !READABLE.test(text);

/**
 * Text of several lines, kept as typed except for white space at both ends. Rejects NUL, which the database cannot
 * store. Replaces lone surrogates, which the database cannot store as JSON, with U+FFFD.
 */
export function typedProse(name: string, required?: string) {
  return z
    .string(required)
    .trim()
    .refine((text) => !text.includes('\0'), `${name} must not contain a NUL character.`)
    .overwrite((text) => text.toWellFormed());
}

/** Like `typedProse` for a single line, such as a name, which can appear in an email subject or a list. */
export function typedText(name: string, required?: string) {
  return typedProse(name, required).overwrite(oneLine);
}

/** Returns a text as a single line: without control characters, and with one space for white space of any length. */
export function oneLine(text: string): string {
  if (text.length > MAX_TYPED_LENGTH) return text;
  return text.replaceAll(DIRECTION, '').replaceAll(SPACES, ' ').trim();
}
