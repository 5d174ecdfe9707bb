import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AdminCopyrightNotice } from '../../../interfaces/contract/moderation/copyright.js';
import { recount } from '../../support/member-rows.js';
import { startCopyrightDirectory, type CopyrightDirectory } from '../../support/moderation/copyright-directory.js';
import { lastMail } from '../../support/outgoing/deliveries.js';
import { ROUNDS } from '../../support/rounds.js';
import { ADA } from '../../support/search/seeded.js';

let directory: CopyrightDirectory;

beforeAll(async () => {
  directory = await startCopyrightDirectory('http_copyright_decisions');
});
afterAll(() => directory?.app.close());
beforeEach(() => directory.reset());

describe('accepting a copyright notice', () => {
  it('hides the content and emails its author and the sender, with the way to respond', async () => {
    const id = await directory.send();
    expect(await directory.isShown()).toBe(true);
    const answer = await directory.decide(id, { decision: 'accept', reason: 'It is the same.' });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(AdminCopyrightNotice.strict().parse(answer.json())).toMatchObject({
      ...{ id, status: 'taken_down', reason: 'It is the same.', decidedBy: 'Administrator', moves: [] },
      takenDown: [
        { path: directory.review(), authorId: ADA, followedAgainst: 1, isRepeatInfringer: false, restoredAt: null },
      ],
    });
    expect(await directory.isShown()).toBe(false);
    const toMember = await lastMail(directory.app, 'ada-member-mail-secret@example.com');
    expect(toMember.links).toContain(`${directory.app.settings.http.publicUrl}/copyright/${id}/counter`);
    expect(toMember.text).toContain('It is the same.');
    const toSender = await lastMail(directory.app, 'pat@example.org');
    expect(toSender.subject).toBe(`Content taken down after your copyright notice no. ${id}`);
    expect(toSender.text).toContain(directory.review());
  });

  it("requires the exact content on a business page, because a business isn't taken down as a whole", async () => {
    const id = await directory.send(['/business/20']);
    const whole = await directory.decide(id, { decision: 'accept' });
    expect([whole.statusCode, whole.json().errors?.[0]?.path]).toEqual([400, 'addresses']);
    const wrong = await directory.decide(id, {
      decision: 'accept',
      addresses: [directory.review(), '/business/20#review-99999999'],
    });
    expect([wrong.statusCode, wrong.json().errors?.[0]?.path]).toEqual([400, 'addresses.1']);
    expect(await directory.isShown()).toBe(true);
    expect((await directory.decide(id, { decision: 'accept', addresses: [directory.review()] })).statusCode).toBe(200);
    expect([await directory.isShown(), await directory.isShown(1)]).toEqual([false, true]);
  });

  it('takes down a photo without an owner and emails only the sender', async () => {
    const before = await directory.query('select count(*)::integer as n from notices');
    const url = '/uploads/demo/orphan.webp';
    await directory.query(
      `update businesses set images = array[$1], image_alts = array['A'], owner_id = null where id = 30`,
      [url],
    );
    const answer = await directory.decide(await takenDownPhoto(url), { decision: 'accept' });
    expect(answer.json()).toMatchObject({ takenDown: [{ targetId: url, authorId: null, followedAgainst: 0 }] });
    expect((await directory.call('GET', '/api/businesses/30')).json().images).toEqual([]);
    expect(await directory.query('select count(*)::integer as n from notices')).toEqual(before);
  });

  const takenDownPhoto = (url: string) => directory.send([url]);

  it('marks repeat infringers: three accepted notices within 12 months', async () => {
    for (const place of [0, 1]) await directory.takeDown([directory.review(place)]);
    const third = await directory.decide(await directory.send([directory.review(2)]), { decision: 'accept' });
    expect(third.json().takenDown[0]).toMatchObject({ followedAgainst: 3, isRepeatInfringer: true });
    const other = '0198c2f0-cccc-7b52-8d44-91c7e0a2b3f6';
    await directory.query(
      `insert into users (id, email) select $2::uuid, replace(email, '@', '+2@') from users where id = $1`,
      [ADA, other],
    );
    await directory.query(`update copyright_takedowns set author_id = $2 where target_id = $1`, [
      String(directory.reviews[1]),
      other,
    ]);
    const same = await directory.call('GET', '/api/admin/copyright-notices?status=taken_down', directory.administrator);
    expect(same.json()[2].takenDown[0]).toMatchObject({ followedAgainst: 3, isRepeatInfringer: true });
    await directory.query(
      `update copyright_takedowns set taken_down_at = now() - interval '13 months' where target_id = $1`,
      [String(directory.reviews[0])],
    );
    const list = await directory.call('GET', '/api/admin/copyright-notices?status=taken_down', directory.administrator);
    expect(list.json()[2].takenDown[0]).toMatchObject({ followedAgainst: 2, isRepeatInfringer: false });
  });

  it(`applies one of several parallel decisions and names the administrator to the others, in each of ${ROUNDS} rounds`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await directory.send();
      const [accept, refuse] = [{ decision: 'accept' }, { decision: 'refuse', reason: 'No.' }];
      const answers = await Promise.all([accept, refuse, accept].map((decision) => directory.decide(id, decision)));
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
      expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
        code: 'COPYRIGHT_MOVE_REFUSED',
        message: 'Administrator has already decided on this notice. Please reload to see its current state.',
      });
      expect(await directory.query('select from audit_log where target_id = $1', [String(id)])).toHaveLength(1);
      await directory.query(`update reviews set state = 'shown', is_published = true where user_id = $1`, [ADA]);
      await recount(directory.app.database.pool);
    }
  });
});

