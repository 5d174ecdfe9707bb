import { createContext, use, type ReactNode } from 'react';

/** Returns the card of a member or place. It loads when it is shown. */
export interface NamedCards {
  readonly member: (id: string) => ReactNode;
  readonly place: (id: number) => ReactNode;
}

const Cards = createContext<NamedCards | null>(null);

/** Provides the cards of names on the pages inside. Without it, names are links only. */
export const NamedCardsProvider = Cards.Provider;

export const useNamedCards = (): NamedCards | null => use(Cards);
