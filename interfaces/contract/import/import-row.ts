import { z } from 'zod';
import { CATEGORIES, CATEGORY_LABEL } from '../../../domain/business/category.js';
import { BusinessForm } from '../business/business-form.js';
import { category, optionalText } from '../business/business-fields.js';
import { typedText } from '../shared/typed-text.js';

const { tier: _, images: __, imageAlts: ___, menuUrl: ____, ...fields } = BusinessForm.shape;

/** 'hotels', or what people call it: 'Hotels & Travel'. */
const namedCategory = z.preprocess((value) => {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value;
  return CATEGORIES.find((known) => [known, CATEGORY_LABEL[known].toLowerCase()].includes(String(word))) ?? value;
}, category);

/** What is said of a source that is written otherwise. */
export const SOURCE = 'source must be at most 60 letters, digits, dots, colons, dashes and underscores';

/** Where rows come from. */
export const importSource = z
  .string(SOURCE)
  .trim()
  .regex(/^[\w.:-]{1,60}$/, SOURCE);

const externalId = typedText('externalId', 'externalId is required')
  .min(1, 'externalId is required')
  .max(200, 'externalId must be 200 characters or less');

/** A row of a file that is imported: a listing without files of the directory's own, and what it is called where it comes from. */
export const ImportRow = z.object({
  ...fields,
  category: namedCategory,
  externalId,
  source: importSource.optional(),
  attribution: optionalText('attribution', 200),
});

export type ImportRow = z.infer<typeof ImportRow>;
