import { beforeEach, describe, expect, it } from '@jest/globals';
import { ForgetPlace } from '../../../application/saved-place/forget-place.js';
import { MarkSaved } from '../../../application/saved-place/mark-saved.js';
import { SavedPlaces } from '../../../application/saved-place/ports.js';
import { SavePlace } from '../../../application/saved-place/save-place.js';
import { FakeTransaction, Memory } from '../../support/fakes/memory.js';
import { ADA } from '../../support/search/seeded.js';

const ada = { userId: ADA };

/** What Ada saved of the businesses 1 to 9. */
class Saved extends SavedPlaces {
  readonly ids = new Set<number>();

  override async save(memberId: string, businessId: number): Promise<boolean> {
    if (memberId === ADA && businessId < 10) this.ids.add(businessId);
    return businessId < 10;
  }

  override async forget(memberId: string, businessId: number): Promise<void> {
    if (memberId === ADA) this.ids.delete(businessId);
  }

  override async among(memberId: string, businessIds: readonly number[]): Promise<ReadonlySet<number>> {
    return new Set(businessIds.filter((id) => memberId === ADA && this.ids.has(id)));
  }
}

let saved: Saved;
const transaction = new FakeTransaction(new Memory());

beforeEach(() => {
  saved = new Saved();
});

describe('a place', () => {
  it('is saved and forgotten', async () => {
    const save = (id: number) => new SavePlace(transaction, saved).run(ada, id);
    await save(3);
    await save(4);
    await new ForgetPlace(transaction, saved).run(ada, 3);
    expect([...saved.ids]).toEqual([4]);
    await expect(save(99)).rejects.toMatchObject({ code: 'BUSINESS_NOT_FOUND', message: 'Business not found' });
  });

  it('that is saved is marked in lists for its member, and a visitor’s list stays as it is', async () => {
    saved.ids.add(4);
    const mark = new MarkSaved(saved);
    const [json, marked] = ['[{"id":3,"name":"A"},{"id":4,"name":"B"}]', '[{"id":3,"name":"A","isSaved":false},{"id":4,"name":"B","isSaved":true}]']; // prettier-ignore
    const page = { json, total: 2, capped: false, next: 'next' };
    expect([await mark.cards(ada, json), await mark.cards(null, json)]).toEqual([marked, json]);
    expect([await mark.page(ada, page), await mark.page(null, page)]).toEqual([{ ...page, json: marked }, page]);
  });
});
