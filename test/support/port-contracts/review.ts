import { describe, expect, it } from '@jest/globals';
import type { NewNoticeRecord } from '../../../application/moderation/notice-ports.js';
import type { NoticeKind } from '../../../domain/moderation/notice.js';
import { ADA, HIDDEN, NOBODY, OLIVE } from '../search/seeded.js';
import type { OpenWorld, PortWorld } from './port-world.js';

const CONTENT = {
  rating: 5,
  title: 'Lovely',
  content: 'Shade, and water for everybody.',
  petName: null,
  images: [],
  disclosure: 'invited' as const,
};
const ONE_MORE = { count: 1, sum: 5, favorable: 1 };

/** Adds a review by Ada of a business that she hasn't reviewed yet and returns its ID. */
async function aReview({ transaction, reviews }: PortWorld, businessId: number): Promise<number> {
  const stored = await transaction.run(() => reviews.add({ ...CONTENT, businessId, userId: ADA }, ONE_MORE));
  return stored?.id ?? 0;
}

/** Contract of the port for changing reviews. */
export function reviewsContract(world: OpenWorld): void {
  describe('Reviews', () => {
    it('finds public businesses only', async () => {
      const { transaction, reviews } = world();
      await transaction.run(async () => {
        expect(await reviews.reviewable(5, ADA)).toEqual({
          ...{ id: 5, name: 'Patio Place 05', ownerId: OLIVE },
          hasDecisions: false,
          people: [],
        });
        expect(await reviews.reviewable(HIDDEN.pending, ADA)).toBeNull();
        expect(await reviews.reviewable(999_999, ADA)).toBeNull();
      });
    });

    it('refuses reviews by members who do not exist', async () => {
      const { transaction, reviews } = world();
      await expect(transaction.run(() => reviews.reviewable(5, NOBODY))).rejects.toMatchObject({
        code: 'USER_NOT_FOUND',
      });
    });

    it('keeps one review per author and business, finds it with its context, and updates the totals', async () => {
      const { transaction, reviews, totals } = world();
      const [count, sum] = await totals(5);
      const review = { ...CONTENT, businessId: 5, userId: ADA };
      const stored = await transaction.run(() => reviews.add(review, ONE_MORE));
      expect(JSON.parse(stored?.record ?? '')).toMatchObject({ ...CONTENT, id: stored?.id, votedHelpful: false });
      expect(await transaction.run(() => reviews.add(review, ONE_MORE))).toBeNull();
      expect(await totals(5)).toEqual([count + 1, sum + 5]);
      const id = stored?.id ?? 0;
      expect(await transaction.run(() => reviews.find(id))).toEqual({
        ...{ id, businessId: 5, businessName: 'Patio Place 05', ownerId: OLIVE, userId: ADA },
        ...{ rating: 5, images: [], state: 'shown', isPublic: true, isCounted: true },
      });

      const worse = { ...CONTENT, rating: 2, title: 'Less so' };
      const change = { count: 0, sum: -3, favorable: -1 };
      const changed = await transaction.run(() => reviews.change(id, worse, change));
      expect(JSON.parse(changed.record)).toMatchObject({ id, rating: 2, title: 'Less so' });
      expect(await totals(5)).toEqual([count + 1, sum + 2]);

      await transaction.run(() => reviews.remove(id, { count: -1, sum: -2, favorable: 0 }));
      expect(await transaction.run(() => reviews.find(id))).toBeNull();
      expect(await totals(5)).toEqual([count, sum]);
    });

    it("finds a member's review of a business in any state", async () => {
      const { transaction, reviews } = world();
      const isReviewed = (businessId: number, memberId: string) =>
        transaction.run(() => reviews.isReviewed(businessId, memberId));
      const id = await aReview(world(), 25);
      expect([await isReviewed(25, ADA), await isReviewed(25, OLIVE), await isReviewed(24, ADA)]).toEqual([
        true,
        false,
        false,
      ]);
      await transaction.run(() => reviews.remove(id, { count: -1, sum: -5, favorable: -1 }));
      expect(await isReviewed(25, ADA)).toBe(false);
    });

    it('refuses a new review after a hidden or removed one was deleted, while the decision stands', async () => {
      const { transaction, reviews, noticeRecords } = world();
      const id = await aReview(world(), 28);
      const now = new Date();
      const longAgo = new Date(now.getTime() - 211 * 86_400_000);
      const about: Omit<NewNoticeRecord, 'kind' | 'createdAt' | 'tokenHash'> = {
        ...{ memberId: ADA, reason: 'spam', note: '', until: null, decidedBy: 'Agnes', targetSummary: null },
        ...{ target: { targetType: 'review', targetId: String(id) }, targetPath: '/business/28' },
      };
      const give = (kind: NoticeKind, createdAt: Date) =>
        transaction.run(() =>
          noticeRecords.add({ ...about, kind, createdAt, tokenHash: `${kind} ${String(createdAt)}` }),
        );
      const isRefused = (businessId = 28, memberId = ADA) =>
        transaction.run(() => reviews.isRefusedBefore(businessId, memberId));
      await give('warning', now);
      await give('content_removed', longAgo);
      const notice = await give('content_hidden', now);
      // The review still exists and can be changed.
      expect(await isRefused()).toBe(false);
      await transaction.run(() => reviews.remove(id, { count: -1, sum: -5, favorable: -1 }));
      const hasDecisions = async (memberId = ADA) =>
        (await transaction.run(() => reviews.reviewable(27, memberId)))?.hasDecisions;
      expect([await isRefused(), await isRefused(27), await isRefused(28, OLIVE)]).toEqual([true, false, false]);
      expect([await hasDecisions(), await hasDecisions(OLIVE)]).toEqual([true, false]);
      await transaction.run(() => noticeRecords.lift([notice], now));
      expect(await isRefused()).toBe(false);
    });

    it('hides the reviews of a closed account', async () => {
      const { transaction, reviews, accountClosing, calling } = world();
      const id = await aReview(world(), 26);
      const caller = await calling(ADA);
      await transaction.run(() => accountClosing.close(caller, 'remove', new Date('2100-01-01')));
      expect(await transaction.run(() => reviews.find(id))).toMatchObject({ userId: ADA, isPublic: false });
      await transaction.run(() => accountClosing.restore(ADA));
      await transaction.run(() => reviews.remove(id, { count: -1, sum: -5, favorable: -1 }));
    });
  });
}

