import { z } from 'zod';
import { jsonNumber } from './json-number.js';

/** Whether a text spells a number within these bounds. */
export function isWithin(text: string, min: number, max: number): boolean {
  const number = jsonNumber(text);
  return number !== null && number >= min && number <= max;
}

/**
 * A text that somebody typed: at most `max` characters, and without NUL, which no person types and the database
 * refuses.
 */
export function typed(name: string, max: number) {
  return z
    .string()
    .max(max, `${name} is too long.`)
    .refine((text) => !text.includes('\0'), `${name} must not hold a NUL character.`);
}

/** A parameter that may stand several times in an address; empty ones say nothing. */
export function repeated<T>(name: string, max: number, read: (text: string) => T | undefined, wrong: string) {
  const texts = z
    .array(z.string())
    .max(max, `${name} can be given at most ${max} times.`)
    .transform((given, context) => {
      const values = given.map(read);
      if (values.every((value) => value !== undefined)) return values;
      context.addIssue({ code: 'custom', message: wrong });
      return z.NEVER;
    });
  return z.preprocess(
    (value) => (value === undefined ? undefined : [value].flat().filter((text) => text !== '')),
    texts.optional(),
  );
}

/** A choice that is made or not. */
export function flag(name: string, description: string) {
  return z
    .string()
    .refine((text) => ['', 'true', 'false'].includes(text), `${name} must be true or false.`)
    .transform((text) => text === 'true')
    .optional()
    .meta({ type: 'boolean', description });
}