describe('refusing a copyright notice', () => {
  it('requires a reason, emails it to the sender, and leaves the content up', async () => {
    const id = await directory.send();
    expect((await directory.decide(id, { decision: 'refuse' })).json().errors).toEqual([
      { path: 'reason', message: 'Reason is required' },
    ]);
    const reason = 'It is a quotation.\r\nBcc: evil@example.org';
    expect((await directory.decide(id, { decision: 'refuse', reason })).json()).toMatchObject({ status: 'refused' });
    expect(await directory.isShown()).toBe(true);
    const mail = await lastMail(directory.app, 'pat@example.org');
    expect(mail.text).toContain('It is a quotation.');
    expect(mail.source.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
    expect((await directory.counter(id)).statusCode).toBe(404);
  });

  it('lists copyright notices for administrators only, oldest first, page by page', async () => {
    const [first, second] = [await directory.send(), await directory.send([directory.review(1)])];
    const done = await directory.takeDown([directory.review(2)]);
    const page = await directory.call('GET', '/api/admin/copyright-notices?limit=1', directory.administrator);
    expect([page.json().map(({ id }: { id: number }) => id), page.headers['x-total-count']]).toEqual([[first], '2']);
    const next = /<([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1] ?? '';
    expect((await directory.call('GET', next, directory.administrator)).json()).toMatchObject([{ id: second }]);
    const of = async (status: string) =>
      (await directory.call('GET', `/api/admin/copyright-notices?status=${status}`, directory.administrator))
        .json()
        .map(({ id }: { id: number }) => id);
    expect(await of('all')).toEqual([first, second, done]);
    expect([await of('received'), await of('taken_down'), await of('countered')]).toEqual([
      [first, second],
      [done],
      [],
    ]);
    await directory.counter(done);
    expect([await of('open'), await of('countered')]).toEqual([[first, second, done], [done]]);
    expect(
      (await directory.call('GET', '/api/admin/copyright-notices?status=lost', directory.administrator)).statusCode,
    ).toBe(400);
    expect((await directory.call('GET', '/api/admin/copyright-notices', '')).statusCode).toBe(401);
    expect((await directory.decide(first, { decision: 'accept' }, directory.ada)).statusCode).toBe(403);
    expect((await directory.decide(99_999_999, { decision: 'accept' })).json().code).toBe('COPYRIGHT_NOTICE_NOT_FOUND');
  });
});
