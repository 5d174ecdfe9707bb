import type { BusinessFilters } from '../../application/business/ports.js';
import type { BusinessSearch, BusinessSearchRequest, MapPoints, SearchPage } from '../../application/business/ports.js';
import type { Bounds } from '../../domain/gazetteer/grid.js';
import { AnswerCache, type CountAnswer } from '../postgres/answer-cache.js';
import type { ContentChanges } from '../postgres/content-changes.js';
import { areaTags, businessTag, dependOn, LISTS } from '../postgres/content-tags.js';

/** Opening hours are by the minute. A page takes up to 40 kB. */
const CACHE_LIMITS = { freshMs: 30_000, staleMs: 30_000, failureMs: 0, maxSize: 500 };

/** Miles of one degree of latitude. One of longitude is shorter. */
const MILES_PER_DEGREE = 69;
/** Farther north, the degrees of longitude get so short that a circle counts as the whole country. */
const MAX_LATITUDE = 75;

/** Caches lists for visitors until something changes that they show or would show. */
export class CachedBusinessSearch implements BusinessSearch {
  readonly #pages: AnswerCache<SearchPage>;

  constructor(
    private readonly search: BusinessSearch,
    changes: ContentChanges,
    count?: CountAnswer,
  ) {
    this.#pages = new AnswerCache(CACHE_LIMITS, { changes, count });
  }

  page(request: BusinessSearchRequest): Promise<SearchPage> {
    if (request.mayBeCached !== true) return this.search.page(request);
    return this.#pages.get(JSON.stringify(request), async () => {
      const page = await this.search.page(request);
      dependOn([...tagsOf(request.filters), ...shownIn(page)]);
      return page;
    });
  }

  map(filters: BusinessFilters, view: Bounds | null): Promise<MapPoints> {
    return this.search.map(filters, view);
  }
}

/** Returns the tags of the businesses that a list may show. A text can find more than its area. */
function tagsOf({ text, understood, area, bounds }: BusinessFilters): readonly string[] {
  if (text !== null || understood !== undefined) return [LISTS];
  if (bounds !== null) return areaTags(bounds);
  if (area.kind !== 'around' || Math.abs(area.origin.latitude) > MAX_LATITUDE) return [LISTS];
  const { latitude, longitude } = area.origin;
  const up = area.miles / MILES_PER_DEGREE;
  const across = up / Math.cos((Math.min(Math.abs(latitude) + up, 89) * Math.PI) / 180);
  return areaTags({ west: longitude - across, south: latitude - up, east: longitude + across, north: latitude + up });
}

/** Returns the tags of the businesses on a page of a list. Some are outside its area, such as those of a town. */
const shownIn = ({ json }: SearchPage): string[] =>
  [...json.matchAll(/"id":"?(\d+)/g)].map(([, id = '']) => businessTag(id));
