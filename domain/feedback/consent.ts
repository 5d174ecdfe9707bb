import { SUGGESTED_PERKS } from '../business/perk.js';
import { refuse } from '../shared/domain-error.js';
import type { RecommendedBusiness } from './business-recommendation.js';

/** Returns the perks in the sender's own words, which need consent to be published. */
export function perksInOwnWords(perks: readonly string[]): readonly string[] {
  const suggested = new Set(SUGGESTED_PERKS.map((perk) => perk.toLowerCase()));
  return perks.filter((perk) => !suggested.has(perk.toLowerCase()));
}

/** A recommendation with the sender's consent to publish their words. */
export interface SentRecommendation {
  /** Why the sender recommends the place. */
  readonly description: string;
  readonly recommended: Partial<RecommendedBusiness>;
  readonly allowPublicDisplay: boolean;
}

/**
 * Returns the part of a recommendation that may be published: everything with the sender's consent, otherwise the facts
 * without the sender's own words.
 */
export function publicPart(sent: Omit<SentRecommendation, 'description'>): Partial<RecommendedBusiness> {
  const { recommended, allowPublicDisplay } = sent;
  if (allowPublicDisplay) return recommended;
  const { description: _words, petPerks = [], ...facts } = recommended;
  const ownWords = new Set(perksInOwnWords(petPerks));
  return { ...facts, petPerks: petPerks.filter((perk) => !ownWords.has(perk)) };
}

/** Throws INVALID_INPUT if a description repeats the sender's words without their consent. Case and spaces don't matter. */
export function requireConsentFor(
  text: string,
  { description, recommended, allowPublicDisplay }: SentRecommendation,
): void {
  const words = bare(text);
  if (allowPublicDisplay || (words !== bare(description) && words !== bare(recommended.description ?? ''))) return;
  const message = 'The sender did not agree to publish these words. Please write your own description.';
  refuse('INVALID_INPUT', message, 'description');
}

const bare = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
