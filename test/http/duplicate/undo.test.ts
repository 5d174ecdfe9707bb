import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EraseDueAccounts } from '../../../application/account/erase-due-accounts.js';
import { Interactions } from '../../../application/analytics/ports.js';
import { PublishedContents } from '../../../application/moderation/ports.js';
import { Transaction } from '../../../application/shared/transaction.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import {
  everything,
  KEPT,
  MERGED,
  PEOPLE,
  plantDuplicates,
  THIRD,
  wrongTotals,
} from '../../support/duplicate/two-places.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { giveNotice } from '../../support/moderation.js';

let app: TestApp;
let administrator: string;

beforeAll(async () => {
  app = await startTestApp(await emptyDirectory('http_undone_merges'), WITH_ADMINISTRATOR);
  administrator = await signedInAsAdministrator(app);
});

afterAll(() => app?.close());

beforeEach(() => plantDuplicates(app, 'delete from uploads'));

const send = (method: 'POST' | 'DELETE', url: string, payload: object = {}, cookie = administrator) =>
  app.fastify.inject({ method, url, payload, headers: { cookie } });

async function merged(): Promise<number> {
  const answer = await send('POST', '/api/admin/duplicates/merge', { keepId: KEPT, mergedId: MERGED, owner: 'merged' });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ id: number }>().id;
}

const undo = (id: number) => send('POST', `/api/admin/merges/${id}/undo`);

const rows = async (sql: string) => (await app.database.pool.query<Record<string, unknown>>(sql)).rows;

const OWNED = `update businesses set owner_id = '${PEOPLE.owner}', is_claimed = true, claimed_by = '${PEOPLE.owner}',
  claimed_at = '2026-01-05' where id = ${MERGED}`;

const uploadOf = (n: number) => `00000000-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`;
const photoOf = (n: number) => `/uploads/${uploadOf(n)}.webp`;

const upload = (n: number, userId: string, kind: string) =>
  rows(`insert into uploads (id, user_id, kind, content_type, width, height, bytes, free_since)
    values ('${uploadOf(n)}', '${userId}', '${kind}', 'image/webp', 9, 9, 9, null)`);

const show = (address: string, state: 'shown' | 'hidden') =>
  app.nest
    .get(Transaction)
    .run(() =>
      app.nest.get(PublishedContents, { strict: false }).setState({ targetType: 'photo', targetId: address }, state),
    );

/** The merge hides older reviews: 11 of the kept business and 22 of the merged one. */
describe('older reviews after a merge is undone', () => {
  it('stay hidden if a decision was made about them since the merge', async () => {
    const id = await merged();
    const review = (targetId: string) => ({ target: { targetType: 'review', targetId } as const });
    await giveNotice(app, PEOPLE.kept, { kind: 'content_hidden', ...review('11') });
    const [notice] = await rows(`insert into copyright_notices (name, email, postal_address, work, signature, items)
      values ('Ann', 'ann@twins.example', 'A road', 'A poem', 'Ann', '[]') returning id`);
    await rows(`insert into copyright_takedowns (notice_id, path, target_type, target_id, taken_down_at)
      values (${String(notice?.id)}, '/business/1', 'review', '22', now())`);
    expect((await undo(id)).statusCode).toBe(200);
    expect(await rows('select id, state from reviews where id in (11, 22) order by id')).toEqual([
      { id: 11, state: 'hidden' },
      { id: 22, state: 'hidden' },
    ]);
    expect(await wrongTotals(app)).toEqual([]);
  });

  it('are deleted, and their photos released, if the author has replaced them', async () => {
    await upload(1, PEOPLE.kept, 'review_photo');
    await rows(`update reviews set images = '{${photoOf(1)}}' where id = 11`);
    const id = await merged();
    const author = await signedInAs(app, PEOPLE.kept);
    expect((await send('DELETE', '/api/reviews/21', {}, author)).statusCode).toBe(204);
    const review = { rating: 2, title: 'Written since', content: 'It was written after the merge.', petName: 'Rex' };
    expect((await send('POST', `/api/businesses/${KEPT}/reviews`, review, author)).statusCode).toBe(201);
    expect((await undo(id)).statusCode).toBe(200);
    expect(await rows('select from reviews where id = 11')).toEqual([]);
    expect(await rows('select free_since is not null as free from uploads')).toEqual([{ free: true }]);
  });
});

