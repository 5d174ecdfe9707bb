import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';

/** Returns a `tel:` link with only digits and a plus sign, which every dialer accepts; null without a number. */
export function callLink(phone: string | null): string | null {
  const number = (phone ?? '').replace(/[^\d+]/g, '');
  return number === '' ? null : `tel:${number}`;
}

/** Returns a link to directions; null without a street address, because a city alone is no destination. */
export function directionsLink({
  address,
  city,
  state,
}: Pick<BusinessDetail, 'address' | 'city' | 'state'>): string | null {
  if (!address) return null;
  const destination = [address, city, state].filter(Boolean).join(', ');
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}

/** Returns a link's text for people, such as 'example.com/menu'. */
export function readableLink(address: string): string {
  const { host, pathname } = new URL(address);
  return `${host.replace(/^www\./, '')}${pathname === '/' ? '' : pathname}`;
}
