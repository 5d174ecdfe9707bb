import { z } from 'zod';

/** A text that somebody typed, kept as it stands but for white space at its ends. NUL is refused: the database cannot hold it. */
export function typedText(name: string, required?: string) {
  return z
    .string(required)
    .trim()
    .refine((text) => !text.includes('\0'), `${name} must not hold a NUL character.`);
}
