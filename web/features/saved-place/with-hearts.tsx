import type { ReactNode } from 'react';
import { CardActionProvider, type CardAction } from '../../ui/business/card-action.js';
import { SaveHeart } from './save-button.js';

const heart: CardAction = (business) => <SaveHeart business={business} />;

/** Every card of a business below has a heart. */
export function WithHearts({ children }: { readonly children: ReactNode }) {
  return <CardActionProvider value={heart}>{children}</CardActionProvider>;
}
