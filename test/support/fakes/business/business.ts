import {
  BusinessReads,
  BusinessSearch,
  type BusinessFilters,
  type BusinessSearchRequest,
  type MapPoints,
  type SearchPage,
} from '../../../../application/business/ports.js';
import { RecommendationCandidates, type LeftOut } from '../../../../application/recommendation/ports.js';
import type { ListPage } from '../../../../application/shared/page.js';
import { CATEGORIES, type Category } from '../../../../domain/business/category.js';
import type { Bounds } from '../../../../domain/gazetteer/grid.js';
import type { Point } from '../../../../domain/gazetteer/distance.js';
import type { Candidate } from '../../../../domain/recommendation/score.js';

const NOTHING: ListPage = { json: '[]', total: 0, capped: false, next: null };

const NO_MATCH = { ...NOTHING, understood: null };

/** Finds nothing and records the requests. */
export class FakeBusinessSearch extends BusinessSearch {
  readonly asked: BusinessSearchRequest[] = [];

  override async page(request: BusinessSearchRequest): Promise<SearchPage> {
    this.asked.push(request);
    return NO_MATCH;
  }

  readonly views: (Bounds | null)[] = [];

  override async map(filters: BusinessFilters, view: Bounds | null): Promise<MapPoints> {
    this.views.push(view);
    this.asked.push({ filters, sort: 'rating', limit: 0, cursor: null });
    return { ...NO_MATCH, origin: null };
  }
}

/** Returns cards of the given businesses by ID. Its lists are empty. */
export class FakeBusinessReads extends BusinessReads {
  constructor(private readonly businesses: readonly Pick<Candidate, 'id' | 'name'>[]) {
    super();
  }

  override async detail(): Promise<null> {
    return null;
  }

  override async isGone(): Promise<boolean> {
    return false;
  }

  override async favorites(): Promise<ListPage> {
    return NOTHING;
  }

  override async ownedBy(): Promise<ListPage> {
    return NOTHING;
  }

  override async batch(ids: readonly number[]): Promise<string> {
    const cards = [...new Set(ids)].flatMap((id) => this.businesses.filter((each) => each.id === id));
    return JSON.stringify(cards.map(({ id, name }) => ({ id, name })));
  }
}

/** Returns all given candidates except viewed ones. */
export class FakeRecommendationCandidates extends RecommendationCandidates {
  readonly reviews = Object.fromEntries(CATEGORIES.map((category) => [category, 0])) as Record<Category, number>;
  /** The origin of the last request. */
  origin: Point | null = null;

  constructor(
    private readonly all: readonly Candidate[],
    private readonly owned: Readonly<Record<string, readonly number[]>> = {},
  ) {
    super();
  }

  override async candidates({ viewed, ownerId }: LeftOut, origin: Point | null): Promise<readonly Candidate[]> {
    this.origin = origin;
    const own = ownerId === null ? [] : (this.owned[ownerId] ?? []);
    return this.all.filter(({ id }) => !viewed.includes(id) && !own.includes(id));
  }

  override async reviewsLately(): Promise<Readonly<Record<Category, number>>> {
    return this.reviews;
  }
}
