import { z } from 'zod';
import { jsonNumber } from './json-number.js';

/** Returns whether a text is a number within these bounds. */
export function isWithin(text: string, min: number, max: number): boolean {
  const number = jsonNumber(text);
  return number !== null && number >= min && number <= max;
}

/** Text typed by a person: at most `max` characters. Rejects NUL, which the database cannot store. */
export function typed(name: string, max: number) {
  return z
    .string()
    .max(max, `${name} is too long.`)
    .refine((text) => !text.includes('\0'), `${name} must not contain a NUL character.`);
}

/** A query parameter that can occur several times. Empty values are ignored. */
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

/** A boolean query parameter. */
export function flag(name: string, description: string) {
  return z
    .string()
    .refine((text) => ['', 'true', 'false'].includes(text), `${name} must be true or false.`)
    .transform((text) => text === 'true')
    .optional()
    .meta({ type: 'boolean', description });
}
