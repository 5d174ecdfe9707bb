import { createContext, useContext } from 'react';
import type { Point } from '../../../interfaces/contract/shared/words.js';
import type { Theme } from './theme.js';

/** The operator's settings: the site's name, social media addresses, and help contacts. */
export interface Site {
  readonly name: string;
  readonly supportEmail: string;
  /** The operator as named on the legal pages; null values aren't set. */
  readonly operator: {
    readonly name: string | null;
    readonly address: string | null;
    readonly governingState: string | null;
  };
  /** Where members change their password; null if the operator's identity provider manages it. */
  readonly passwordPath: string | null;
  /** True if Premium is granted at once and no card is charged. */
  readonly isDemoBilling: boolean;
  readonly social?: Partial<Record<'facebook' | 'instagram' | 'linkedin' | 'tiktok', string>> | undefined;
}

/** The operator's base map: a Protomaps file, or a tile URL with {z}, {x}, and {y}. */
export type MapTiles = { readonly pmtiles: string } | { readonly address: string };

/** Data that every page gets without a query. */
export interface PageContext {
  /** The site's public URL without a trailing slash, for absolute links. */
  readonly publicUrl: string;
  readonly site: Site;
  /** If absent, the site's own base map. */
  readonly mapTiles?: MapTiles | undefined;
  readonly theme: Theme;
  /** True if the browser sent a session cookie, valid or not. For the member, see `useViewer`. */
  readonly signedIn: boolean;
  /** True for a copy that is read later, perhaps by a member: its HTML says nothing about the reader. */
  readonly isCopy?: boolean | undefined;
  /** The location the reader last shared; only on pages rendered for that reader. */
  readonly place?: Point | undefined;
  /** When the server rendered the page, in ms since 1970, so that browser and server show the same dates. */
  readonly now: number;
}

const Context = createContext<PageContext | null>(null);

export const PageContextProvider = Context.Provider;

export function usePage(): PageContext {
  const page = useContext(Context);
  if (page === null) throw new Error('usePage needs a PageContextProvider above.');
  return page;
}
