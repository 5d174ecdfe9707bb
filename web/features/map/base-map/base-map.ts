import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import type { Palette } from './palette.js';

/** The sources and layers that make up a style. */
export interface MapPart {
  readonly sources: Record<string, SourceSpecification>;
  readonly layers: (palette: Palette) => LayerSpecification[];
}

/** The background of the map, below the overlay. */
export interface BaseMap extends MapPart {
  /** The source to credit for the map. */
  readonly credits: readonly Credit[];
  /** The sources that tell land from water. Until they are drawn, the map shows land only. */
  readonly ground: readonly string[];
  /** The maximum zoom with any detail to show. */
  readonly deepestZoom: number;
  /** The maximum zoom at a location if it varies; never more than `deepestZoom`. */
  readonly deepestZoomAt?: ((middle: Place) => number) | undefined;
}

/** A location in MapLibre's form. */
export interface Place {
  readonly lng: number;
  readonly lat: number;
}

export interface Credit {
  readonly text: string;
  readonly href: string;
}

/** The page's font, drawn by the browser, so that no glyphs are requested from anyone. */
export const MAP_FONT = ['Figtree Variable'];

export const OPENSTREETMAP: Credit = {
  text: '© OpenStreetMap contributors',
  href: 'https://www.openstreetmap.org/copyright',
};
