import { html, type Html } from '../../../application/shared/html.js';
import type { KnownTown } from '../../../domain/gazetteer/towns-around.js';
import { MAP_SIZE, PIN_RADIUS, type MapSpot, type PlaceMap, type ScaleBar } from '../../../domain/partner/place-map.js';

/** Most names of towns on a map. */
const MAX_TOWNS = 8;
/** Room that a name takes, as a guess by its letters. */
const LETTER_WIDTH = 11;
const NAME_HEIGHT = 28;
const BAR_AT = { x: 14, y: MAP_SIZE.height - 14 } as const;

interface Label extends MapSpot {
  readonly name: string;
}

interface MapParts {
  readonly map: PlaceMap;
  /** Towns on the map, the most important first. */
  readonly towns: readonly KnownTown[];
  /** Addresses of the places, in the order of the pins. */
  readonly links: readonly string[];
}

/**
 * A drawing with a numbered pin for each place, names of towns, and a scale. It needs no script. The list below it has
 * the same numbers and links, so readers of texts skip the drawing.
 */
export function mapDrawing({ map, towns, links }: MapParts): Html {
  const { width, height } = MAP_SIZE;
  return html`<svg class="map" viewBox="0 0 ${String(width)} ${String(height)}" aria-hidden="true" focusable="false">
    ${labelsOf(map, towns).map(townName)}${map.pins.map((spot, index) => pin(spot, index + 1, links[index] ?? '/'))}
    ${map.bar === null ? null : scale(map.bar)}
  </svg>`;
}

/** Returns the names that neither cover each other or a pin, nor leave the map. */
function labelsOf({ pins, spotOf }: PlaceMap, towns: readonly KnownTown[]): readonly Label[] {
  const shown: Label[] = [];
  for (const town of towns) {
    const label = { ...rounded(spotOf(town)), name: town.name };
    if (shown.length < MAX_TOWNS && isOnMap(label) && isFree(label, pins, shown)) shown.push(label);
  }
  return shown;
}

const rounded = ({ x, y }: MapSpot): MapSpot => ({ x: Math.round(x), y: Math.round(y) });
const halfWidth = ({ name }: Label): number => (name.length * LETTER_WIDTH) / 2 + 4;

function isOnMap(label: Label): boolean {
  const half = halfWidth(label);
  return label.x > half && label.x < MAP_SIZE.width - half && label.y > NAME_HEIGHT && label.y < MAP_SIZE.height - 40;
}

function isFree(label: Label, pins: readonly MapSpot[], shown: readonly Label[]): boolean {
  const half = halfWidth(label);
  return (
    pins.every(({ x, y }) => Math.abs(x - label.x) > half + PIN_RADIUS || Math.abs(y - label.y) > NAME_HEIGHT) &&
    shown.every(
      (other) => Math.abs(other.x - label.x) > half + halfWidth(other) || Math.abs(other.y - label.y) > NAME_HEIGHT,
    )
  );
}

const townName = ({ x, y, name }: Label): Html =>
  html`<circle class="dot" cx="${String(x)}" cy="${String(y)}" r="3" /><text
      class="town"
      x="${String(x)}"
      y="${String(y - 8)}"
      >${name}</text
    >`;

function pin({ x, y }: MapSpot, number: number, link: string): Html {
  return html`<a href="${link}" target="_blank" rel="noopener" tabindex="-1"
    ><circle class="pin" cx="${String(x)}" cy="${String(y)}" r="${String(PIN_RADIUS)}" /><text
      class="pin-number"
      x="${String(x)}"
      y="${String(y + 5)}"
      >${String(number)}</text
    ></a
  >`;
}

function scale({ miles, width }: ScaleBar): Html {
  const { x, y } = BAR_AT;
  return html`<path class="bar" d="M${String(x)} ${String(y - 6)}v6h${String(width)}v-6" />
    <text class="bar-label" x="${String(x + width + 8)}" y="${String(y)}"
      >${String(miles)} ${miles === 1 ? 'mile' : 'miles'}</text
    >`;
}
