import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';

/** Returns a `tel:` link with only digits and a plus sign, which every dialer accepts; null without a number. */
export function callLink(phone: string | null): string | null {
  const number = (phone ?? '').replace(/[^\d+]/g, '');
  return number === '' ? null : `tel:${number}`;
}

type Destination = Pick<BusinessDetail, 'address' | 'city' | 'state' | 'locationSource' | 'latitude' | 'longitude'>;

/**
 * Returns a link to directions: to the street address, or to the pin of a place without one. Null otherwise, because a
 * city alone is no destination.
 */
export function directionsLink({ address, city, state, ...place }: Destination): string | null {
  const { locationSource, latitude, longitude } = place;
  const isPin = locationSource === 'pin' && latitude !== null && longitude !== null;
  if (!address && !isPin) return null;
  const destination = address ? [address, city, state].filter(Boolean).join(', ') : `${latitude},${longitude}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}

/** Returns a link's text for people, such as 'example.com/menu'. */
export function readableLink(address: string): string {
  const { host, pathname } = new URL(address);
  return `${host.replace(/^www\./, '')}${pathname === '/' ? '' : pathname}`;
}
