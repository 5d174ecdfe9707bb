import { createContext, useContext } from 'react';
import type { Theme } from './theme.js';

/** The site's name and its addresses in social networks, as the operator set them. */
export interface Site {
  readonly name: string;
  readonly social?: Partial<Record<'facebook' | 'instagram' | 'linkedin' | 'tiktok', string>> | undefined;
}

/** What every page needs to know and no page asks for. */
export interface PageContext {
  /** Where this site is reached, without a slash at the end: for addresses that leave it. */
  readonly publicUrl: string;
  readonly site: Site;
  readonly theme: Theme;
  /** When the server rendered the page, in ms since 1970: browser and server then write the same dates. */
  readonly now: number;
}

const Context = createContext<PageContext | null>(null);

export const PageContextProvider = Context.Provider;

export function usePage(): PageContext {
  const page = useContext(Context);
  if (page === null) throw new Error('usePage needs a PageContextProvider above.');
  return page;
}
