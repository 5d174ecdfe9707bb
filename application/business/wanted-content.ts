import {
  requireFittingKind,
  tidyContent,
  withChange,
  type BusinessChange,
  type BusinessContent,
} from '../../domain/business/content.js';

type Address = Pick<BusinessContent, 'zipCode' | 'city' | 'state'>;

/**
 * Returns the content after the change, tidied as stored. Drops the old pin if the business moves to another town
 * without a new pin. Throws INVALID_INPUT for a kind that doesn't fit the category.
 */
export function wantedContent<T extends BusinessContent>(now: T, change: BusinessChange): T {
  const content = tidyContent(withChange(now, change));
  requireFittingKind(content);
  return !isSameAddress(content, now) && change.latitude === undefined
    ? { ...content, latitude: null, longitude: null }
    : content;
}

export function isSameAddress(one: Address, other: Address): boolean {
  return one.zipCode === other.zipCode && one.city === other.city && one.state === other.state;
}
