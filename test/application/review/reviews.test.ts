import { beforeEach, describe, expect, it } from '@jest/globals';
import { ChangeResponse } from '../../../application/review/change-response.js';
import { ChangeReview } from '../../../application/review/change-review.js';
import { RemoveReview } from '../../../application/review/remove-review.js';
import { RespondToReview } from '../../../application/review/respond-to-review.js';
import { VoteHelpful } from '../../../application/review/vote-helpful.js';
import { WriteReview } from '../../../application/review/write-review.js';
import { TakePictures } from '../../../application/upload/take-pictures.js';
import { UploadFile } from '../../../application/upload/upload-file.js';
import { fakeWorld } from '../../support/fakes/fake-world.js';
import { seededMemory, type Memory } from '../../support/fakes/memory.js';
import { FakeClock, FakeJobs, FakeOutbox, FakeSecrets } from '../../support/fakes/shared.js';
import { FakeFileStore, FakePictureMaker } from '../../support/fakes/upload.js';
import { ADA, HIDDEN, OLIVE } from '../../support/search/seeded.js';
import { FakeReviews } from '../../support/fakes/review.js';
import { FakeBusinessRoles } from '../../support/fakes/business/people.js';

const [ada, olive] = [{ userId: ADA }, { userId: OLIVE }];
const REVIEW = { rating: 5, title: 'Biscuit approved', content: 'Shade, and water for everybody.' };

/** Business 26 has no owner; business 5 is Olive's. */
const [FREE, OLIVES] = [26, 5];
/** Helps Olive. */
const MIA = '0198c2f0-0000-7000-8000-000000000777';

let memory: Memory;
let write: WriteReview;
let change: ChangeReview;
let remove: RemoveReview;
let vote: VoteHelpful;
let respond: RespondToReview;
let reword: ChangeResponse;
let people: string[];

beforeEach(() => {
  memory = seededMemory();
  const { transaction, reviews, reviewVotes, ownerResponses, uploadRecords, facts, decisionNotices } =
    fakeWorld(memory);
  ({ people } = reviews as FakeReviews);
  const clock = new FakeClock(new Date());
  const outbox = new FakeOutbox(memory);
  const upload = new UploadFile(
    transaction,
    uploadRecords,
    new FakeFileStore(),
    new FakePictureMaker(),
    new FakeSecrets(),
  );
  const pictures = new TakePictures(upload, uploadRecords, new FakeJobs(memory));
  const roles = new FakeBusinessRoles(memory);
  const said = { facts, outbox, notices: decisionNotices, clock };
  write = new WriteReview(transaction, reviews, pictures, outbox, said);
  change = new ChangeReview(transaction, reviews, pictures, said);
  remove = new RemoveReview(transaction, reviews, pictures);
  vote = new VoteHelpful(transaction, reviews, reviewVotes, roles);
  respond = new RespondToReview(transaction, reviews, ownerResponses, outbox, roles);
  reword = new ChangeResponse(transaction, reviews, ownerResponses, roles);
});

const nameOf = (id: number) => memory.state.businesses.find((each) => each.id === id)?.name ?? '';

const totals = (id: number) => {
  const { count, sum, favorable } = memory.state.businesses.find((each) => each.id === id) ?? {};
  return [count, sum, favorable];
};

/** Hides a review, as a moderation decision does. */
function takeDown(id: number): void {
  memory.state.reviews = memory.state.reviews.map((each) => (each.id === id ? { ...each, state: 'hidden' } : each));
}

