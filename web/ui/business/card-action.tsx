import { createContext, useContext, type ReactNode } from 'react';
import type { CardBusiness } from './card-business.js';

/** Renders something in the corner of each card below, such as the heart that saves a business. */
export type CardAction = (business: CardBusiness) => ReactNode;

const Context = createContext<CardAction | null>(null);

/** Wraps the lists of a page, so that they don't need to know about it. */
export const CardActionProvider = Context.Provider;

export function useCardAction(): CardAction | null {
  return useContext(Context);
}
