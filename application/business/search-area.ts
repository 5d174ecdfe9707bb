import type { Category } from '../../domain/business/category.js';
import { DEFAULT_RADIUS, type Point, type Radius } from '../../domain/gazetteer/distance.js';
import type { Bounds } from '../../domain/gazetteer/grid.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { Area, BusinessFilters } from './business-search.js';
import type { Places } from '../gazetteer/ports.js';

/** What a list and a map of businesses can be asked alike; what is absent or empty filters nothing. */
export interface FilterWish {
  readonly query?: string | undefined;
  readonly category?: Category | null | undefined;
  readonly location?: string | undefined;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
  readonly bounds?: Bounds | undefined;
  /** Miles around an origin; ignored where none is known. */
  readonly radius?: Radius | undefined;
}

/**
 * The filters that are meant. Refuses with ORIGIN_INCOMPLETE (one coordinate alone), LOCATION_CONFLICT (a location beside
 * coordinates) and BOUNDS_INVALID (a box whose south lies above its north).
 */
export async function filtersOf(wish: FilterWish, places: Places): Promise<BusinessFilters> {
  const { bounds } = wish;
  if (bounds !== undefined && bounds.south > bounds.north) {
    return refuse('BOUNDS_INVALID', 'bounds must name a south that does not lie above its north.', 'bounds');
  }
  return {
    text: typed(wish.query),
    category: wish.category ?? null,
    area: await areaOf(wish, places),
    bounds: bounds ?? null,
  };
}

async function areaOf(wish: FilterWish, places: Places): Promise<Area> {
  const miles = wish.radius ?? DEFAULT_RADIUS;
  const location = typed(wish.location);
  const origin = originOf(wish);
  if (origin !== null) {
    if (location === null) return { kind: 'around', origin, miles, town: null };
    return refuse('LOCATION_CONFLICT', 'Give a location or coordinates, not both.', 'location');
  }
  if (location === null) return { kind: 'anywhere' };
  const located = await places.locate(location);
  if (located === null) return { kind: 'address', text: location };
  if (located.kind === 'state') return located;
  return { kind: 'around', origin: located.origin, miles, town: located.kind === 'town' ? located.town : null };
}

function originOf({ latitude, longitude }: FilterWish): Point | null {
  if (latitude === undefined && longitude === undefined) return null;
  if (latitude === undefined || longitude === undefined) {
    const missing = latitude === undefined ? 'latitude' : 'longitude';
    return refuse('ORIGIN_INCOMPLETE', 'latitude and longitude belong together.', missing);
  }
  return { latitude, longitude };
}

/** What was typed, without NUL, which no text of the directory holds; null for nothing but space. */
function typed(text: string | undefined): string | null {
  const trimmed = (text ?? '').replaceAll('\0', ' ').trim();
  return trimmed === '' ? null : trimmed;
}
