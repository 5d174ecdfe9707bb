import { z } from 'zod';
import { ZIP_CODE } from '../../../domain/account/account.js';
import { CATEGORIES } from '../../../domain/business/category.js';
import { KINDS } from '../../../domain/business/kind/kind-label.js';
import { BUSINESS_LIMITS } from '../../../domain/business/limits.js';
import { isBlank, typedProse, typedText } from '../shared/typed-text.js';

/** Rules shared by listings and recommendations of a business. */

const URL_MESSAGE = 'Please enter a valid URL';

/** Browsers read a backslash as a slash, and text before an @ can look like the name of another site. */
const MISLEADING = /\\|^https?:\/*[^/?#]*@/i;

/** Makes a text optional; blank text is stored as null. */
export const optional = <T extends z.ZodType<unknown, string>>(rule: T) =>
  z.preprocess((value) => (typeof value === 'string' && isBlank(value) ? null : value), rule.nullable()).optional();

export const optionalText = (label: string, max: number) =>
  optional(typedText(label).max(max, `${label} must be ${max} characters or less`));

export const optionalProse = (label: string, max: number) =>
  optional(typedProse(label).max(max, `${label} must be ${max} characters or less`));

export const webAddress = optional(
  typedText('URL', URL_MESSAGE)
    .max(BUSINESS_LIMITS.url, URL_MESSAGE)
    .refine((text) => !MISLEADING.test(text), 'Remove backslashes, and the part before the @')
    .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: URL_MESSAGE })),
);

export const zipCode = optional(
  z.string().trim().regex(ZIP_CODE, 'Please enter a valid zip code (12345 or 12345-6789)'),
);

export const phone = optional(
  typedText('Phone number')
    .max(BUSINESS_LIMITS.phone, `Phone number must be ${BUSINESS_LIMITS.phone} characters or less`)
    .refine((text) => /\d/.test(text), 'Please enter a valid phone number'),
);

export const email = optional(
  typedText('Email').max(BUSINESS_LIMITS.email, 'Valid email is required').pipe(z.email('Valid email is required')),
);

export const kind = z.enum(KINDS, 'Please select a kind of place');

export const category = z.enum(CATEGORIES, 'Please select a category');

export const PERK_TOO_LONG = `A perk must be ${BUSINESS_LIMITS.perk} characters or less`;
export const TOO_MANY_PERKS = `A business can name up to ${BUSINESS_LIMITS.perks} perks`;

export const perks = (max: number, message: string) =>
  z.array(typedText('Perk').max(BUSINESS_LIMITS.perk, PERK_TOO_LONG)).max(max, message);

export const petPerks = perks(BUSINESS_LIMITS.perks, TOO_MANY_PERKS);
