import { z } from 'zod';

const SPACES = /[\s\p{Cc}]+/gu;

/** Turns the direction of writing, also of what stands around a name. */
const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/** Signs that alone say nothing; a NUL is told of instead. */
const UNSAID = /^(?:[\s\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]|(?!\0)\p{Cc})*$/u;

/** Whether a text has nothing to read in it. */
export const saysNothing = (text: string): boolean => UNSAID.test(text);

/**
 * A text of several lines that somebody typed, kept as it stands but for white space at its ends. NUL is refused: the
 * database cannot hold it. Half a character (a lone surrogate), which no JSON of the database can hold, becomes U+FFFD.
 */
export function typedProse(name: string, required?: string) {
  return z
    .string(required)
    .trim()
    .refine((text) => !text.includes('\0'), `${name} must not hold a NUL character.`)
    .overwrite((text) => text.toWellFormed());
}

/** The same for a text of one line, such as a name: it may stand in the subject of a mail, and in one line of a list. */
export function typedText(name: string, required?: string) {
  return typedProse(name, required).overwrite((text) => text.replaceAll(DIRECTION, '').replaceAll(SPACES, ' ').trim());
}
