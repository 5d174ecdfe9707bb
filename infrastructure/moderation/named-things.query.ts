import type { NamedThings, CopyrightItem } from '../../application/moderation/copyright-ports.js';
import { responseAnchor, reviewAnchor, type NamedThing } from '../../domain/moderation/named-address.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

// Each is found by its primary key or another unique key.
const REVIEW = 'select business_id as "businessId", id as "reviewId" from reviews where id = $1';
const RESPONSE = `select r.business_id as "businessId", r.id as "reviewId" from review_responses a join reviews r on r.id = a.review_id
  where a.id = $1`;
const GUIDE_DOG = 'select id from guide_dogs where user_id = $1';
const BUSINESS = 'select id from businesses where id = $1 and is_public';

/** Finds what a URL of this site refers to, in PostgreSQL. */
export class PostgresNamedThings implements NamedThings {
  constructor(private readonly work: UnitOfWork) {}

  async find(thing: NamedThing): Promise<CopyrightItem | null> {
    switch (thing.type) {
      case 'review':
        return this.#onBusiness(thing, REVIEW, reviewAnchor(thing.id));
      case 'response':
        return this.#onBusiness(thing, RESPONSE, responseAnchor(thing.id));
      case 'guide_dog':
        return this.#guideDog(thing.memberId);
      case 'business':
        return (await this.work.row(BUSINESS, [thing.id])) === null ? null : itself('business', 'business', thing.id);
      case 'pet_profile':
        return itself('pet_profile', 'pet-profiles', thing.id);
      case 'photo':
        return { path: thing.address, targetType: 'photo', targetId: thing.address };
    }
  }

  async #onBusiness(
    { type, id }: { readonly type: 'review' | 'response'; readonly id: number },
    statement: string,
    anchor: string,
  ): Promise<CopyrightItem | null> {
    const row = await this.work.row<{ businessId: number; reviewId: number }>(statement, [id]);
    if (row === null) return null;
    // The page shows the linked review before newer ones, however many there are.
    return {
      path: `/business/${row.businessId}?review=${row.reviewId}#${anchor}`,
      targetType: type,
      targetId: String(id),
    };
  }

  async #guideDog(memberId: string): Promise<CopyrightItem | null> {
    const row = await this.work.row<{ id: number }>(GUIDE_DOG, [memberId]);
    if (row === null) return null;
    return { path: `/user-reviews/${memberId}`, targetType: 'guide_dog', targetId: String(row.id) };
  }
}

function itself(targetType: 'business' | 'pet_profile', page: string, id: number): CopyrightItem {
  return { path: `/${page}/${id}`, targetType, targetId: String(id) };
}
