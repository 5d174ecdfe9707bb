import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';

/** The address of a call; the phone number keeps only digits and a plus sign, which every dialler takes. Null without a number. */
export function callLink(phone: string | null): string | null {
  const number = (phone ?? '').replace(/[^\d+]/g, '');
  return number === '' ? null : `tel:${number}`;
}

/** A map with the way there, from address, city and state; null without an address, because a city alone leads nowhere. */
export function directionsLink({
  address,
  city,
  state,
}: Pick<BusinessDetail, 'address' | 'city' | 'state'>): string | null {
  if (!address) return null;
  const destination = [address, city, state].filter(Boolean).join(', ');
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}

/** 'example.com/menu' for people to read. */
export function readableLink(address: string): string {
  const { host, pathname } = new URL(address);
  return `${host.replace(/^www\./, '')}${pathname === '/' ? '' : pathname}`;
}
