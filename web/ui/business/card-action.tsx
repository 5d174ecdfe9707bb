import { createContext, useContext, type ReactNode } from 'react';
import type { CardBusiness } from './card-business.js';

/** What stands in the corner of each card below, such as the heart that saves a business. */
export type CardAction = (business: CardBusiness) => ReactNode;

const Context = createContext<CardAction | null>(null);

/** Pages put it around their lists, so that no list has to know of it. */
export const CardActionProvider = Context.Provider;

export function useCardAction(): CardAction | null {
  return useContext(Context);
}
