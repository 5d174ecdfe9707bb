import { createContext, useContext } from 'react';
import type { Point } from '../../../interfaces/contract/shared/words.js';
import type { Theme } from './theme.js';

/** What an operator set of the site: its name, its addresses in social networks, where help is. */
export interface Site {
  readonly name: string;
  readonly supportEmail: string;
  /** Who runs the site, as the legal pages name it; null what is not set. */
  readonly operator: {
    readonly name: string | null;
    readonly address: string | null;
    readonly governingState: string | null;
  };
  /** Where a member changes the password; null where an issuer of the operator's keeps it. */
  readonly passwordPath: string | null;
  /** True where Premium is granted at once and no card is charged. */
  readonly isDemoBilling: boolean;
  readonly social?: Partial<Record<'facebook' | 'instagram' | 'linkedin' | 'tiktok', string>> | undefined;
}

/** A base map that the operator brings: a Protomaps file, or tiles by an address with {z}, {x} and {y}. */
export type MapTiles = { readonly pmtiles: string } | { readonly address: string };

/** What every page needs to know and no page asks for. */
export interface PageContext {
  /** Where this site is reached, without a slash at the end: for addresses that leave it. */
  readonly publicUrl: string;
  readonly site: Site;
  /** Absent: the site's own base map. */
  readonly mapTiles?: MapTiles | undefined;
  readonly theme: Theme;
  /** True where the browser sent a session's cookie, be it valid or not: who it is, `useViewer` tells. */
  readonly signedIn: boolean;
  /** Where the reader was when they shared it last, as far as the page was made for them; else absent. */
  readonly place?: Point | undefined;
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