describe('writing a review', () => {
  it('writing a review counts it and notifies the owner of the business, if any', async () => {
    await write.run(ada, FREE, REVIEW);
    expect([totals(FREE), memory.state.outbox]).toEqual([[1, 5, 1], []]);
    const { id } = await write.run(ada, OLIVES, REVIEW);
    expect(memory.state.outbox).toMatchObject([
      {
        ...{ kind: 'mail', dedupeKey: `review:${String(id)}`, memberId: OLIVE, service: false, to: null },
        content: {
          subject: `New review of ${nameOf(OLIVES)}`,
          paragraphs: [`${nameOf(OLIVES)} has a new review with 5 out of 5 stars.`, REVIEW.title, REVIEW.content],
          action: { label: 'Read and respond', path: `/business/${OLIVES}` },
        },
      },
    ]);
  });

  it('writing a review notifies everyone else who may respond too', async () => {
    people.push(MIA);
    const { id } = await write.run(ada, OLIVES, REVIEW);
    const sent = memory.state.outbox.map(({ dedupeKey, memberId }) => [dedupeKey, memberId]);
    expect(sent).toEqual([
      [`review:${String(id)}`, OLIVE],
      [`review:${String(id)}:${MIA}`, MIA],
    ]);
  });

  it('a second review, or one of an own or hidden business, throws and stores nothing', async () => {
    await write.run(ada, OLIVES, REVIEW);
    await expect(write.run(ada, OLIVES, REVIEW)).rejects.toMatchObject({
      ...{ code: 'REVIEW_EXISTS', message: 'You have already reviewed this business.' },
    });
    await expect(write.run(olive, OLIVES, REVIEW)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    for (const id of [HIDDEN.pending, 999]) {
      await expect(write.run(ada, id, REVIEW)).rejects.toMatchObject({
        ...{ code: 'BUSINESS_NOT_FOUND', message: 'Business not found' },
      });
    }
    expect([totals(OLIVES), memory.state.outbox.length]).toEqual([[1, 5, 1], 1]);
  });

  it('writing a review throws if the previous one was taken down, and says what the author can do', async () => {
    const target = { targetType: 'review', targetId: '4999' } as const;
    memory.state.memberNotices.push({
      ...{ id: 1, memberId: ADA, kind: 'content_removed', reason: 'spam', note: '', decidedBy: 'Grace', until: null },
      ...{ target, targetSummary: null, targetPath: `/business/${FREE}`, createdAt: new Date() },
      ...{ tokenHash: 'x', liftedAt: null, readAt: null },
    });
    await expect(write.run(ada, FREE, REVIEW)).rejects.toMatchObject({
      code: 'REVIEW_EXISTS',
      message:
        'An administrator hid or removed your review of this business before you deleted it. You cannot write another one unless that decision is reversed. You can appeal it in your account.',
    });
    expect([totals(FREE), memory.state.reviews]).toEqual([[0, 0, 0], []]);
  });

  it('a review accepts only photos uploaded by its author', async () => {
    const images = ['https://elsewhere.example/dog.webp'];
    await expect(write.run(ada, FREE, { ...REVIEW, images })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      errors: [{ path: 'images' }],
    });
    expect(memory.state.reviews).toEqual([]);
  });
});

