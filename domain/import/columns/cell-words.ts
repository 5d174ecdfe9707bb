import { CATEGORIES, CATEGORY_LABEL, type Category } from '../../business/category.js';
import { isKind, type Kind } from '../../business/kind/kind-label.js';
import { KIND } from '../../business/kind/kind.js';
import { readKinds } from '../../business/kind/kind-words.js';
import { columnKey } from './column-name.js';

/** The reason for leaving out a row that says that pets are not welcome. */
export const NO_PETS = 'Does not welcome pets';

const YES = new Set(['yes', 'y', 'true', 't', '1', 'x', '✓', '✔']);
const NO_PET_WORDS = new Set(
  [
    ...['no', 'n', 'false', 'f', '0', 'none', 'never', 'not allowed', 'not permitted', 'no pets', 'no dogs'],
    ...['no pets allowed', 'no dogs allowed', 'pets not allowed', 'dogs not allowed', 'not pet friendly'],
    ...['service animals only', 'service dogs only', 'only service animals', 'only service dogs'],
  ].map(columnKey),
);

/** Whether a cell says yes. */
export const saysYes = (cell: string): boolean => YES.has(columnKey(cell));

/** Whether a cell about pets says that they are not welcome. Other words, such as 'Small dogs only', don't. */
export const refusesPets = (cell: string): boolean => NO_PET_WORDS.has(columnKey(cell));

/** Returns the kind of place that a cell names by label or synonym, such as 'Vet clinic'; null if it names none. */
export function kindNamed(cell: string): Kind | null {
  const word = cell.trim().toLowerCase();
  if (isKind(word)) return word;
  const { rest, phrases } = readKinds(word.replaceAll('-', ' '));
  return /[\p{L}\p{N}]/u.test(rest) ? null : (phrases[0]?.kinds[0] ?? null);
}

/** What lists of places call the categories. */
const CATEGORY_WORDS: Readonly<Record<Category, readonly string[]>> = {
  restaurants: ['food and drink', 'food & drink', 'eat and drink', 'eat & drink', 'food', 'eat', 'drink', 'dine'],
  hotels: ['lodging', 'lodgings', 'accommodation', 'accommodations', 'places to stay', 'stay', 'travel'],
  events: [
    'things to do',
    'activities',
    'outdoors',
    'recreation',
    'attractions',
    'entertainment',
    'parks & recreation',
  ],
  services: ['service', 'pet services', 'pet care', 'pets', 'professional services'],
  homes: ['housing', 'rentals', 'homes'],
};

const CATEGORY_OF_KEY: ReadonlyMap<string, Category> = new Map(
  CATEGORIES.flatMap((category) =>
    [category, CATEGORY_LABEL[category], ...CATEGORY_WORDS[category]].map((words): [string, Category] => [
      columnKey(words),
      category,
    ]),
  ),
);

/** Returns the category that a cell names, by label, by another word for it, or by a kind; null if it names none. */
export function categoryNamed(cell: string): Category | null {
  const kind = kindNamed(cell);
  return CATEGORY_OF_KEY.get(columnKey(cell)) ?? (kind === null ? null : KIND[kind].category);
}
