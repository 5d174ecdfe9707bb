import { MAX_ID } from '../../domain/shared/ids.js';

/** The business that was written down at Stripe with an order; null where none is. */
export function businessOf(metadata: Readonly<Record<string, string>> | null | undefined): number | null {
  const id = Number(metadata?.['businessId']);
  return Number.isInteger(id) && id >= 1 && id <= MAX_ID ? id : null;
}
