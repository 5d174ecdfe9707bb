import type { Point } from '../../domain/gazetteer/distance.js';
import {
  diverse,
  personalized,
  topCategories,
  trending,
  type RecommendationMode,
} from '../../domain/recommendation/modes.js';
import { scored, tasteOf, type Scored, type Taste, type View } from '../../domain/recommendation/score.js';
import { refuse } from '../../domain/shared/domain-error.js';
import { originOf } from '../business/search-area.js';
import type { Actor } from '../shared/actor.js';
import type { Gazetteer } from '../gazetteer/ports.js';
import type { BusinessReads } from '../business/ports.js';
import type { JsonText } from '../shared/page.js';
import type { RecommendationCandidates } from './ports.js';

export interface RecommendationInput {
  readonly mode: RecommendationMode;
  readonly views: readonly View[];
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
  /** A town or ZIP code instead of coordinates. */
  readonly location?: string | undefined;
  readonly limit: number;
}

/**
 * Recommends businesses based on the businesses that the person viewed. Works for visitors, because the browser keeps
 * the history and sends it. Leaves out the viewer's own businesses. Returns cards with `score`, `reasons` and, with an
 * origin, `distance`. Throws ORIGIN_INCOMPLETE for only one coordinate, or LOCATION_CONFLICT for a location with
 * coordinates. If it isn't personal, ignores history and position.
 */
export class RecommendBusinesses {
  constructor(
    private readonly candidates: RecommendationCandidates,
    private readonly businesses: BusinessReads,
    private readonly gazetteer: Gazetteer,
  ) {}

  async run(viewer: Actor | null, request: RecommendationInput, isPersonal: boolean): Promise<JsonText> {
    const origin = await this.#origin(request);
    const input = isPersonal ? request : { ...request, views: [] };
    const taste = tasteOf(input.views, isPersonal ? origin : null);
    const viewed = [...new Set(input.views.map(({ id }) => id))];
    const businesses = await this.candidates.candidates({ viewed, ownerId: viewer?.userId ?? null }, taste.origin);
    const all = businesses.map((business) => scored(business, taste));
    return this.#cards(await this.#chosen(input, taste, all));
  }

  async #origin(request: RecommendationInput): Promise<Point | null> {
    const origin = originOf(request);
    const location = request.location?.trim() ?? '';
    if (location === '') return origin;
    if (origin !== null) return refuse('LOCATION_CONFLICT', 'Provide a location or coordinates, not both.', 'location');
    const located = await this.gazetteer.locate(location);
    return located === null || located.kind === 'state' ? null : located.origin;
  }

  async #chosen(
    { mode, views, limit }: RecommendationInput,
    taste: Taste,
    all: readonly Scored[],
  ): Promise<readonly Scored[]> {
    if (mode === 'trending') {
      const counts = views.length === 0 ? await this.candidates.reviewsLately() : taste.views;
      return trending(all, limit, topCategories(counts));
    }
    return mode === 'diverse' || views.length === 0 ? diverse(all, limit) : personalized(all, limit);
  }

  async #cards(chosen: readonly Scored[]): Promise<JsonText> {
    const cards = JSON.parse(await this.businesses.batch(chosen.map(({ id }) => id))) as readonly {
      readonly id: number;
    }[];
    const byId = new Map(cards.map((card) => [card.id, card]));
    return JSON.stringify(
      chosen.flatMap(({ id, miles, score, reasons }) => {
        const card = byId.get(id);
        const distance = miles === null ? {} : { distance: Math.round(miles * 10) / 10 };
        return card === undefined ? [] : [{ ...card, ...distance, score, reasons }];
      }),
    );
  }
}