/** Contract of the port for helpful votes. */
export function reviewVotesContract(world: OpenWorld): void {
  describe('ReviewVotes', () => {
    it('keeps one vote per member and review, however often it is added or removed', async () => {
      const { transaction, reviewVotes, helpfulVotes } = world();
      const id = await aReview(world(), 27);
      for (const expected of [1, 1]) {
        await transaction.run(() => reviewVotes.put(id, OLIVE));
        expect(await helpfulVotes(id)).toBe(expected);
      }
      for (const expected of [0, 0]) {
        await transaction.run(() => reviewVotes.remove(id, OLIVE));
        expect(await helpfulVotes(id)).toBe(expected);
      }
    });
  });
}

/** Contract of the port for owners' responses. */
export function ownerResponsesContract(world: OpenWorld): void {
  describe('OwnerResponses', () => {
    it('keeps one response per review, which can be changed', async () => {
      const { transaction, ownerResponses } = world();
      const reviewId = await aReview(world(), 5);
      const words = (content: string) => ({ reviewId, businessId: 5, responderId: OLIVE, content });
      await transaction.run(async () => {
        expect(await ownerResponses.change(words('Too early.'))).toBeNull();
        const added = (await ownerResponses.add(words('Thank you.'))) ?? '';
        expect(JSON.parse(added)).toMatchObject({ reviewId, content: 'Thank you.' });
        expect(await ownerResponses.add(words('A second one.'))).toBeNull();
        const changed = (await ownerResponses.change(words('Thank you both.'))) ?? '';
        expect(JSON.parse(changed)).toMatchObject({ reviewId, content: 'Thank you both.' });
      });
    });
  });
}

/** Contract of the port for members' email settings. */
export function mailChoicesContract(world: OpenWorld): void {
  describe('MailChoices', () => {
    it('turns email off for a member, and does nothing for an unknown one', async () => {
      const { transaction, mailChoices, wantsMail } = world();
      expect(await wantsMail(OLIVE)).toBe(true);
      for (const member of [OLIVE, OLIVE, NOBODY]) await transaction.run(() => mailChoices.switchOff(member));
      expect([await wantsMail(OLIVE), await wantsMail(ADA)]).toEqual([false, true]);
    });
  });
}
