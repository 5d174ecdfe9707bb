import { describe, expect, it } from '@jest/globals';
import { Interactions, type CountedBusiness, type Visit } from '../../../application/analytics/ports.js';
import { ReadAnalytics } from '../../../application/analytics/read-analytics.js';
import { RecordInteraction } from '../../../application/analytics/record-interaction.js';
import { FakeClock } from '../../support/fakes/shared.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';

const PLACE: CountedBusiness = { role: 'owner', tier: 'free', isPublic: true };

const NOT_YOURS = 'Only the owner and the managers of a business can see its analytics.';

describe('ReadAnalytics', () => {
  const queries: unknown[] = [];
  const read = (business: CountedBusiness | null, userId = ADA, given: object = {}) =>
    new ReadAnalytics(
      { business: async () => business, figures: async (...what) => (queries.push(what), '{}') },
      new FakeClock(),
    ).run({ userId }, 3, { days: 30, asFile: false, ...given });

  it("returns a business's analytics to its owner, even if it is hidden, with the period before", async () => {
    expect(await read(PLACE)).toBe('{}');
    expect(await read({ ...PLACE, isPublic: false })).toBe('{}');
    expect(queries[0]).toEqual([3, { from: '2026-04-02', to: '2026-05-01' }, { from: '2026-03-03', to: '2026-04-01' }]);
  });

  it.each([
    [null, ADA, 'BUSINESS_NOT_FOUND', 'Business not found'],
    [{ ...PLACE, role: null, isPublic: false }, OLIVE, 'BUSINESS_NOT_FOUND', 'Business not found'],
    [{ ...PLACE, role: null }, OLIVE, 'FORBIDDEN', NOT_YOURS],
    [{ ...PLACE, role: 'responder' }, OLIVE, 'FORBIDDEN', NOT_YOURS],
  ] as const)('refuses the analytics of %j to %s', async (business, userId, code, message) => {
    await expect(read(business, userId)).rejects.toMatchObject({ code, message });
  });

  it('limits the days and the CSV download by tier', async () => {
    for (const given of [{ days: 365 }, { asFile: true }]) {
      await expect(read(PLACE, ADA, given)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      expect(await read({ ...PLACE, tier: 'premium' }, ADA, given)).toBe('{}');
    }
  });
});

describe('RecordInteraction', () => {
  /** Records visits. Only business 3 is public. */
  class Noted extends Interactions {
    readonly visits: Visit[] = [];

    override async isPublic(businessId: number): Promise<boolean> {
      return businessId === 3;
    }

    override note(visit: Visit): void {
      this.visits.push(visit);
    }

    override async flush(): Promise<void> {}
  }

  it('records a visit with member, address, and a shortened user agent', async () => {
    const noted = new Noted();
    const [input, caller] = [{ interactionType: 'view', sessionId: 's-1' }, { address: '192.0.2.1', userAgent: 'x'.repeat(9999) }] as const; // prettier-ignore
    const record = (viewer: string | null, id: number) =>
      new RecordInteraction(noted).run(viewer === null ? null : { userId: viewer }, id, input, caller);
    await record(ADA, 3);
    await record(null, 3);
    await expect(record(ADA, 4)).rejects.toMatchObject({ code: 'BUSINESS_NOT_FOUND', message: 'Business not found' });
    expect(noted.visits).toMatchObject([
      { businessId: 3, ...input, userId: ADA, address: '192.0.2.1' },
      { userId: null },
    ]);
    expect(noted.visits[0]?.userAgent.length).toBeLessThan(1000);
  });
});
