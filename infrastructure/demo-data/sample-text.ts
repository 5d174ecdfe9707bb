import { WORDS } from './words/by-category.js';
import type { Category } from '../../domain/business/category.js';
import { NAME_BEGINNINGS } from './words/business-names.js';
import { CONTENT, DISAPPOINTED, MIXED, OWNER_ANSWERS, type ReviewFrames } from './words/review-frames.js';
import type { Random } from './random.js';

/** What stands for `{city}`, `{name}` and `{pet}` in a text. */
export interface Filling {
  readonly city: string;
  readonly name: string;
  readonly pet?: string | null;
}

/** A business that was thought up: its name, and the first sentence that fits it. */
export interface Idea {
  readonly name: string;
  readonly opener: string;
}

export function newIdea(random: Random, category: Category): Idea {
  const kind = random.pick(WORDS[category].kinds);
  return { name: `${random.pick(NAME_BEGINNINGS)} ${random.pick(kind.endings)}`, opener: random.pick(kind.openers) };
}

/** A few sentences in one paragraph: 25 to 80 words. */
export function shortDescription(random: Random, category: Category, { name, opener }: Idea, city: string): string {
  const { features, petCare, hours } = WORDS[category];
  const sentences = [opener, random.pick(features), random.pick(petCare)];
  if (random.chance(0.4)) sentences.push(random.pick(hours));
  return fill(sentences.join(' '), { city, name });
}

/** What a free business says: 50 to 130 words in one or two paragraphs. */
export function freeDescription(random: Random, category: Category, { name, opener }: Idea, city: string): string {
  const { features, petCare, hours, practical } = WORDS[category];
  const about = [opener, ...random.some(features, random.whole(1, 3))].join(' ');
  const pets = [...random.some(petCare, random.whole(2, 3)), random.pick(random.chance(0.5) ? hours : practical)].join(
    ' ',
  );
  return fill(random.chance(0.5) ? `${about} ${pets}` : `${about}\n\n${pets}`, { city, name });
}

/** What a Premium business says: 120 to 260 words in three paragraphs. */
export function premiumDescription(random: Random, category: Category, { name, opener }: Idea, city: string): string {
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

/** Title and content of a review of `rating` stars. */
export function reviewText(random: Random, category: Category, rating: number, filling: Filling) {
  const frames = framesOf(rating);
  const title = fill(random.pick(frames.titles), filling);
  const sentences = [random.pick(frames.openers), ...random.some(sentencesOf(category, rating), random.whole(1, 3))];
  // What a four-star author would have liked better, and what a two-star author did like.
  if (rating === 4 && random.chance(0.35)) sentences.push(random.pick(WORDS[category].mixed));
  if (rating === 2 && random.chance(0.35)) sentences.push(random.pick(WORDS[category].mixed));
  sentences.push(random.pick(frames.closers));
  return { title, content: fill(sentences.join(' ').trim(), filling) };
}

export function ownerAnswer(random: Random, rating: number, filling: Filling): string {
  const answers = OWNER_ANSWERS[moodOf(rating)];
  return fill(random.pick(answers), filling);
}

function moodOf(rating: number): 'content' | 'mixed' | 'disappointed' {
  if (rating >= 4) return 'content';
  return rating === 3 ? 'mixed' : 'disappointed';
}

function framesOf(rating: number): ReviewFrames {
  return { content: CONTENT, mixed: MIXED, disappointed: DISAPPOINTED }[moodOf(rating)];
}

function sentencesOf(category: Category, rating: number): readonly string[] {
  const { praise, mixed, complaints } = WORDS[category];
  return { content: praise, mixed, disappointed: complaints }[moodOf(rating)];
}

/** An author without a pet's name writes of 'our dog'; at the start of a sentence with a capital. */
export function fill(text: string, { city, name, pet }: Filling): string {
  const filled = text.replaceAll('{city}', city).replaceAll('{name}', name);
  if (pet != null) return filled.replaceAll('{pet}', pet);
  return filled.replace(/(^|[.!?] )\{pet\}/g, '$1Our dog').replaceAll('{pet}', 'our dog');
}