describe('review photos', () => {
  const images = [`data:image/png;base64,${Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1').toString('base64')}`];
  const uploads = () => memory.state.uploads.map(({ userId, kind, freeSince }) => [userId, kind, freeSince === null]);

  it('review photos are marked as used while the review has them', async () => {
    const { id } = await write.run(ada, FREE, { ...REVIEW, images, petName: 'Rex' });
    expect(memory.runs).toEqual(['preparation', 'preparation', 'preparation', 'work']);
    expect(uploads()).toEqual([[ADA, 'review_photo', true]]);
    expect(memory.state.reviews).toMatchObject([{ petName: 'Rex', images: [expect.stringContaining('/uploads/')] }]);
    await change.run(ada, id, { ...REVIEW, images, petName: '' });
    expect(uploads()).toEqual([[ADA, 'review_photo', false], [ADA, 'review_photo', true]]); // prettier-ignore
    expect(memory.state.reviews).toMatchObject([{ petName: null }]);
    await remove.run(ada, id);
    expect(uploads().map(([, , isUsed]) => isUsed)).toEqual([false, false]);
  });

  it("review photos aren't stored if the member may not write or change the review", async () => {
    const { id } = await write.run(ada, FREE, REVIEW);
    const withPictures = { ...REVIEW, images };
    await expect(write.run(ada, FREE, withPictures)).rejects.toMatchObject({ code: 'REVIEW_EXISTS' });
    await expect(write.run(olive, OLIVES, withPictures)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(change.run(olive, id, withPictures)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(uploads()).toEqual([]);
  });

  it('the error names the photos of a review if one is rejected', async () => {
    const { id } = await write.run(ada, FREE, REVIEW);
    const wrong = { ...REVIEW, images: ['data:image/png;base64,AAAA'] };
    for (const refused of [write.run(olive, FREE, wrong), change.run(ada, id, { ...REVIEW, images: ['/nowhere'] })])
      await expect(refused).rejects.toMatchObject({ errors: [{ path: 'images' }] });
  });
});

describe('a review', () => {
  it("a removed review or response can't be changed by its author", async () => {
    const { id } = await write.run(ada, OLIVES, REVIEW);
    await respond.run(olive, id, 'Thank you.');
    memory.state.responses = memory.state.responses.map((each) => ({ ...each, state: 'removed' }));
    await expect(reword.run(olive, id, 'Again.')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    memory.state.reviews = memory.state.reviews.map((each) => ({ ...each, state: 'removed' }));
    await expect(change.run(ada, id, REVIEW)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('a review can get a response even if its author is gone', async () => {
    const { id } = await write.run(ada, OLIVES, REVIEW);
    memory.state.reviews = memory.state.reviews.map((each) => ({ ...each, userId: null }));
    memory.state.outbox = [];
    await respond.run(olive, id, 'Thank you.');
    expect(memory.state.outbox).toEqual([]);
  });

  it('a review can be changed and deleted only by its author, which updates the rating', async () => {
    const { id } = await write.run(ada, FREE, REVIEW);
    await expect(change.run(olive, id, { ...REVIEW, rating: 1 })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await change.run(ada, id, { ...REVIEW, rating: 3 });
    expect(totals(FREE)).toEqual([1, 3, 0]);
    await expect(remove.run(olive, id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await remove.run(ada, id);
    expect([totals(FREE), memory.state.reviews]).toEqual([[0, 0, 0], []]);
    await expect(remove.run(ada, id)).rejects.toMatchObject({ code: 'REVIEW_NOT_FOUND' });
  });

  it("a review doesn't count while taken down; its author can change it, and others don't see it", async () => {
    const { id } = await write.run(ada, OLIVES, REVIEW);
    takeDown(id);
    const before = totals(OLIVES);
    await change.run(ada, id, { ...REVIEW, rating: 1 });
    expect(totals(OLIVES)).toEqual(before);
    await expect(change.run(olive, id, REVIEW)).rejects.toMatchObject({ code: 'REVIEW_NOT_FOUND' });
    for (const refused of [vote.run(olive, id), vote.run(ada, id), respond.run(olive, id, 'Thank you.')]) {
      await expect(refused).rejects.toMatchObject({ code: 'REVIEW_NOT_FOUND', message: 'Review not found' });
    }
  });

  it('a review gets one helpful vote per member, which can be undone', async () => {
    const { id } = await write.run(ada, FREE, REVIEW);
    await vote.run(olive, id);
    await vote.run(olive, id);
    expect(memory.state.votes).toEqual([{ reviewId: id, memberId: OLIVE }]);
    for (const refused of [vote.run(ada, id), vote.undo(ada, id)]) {
      await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    await vote.undo(olive, id);
    await vote.undo(olive, id);
    expect(memory.state.votes).toEqual([]);
  });

  it('the people of a business can’t vote for its reviews', async () => {
    const { id } = await write.run(ada, OLIVES, REVIEW);
    await expect(vote.run(olive, id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const free = await write.run(ada, FREE, REVIEW);
    memory.state.crew.people.push({ businessId: FREE, memberId: OLIVE, role: 'responder' });
    await expect(vote.run(olive, free.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(memory.state.votes).toEqual([]);
  });
});

describe('responding to a review', () => {
  it('the owner can respond to a review once, which notifies its author, and can change the response', async () => {
    const { id } = await write.run(ada, OLIVES, REVIEW);
    await expect(respond.run(ada, id, 'Thank me.')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(reword.run(olive, id, 'Too early.')).rejects.toMatchObject({
      ...{ code: 'RESPONSE_NOT_FOUND', message: 'This review has no response yet.' },
    });
    await respond.run(olive, id, 'Thank you.');
    expect(memory.state.outbox.at(-1)).toMatchObject({
      ...{ kind: 'mail', dedupeKey: `review-response:${String(id)}`, memberId: ADA, service: false, to: null },
      content: {
        subject: `${nameOf(OLIVES)} responded to your review`,
        paragraphs: [`The owner of ${nameOf(OLIVES)} responded to your review:`, 'Thank you.'],
        action: { label: 'Read the response', path: `/business/${OLIVES}` },
      },
    });
    await expect(respond.run(olive, id, 'Again.')).rejects.toMatchObject({
      ...{ code: 'RESPONSE_EXISTS', message: 'This review already has a response.' },
    });
    await expect(reword.run(ada, id, 'Mine.')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await reword.run(olive, id, 'Thank you both.');
    expect(memory.state.responses).toMatchObject([{ reviewId: id, content: 'Thank you both.' }]);
  });
});
