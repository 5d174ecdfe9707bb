import type { Category } from '../../domain/business/category.js';
import type { Kind } from '../../domain/business/kind/kind-label.js';
import type { Random } from './random.js';
import { BUSINESS_WORDS, REVIEW_WORDS, WORDS } from './words/demo-words.js';

/** Values for the placeholders `{city}`, `{name}`, and `{pet}`. */
export interface Placeholders {
  readonly city: string;
  readonly name: string;
  readonly pet?: string | null;
}

/** An invented business: its name and a first sentence that fits it. */
export interface Idea {
  readonly name: string;
  /** Null if no kind fits. */
  readonly kind: Kind | null;
  readonly opener: string;
}

export function newIdea(random: Random, category: Category): Idea {
  const { endings, openers } = random.pick(WORDS[category].kinds);
  const beginning = random.pick(BUSINESS_WORDS.nameBeginnings);
  const [ending, kind] = random.pick(endings);
  return { name: `${beginning} ${ending}`, kind, opener: random.pick(openers) };
}

/** Returns one paragraph of 25 to 80 words. */
export function shortDescription(
  random: Random,
  category: Category,
  { name, opener }: Pick<Idea, 'name' | 'opener'>,
  city: string,
): string {
  const { features, petCare, hours } = WORDS[category];
  const sentences = [opener, random.pick(features), random.pick(petCare)];
  if (random.chance(0.4)) sentences.push(random.pick(hours));
  return fill(sentences.join(' '), { city, name });
}

/** Returns the description of a Free listing: 50 to 130 words in one or two paragraphs. */
export function freeDescription(
  random: Random,
  category: Category,
  { name, opener }: Pick<Idea, 'name' | 'opener'>,
  city: string,
): string {
  const { features, petCare, hours, practical } = WORDS[category];
  const about = [opener, ...random.some(features, random.whole(1, 3))].join(' ');
  const pets = [...random.some(petCare, random.whole(2, 3)), random.pick(random.chance(0.5) ? hours : practical)].join(
    ' ',
  );
  return fill(random.chance(0.5) ? `${about} ${pets}` : `${about}\n\n${pets}`, { city, name });
}

/** Returns the description of a Premium listing: 120 to 260 words in three paragraphs. */
export function premiumDescription(
  random: Random,
  category: Category,
  { name, opener }: Pick<Idea, 'name' | 'opener'>,
  city: string,
): string {
  const { features, petCare, hours, practical } = WORDS[category];
  return fill(
    [
      [opener, ...random.some(features, random.whole(4, 6))].join(' '),
      random.some(petCare, random.whole(4, 6)).join(' '),
      [random.pick(hours), ...random.some(practical, 2)].join(' '),
    ].join('\n\n'),
    { city, name },
  );
}

/** Returns title and content of a review with `rating` stars. */
export function reviewText(random: Random, category: Category, rating: number, placeholders: Placeholders) {
  const { titles, openers, closers } = REVIEW_WORDS[moodOf(rating)];
  const title = fill(random.pick(titles), placeholders);
  const sentences = [random.pick(openers), ...random.some(sentencesOf(category, rating), random.whole(1, 3))];
  // A four-star author names a weakness, a two-star author names a strength.
  if (rating === 4 && random.chance(0.35)) sentences.push(random.pick(WORDS[category].mixed));
  if (rating === 2 && random.chance(0.35)) sentences.push(random.pick(WORDS[category].mixed));
  sentences.push(random.pick(closers));
  return { title, content: fill(sentences.join(' ').trim(), placeholders) };
}

/** Returns an owner's response to a review. */
export function responseText(random: Random, rating: number, placeholders: Placeholders): string {
  return fill(random.pick(REVIEW_WORDS[moodOf(rating)].ownerAnswers), placeholders);
}

function moodOf(rating: number): 'content' | 'mixed' | 'disappointed' {
  if (rating >= 4) return 'content';
  return rating === 3 ? 'mixed' : 'disappointed';
}

function sentencesOf(category: Category, rating: number): readonly string[] {
  const { praise, mixed, complaints } = WORDS[category];
  return { content: praise, mixed, disappointed: complaints }[moodOf(rating)];
}

/** Replaces the placeholders. Without a pet name, `{pet}` becomes 'our dog', capitalized at the start of a sentence. */
export function fill(text: string, { city, name, pet }: Placeholders): string {
  const filled = text.replaceAll('{city}', city).replaceAll('{name}', name);
  if (pet != null) return filled.replaceAll('{pet}', pet);
  return filled.replace(/(^|[.!?] )\{pet\}/g, '$1Our dog').replaceAll('{pet}', 'our dog');
}
