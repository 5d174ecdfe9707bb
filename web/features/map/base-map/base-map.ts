import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import type { Palette } from './palette.js';

/** Sources and layers that a style is put together from. */
export interface MapPart {
  readonly sources: Record<string, SourceSpecification>;
  readonly layers: (palette: Palette) => LayerSpecification[];
}

/** What the map shows below everything else. */
export interface BaseMap extends MapPart {
  /** Whom the map is owed to. */
  readonly credits: readonly Credit[];
  /** Nearer than this it has nothing more to show. */
  readonly deepestZoom: number;
  /** The same where it differs from place to place; never more than `deepestZoom`. */
  readonly deepestZoomAt?: ((middle: Place) => number) | undefined;
}

/** As maps tell one. */
interface Place {
  readonly lng: number;
  readonly lat: number;
}

export interface Credit {
  readonly text: string;
  readonly href: string;
}

/** The typeface of the page, drawn by the browser itself: no glyphs are asked of anybody. */
export const MAP_FONT = ['Figtree Variable'];

export const OPENSTREETMAP: Credit = {
  text: '© OpenStreetMap contributors',
  href: 'https://www.openstreetmap.org/copyright',
};
