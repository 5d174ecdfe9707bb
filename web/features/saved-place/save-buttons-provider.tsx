import type { ReactNode } from 'react';
import { CardActionProvider, type CardAction } from '../../ui/business/card-action.js';
import { SaveIconButton } from './save-button.js';

const heart: CardAction = (business) => <SaveIconButton business={business} />;

/** Adds a heart to every business card below. */
export function SaveButtonsProvider({ children }: { readonly children: ReactNode }) {
  return <CardActionProvider value={heart}>{children}</CardActionProvider>;
}
