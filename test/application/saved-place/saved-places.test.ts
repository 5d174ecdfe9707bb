import { beforeEach, describe, expect, it } from '@jest/globals';
import { MarkSaved } from '../../../application/saved-place/mark-saved.js';
import { SavedPlaces } from '../../../application/saved-place/ports.js';
import { ADA } from '../../support/search/seeded.js';

const ada = { userId: ADA };

/** Stores which of the businesses 1 to 9 Ada saved. */
class Saved extends SavedPlaces {
  readonly ids = new Set<number>();

  override async save(memberId: string, businessId: number): Promise<void> {
    if (memberId === ADA) this.ids.add(businessId);
  }

  override async forget(memberId: string, businessId: number): Promise<void> {
    if (memberId === ADA) this.ids.delete(businessId);
  }

  override async among(memberId: string, businessIds: readonly number[]): Promise<ReadonlySet<number>> {
    return new Set(businessIds.filter((id) => memberId === ADA && this.ids.has(id)));
  }
}

let saved: Saved;

beforeEach(() => {
  saved = new Saved();
});

describe('a saved business', () => {
  it("a saved business is marked in lists for its member, while a visitor's list stays the same", async () => {
    saved.ids.add(4);
    const mark = new MarkSaved(saved);
    const [json, marked] = ['[{"id":3,"name":"A"},{"id":4,"name":"B"}]', '[{"id":3,"name":"A","isSaved":false},{"id":4,"name":"B","isSaved":true}]']; // prettier-ignore
    const page = { json, total: 2, capped: false, next: 'next' };
    expect([await mark.cards(ada, json), await mark.cards(null, json)]).toEqual([marked, json]);
    expect([await mark.page(ada, page), await mark.page(null, page)]).toEqual([{ ...page, json: marked }, page]);
  });
});
