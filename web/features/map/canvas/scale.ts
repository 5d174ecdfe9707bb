export const METERS_PER_MILE = 1609.344;
const FEET_PER_MILE = 5280;
/** Length of the equator on the sphere that web maps use. */
const EQUATOR_METERS = 40_075_016.686;
/** Width of the world at zoom 0, in pixels. */
export const WORLD_PX = 512;

/** Returns the meters per pixel at this latitude. */
export function metersPerPixel(latitude: number, zoom: number): number {
  return (EQUATOR_METERS * Math.cos((latitude * Math.PI) / 180)) / (WORLD_PX * 2 ** zoom);
}

export interface Scale {
  readonly text: string;
  readonly widthPx: number;
}

/**
 * Returns the longest round distance of at most `maxPx` pixels: 1, 2, or 5 times a power of ten, in miles or otherwise
 * feet.
 */
export function scaleOf(latitude: number, zoom: number, maxPx: number): Scale {
  const perPixel = metersPerPixel(latitude, zoom) / METERS_PER_MILE;
  const miles = roundBelow(perPixel * maxPx);
  if (miles >= 0.5) return { text: `${miles} mi`, widthPx: miles / perPixel };
  const feet = roundBelow(perPixel * maxPx * FEET_PER_MILE);
  return { text: `${feet.toLocaleString('en-US')} ft`, widthPx: feet / FEET_PER_MILE / perPixel };
}

function roundBelow(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const digit = [5, 2, 1].find((each) => each * power <= value) ?? 1;
  return Number((digit * power).toPrecision(1));
}