const PAID: readonly (readonly [string, string, RegExp])[] = [
  ['is Premium', `update businesses set tier = 'premium' where id = ${KEPT}`, /Twin Paws is Premium.*End its Premium first/],
  ['waits for a decision', `update businesses set pending_changes = '{"name":"Twins"}' where id = ${KEPT}`, /decide on it before/],
]; // prettier-ignore

describe('undoing a merge', () => {
  it.each(PAID)(
    'returns 409 when the kept business keeps its owner and %s, and says what to do',
    async (_, sql, why) => {
      await rows(OWNED);
      const id = await merged();
      await rows(sql);
      const before = await everything(app);
      const answer = await undo(id);
      expect(answer.json()).toMatchObject({ status: 409, code: 'MERGE_REFUSED', detail: expect.stringMatching(why) });
      expect(await everything(app)).toEqual(before);
      // With another owner of its own, the kept business keeps its Premium plan, so the undo works.
      await rows(`update businesses set owner_id = '${PEOPLE.other}' where id = ${KEPT}`);
      expect((await undo(id)).statusCode).toBe(200);
    },
  );

  it('restores nothing of an owner whose account was erased, and both businesses can be claimed', async () => {
    await upload(4, PEOPLE.owner, 'business_photo');
    await rows(OWNED);
    await rows(`update businesses set email = '5@twins.example', images = '{c.webp,${photoOf(4)}}', image_alts = '{C,Mine}'
      where id = ${MERGED}`);
    const id = await merged();
    await rows(
      `update users set erasure_at = now() - interval '1 second', erasure_reviews = 'anonymise' where id = '${PEOPLE.owner}'`,
    );
    expect(await app.nest.get(EraseDueAccounts).run()).toBe(1);
    expect((await undo(id)).statusCode).toBe(200);
    const [kept, other] = await rows(`select * from businesses where id < 3 order by id`);
    const nobodys = { owner_id: null, claimed_by: null, claimed_at: null, is_claimed: false, email: null };
    expect(kept).toMatchObject({ ...nobodys, is_public: true, images: ['a.webp', 'b.webp'], image_alts: ['A', ''] });
    expect(other).toMatchObject({ ...nobodys, is_public: true, images: ['c.webp'], image_alts: ['C'] });
    expect(await rows(`select user_id from uploads`)).toEqual([{ user_id: null }]);
  });

  it('returns open claims to the merged business, without proof that was given for the kept one', async () => {
    await rows(`insert into business_claims (id, business_id, claimant_user_id, claimant_name, claimant_email, verification_method,
        status, code_sent_to, proven_at) values
      (42, ${MERGED}, '${PEOPLE.one}', 'One', 'one@twins.example', 'email_verification', 'under_review', 'listing', now() - interval '1 day'),
      (43, ${MERGED}, '${PEOPLE.other}', 'Ona', 'ona@twins.example', 'email_verification', 'pending', 'claimant', null),
      (44, ${MERGED}, '${PEOPLE.kept}', 'Una', 'una@twins.example', 'email_verification', 'pending', 'listing', null)`);
    const id = await merged();
    await rows(
      `update business_claims set status = 'under_review', proven_at = now(), website_found = 'file' where id = 41`,
    );
    await rows(`update business_claims set status = 'under_review', proven_at = now() where id = 43`);
    await rows(`update business_claims set verification_code = 'hash', code_expires_at = now() + interval '10 minutes',
      codes_sent_at = array[to_char(now() at time zone 'UTC' + interval '1 second', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')] where id = 44`);
    expect((await undo(id)).statusCode).toBe(200);
    expect(
      await rows(`select id, business_id as at, status, proven_at is not null as proven, website_found as found,
        code_sent_to as sent, verification_code as code from business_claims order by id`),
    ).toEqual([
      { id: 41, at: MERGED, status: 'pending', proven: false, found: null, sent: null, code: null },
      { id: 42, at: MERGED, status: 'under_review', proven: true, found: null, sent: 'listing', code: null },
      { id: 43, at: MERGED, status: 'under_review', proven: true, found: null, sent: 'claimant', code: null },
      { id: 44, at: MERGED, status: 'pending', proven: false, found: null, sent: null, code: null },
    ]);
  });

  it('returns photos to the merged business, including those taken down in the meantime', async () => {
    for (const n of [2, 3]) await upload(n, PEOPLE.owner, 'business_photo');
    await rows(
      `update businesses set images = '{${photoOf(2)},${photoOf(3)}}', image_alts = '{Two,Three}' where id = ${MERGED}`,
    );
    const id = await merged();
    await show(photoOf(2), 'hidden');
    // Removed from the kept business, but the merged business still uses them.
    await rows(`update businesses set images = '{a.webp,b.webp}', image_alts = '{A,""}' where id = ${KEPT}`);
    expect((await undo(id)).statusCode).toBe(200);
    await show(photoOf(2), 'shown');
    expect(await rows(`select images, image_alts as alts from businesses where id < 3 order by id`)).toEqual([
      { images: ['a.webp', 'b.webp'], alts: ['A', ''] },
      { images: [photoOf(2), photoOf(3)], alts: ['Two', 'Three'] },
    ]);
  });
});

