import { z } from 'zod';
import { isKind, KINDS } from '../../../domain/business/kind/kind-label.js';
import {
  DEFAULT_WIDGET_PLACES,
  MAX_WIDGET_PLACES,
  WIDGET_THEMES,
  WIDGET_VIEWS,
} from '../../../domain/partner/widget.js';
import { MAX_AREA_LENGTH } from './widget-html.js';

const NO_AREA = 'This widget needs a town or ZIP code, such as “Austin, TX” or “78701”.';

const choice = <T extends string>(name: string, choices: readonly [T, ...T[]]) =>
  z
    .string()
    .refine((text) => text === '' || choices.includes(text as T), `${name} must be one of ${choices.join(', ')}.`)
    .transform((text) => (text === '' ? choices[0] : (text as T)))
    .optional()
    .transform((text) => text ?? choices[0]);

/** The address of a widget. Each message is a sentence for the person who builds it. */
export const WidgetQuery = z.object({
  area: z
    .string({ error: NO_AREA })
    .trim()
    .min(1, NO_AREA)
    .max(MAX_AREA_LENGTH, `The town or ZIP code must have at most ${MAX_AREA_LENGTH} characters.`)
    .refine((text) => !text.includes('\0'), NO_AREA),
  kind: z
    .string()
    .refine((text) => text === '' || isKind(text), `kind must be one of ${KINDS.join(', ')}.`)
    .transform((text) => (text === '' ? null : text))
    .optional()
    .transform((kind) => kind ?? null),
  count: z
    .string()
    .refine(
      (text) => text === '' || (/^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_WIDGET_PLACES),
      `count must be a whole number from 1 to ${MAX_WIDGET_PLACES}.`,
    )
    .transform((text) => (text === '' ? DEFAULT_WIDGET_PLACES : Number(text)))
    .optional()
    .transform((count) => count ?? DEFAULT_WIDGET_PLACES),
  view: choice('view', WIDGET_VIEWS),
  theme: choice('theme', WIDGET_THEMES),
});