/** Pages that were open or cached during a merge still send interactions with the ID of the merged business. */
describe('visits to a merged business', () => {
  let visitor = 0;
  const visits = async () => {
    const counted = await rows(`select business_id as at, sum(amount)::integer as visits from business_analytics_days
      where interaction_type = 'phone_click' and day > '2026-11-02' group by 1 order by 1`);
    return Object.fromEntries(counted.map(({ at, visits: amount }) => [at, amount]));
  };
  const call = async (business: number, cookie = '') => {
    const headers = { cookie, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0' };
    const payload = { interactionType: 'phone_click', sessionId: 'visit' };
    const url = `/api/businesses/${business}/interactions`;
    const remoteAddress = `203.0.113.${(visitor += 1)}`;
    const { statusCode } = await app.fastify.inject({ method: 'POST', url, payload, headers, remoteAddress });
    await app.nest.get(Interactions, { strict: false }).flush();
    return statusCode;
  };

  it('count for the kept business, except visits by its owner, and stay there after an undo', async () => {
    await rows(OWNED);
    const id = await merged();
    const second = (
      await send('POST', '/api/admin/duplicates/merge', { keepId: THIRD, mergedId: KEPT, owner: 'merged' })
    ).json().id;
    expect(await call(MERGED)).toBe(204);
    expect(await visits()).toEqual({ [THIRD]: 1 });
    expect((await undo(second)).statusCode).toBe(200);
    expect([await call(MERGED), await call(KEPT)]).toEqual([204, 204]);
    expect(await call(MERGED, await signedInAs(app, PEOPLE.owner))).toBe(204);
    expect(await visits()).toEqual({ [KEPT]: 2, [THIRD]: 1 });
    expect((await undo(id)).statusCode).toBe(200);
    expect(await call(MERGED)).toBe(204);
    expect(await visits()).toEqual({ [KEPT]: 2, [MERGED]: 1, [THIRD]: 1 });
  });
});

describe('the lock order of merging and undoing', () => {
  it.each(['owner', 'kept'] as const)(
    'locks members before businesses, like every other transaction: %s',
    async (who) => {
      await rows(OWNED);
      const id = who === 'kept' ? await merged() : null;
      // Deletes other reviews of the kept business, so that only the review kept by the merge leads to its author.
      await rows(`delete from reviews where id = 21 and ${String(who === 'kept')}`);
      const other = await app.database.pool.connect();
      await other.query('begin');
      await other.query('select from users where id = $1 for update', [PEOPLE[who]]);
      const changing = id === null ? merged() : undo(id);
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      while ((await rows(waiting)).length === 0);
      const places = await other.query('select from businesses where id < 3 for update nowait').catch(() => null);
      await other.query('rollback');
      other.release();
      await changing;
      expect(places?.rowCount).toBe(2);
    },
  );
});
