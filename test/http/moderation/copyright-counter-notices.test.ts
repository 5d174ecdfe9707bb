import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CopyrightTakedown } from '../../../interfaces/contract/moderation/copyright.js';
import {
  COUNTER,
  startCopyrightDirectory,
  type CopyrightDirectory,
} from '../../support/moderation/copyright-directory.js';
import { lastMail } from '../../support/outgoing/deliveries.js';
import { OLIVE } from '../../support/search/seeded.js';

let directory: CopyrightDirectory;

beforeAll(async () => {
  directory = await startCopyrightDirectory('http_copyright_counter_notices');
});
afterAll(() => directory?.app.close());
beforeEach(() => directory.reset());

/** Files a counter-notice and ends its waiting period. Returns its ID. */
async function waited(noticeId: number): Promise<number> {
  expect((await directory.counter(noticeId)).statusCode).toBe(201);
  const [row] = await directory.query<{ id: number }>(
    `update copyright_counter_notices set restorable_from = now() - interval '1 day' where notice_id = $1 returning id`,
    [noticeId],
  );
  return row?.id ?? 0;
}

describe('copyright counter-notices', () => {
  it('can be filed once, and only by the member whose content was taken down; others get 404', async () => {
    const id = await directory.send();
    expect((await directory.counter(id)).json().code).toBe('COPYRIGHT_NOTICE_NOT_FOUND');
    await directory.decide(id, { decision: 'accept' });
    const url = `/api/copyright-notices/${id}`;
    expect([(await directory.counter(id, '')).statusCode, (await directory.call('GET', url)).statusCode]).toEqual([
      401, 401,
    ]);
    for (const answer of [
      await directory.counter(id, directory.olive),
      await directory.call('GET', url, directory.olive),
      await directory.counter(99_999_999),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'COPYRIGHT_NOTICE_NOT_FOUND']);
    expect((await directory.call('GET', url, directory.ada)).json()).toMatchObject({
      claimantName: 'Pat Painter',
      counterNotice: null,
    });
    const answers = await Promise.all([directory.counter(id), directory.counter(id), directory.counter(id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
    const shown = (await directory.call('GET', url, directory.ada)).json();
    expect(CopyrightTakedown.strict().parse(shown).counterNotice).toMatchObject({ status: 'waiting' });
    // Contact data appears only in emails and to administrators.
    for (const hidden of ['pat@example.org', 'Example Lane']) expect(JSON.stringify(shown)).not.toContain(hidden);
  });

  it('are emailed to the sender with the legally required data, without injected headers', async () => {
    const id = await directory.takeDown();
    await directory.counter(id, directory.ada, { ...COUNTER, name: 'Ada\r\nBcc: evil@example.org' });
    const mail = await lastMail(directory.app, 'pat@example.org');
    expect(mail.subject).toBe(`Counter-notice to your copyright notice no. ${id}`);
    for (const said of [
      'Name: Ada Bcc: evil@example.org',
      '12 River Street, Austin',
      '555-0142',
      'I wrote this myself.',
    ])
      expect(mail.text).toContain(said);
    expect(mail.source.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
  });

  it.each([
    [{ phone: '' }, 'phone', 'Phone is required'],
    [{ postalAddress: 'Austin' }, 'postalAddress', 'Postal address must be at least 10 characters'],
    [{ statement: 'No' }, 'statement', 'Your explanation must be at least 10 characters'],
    [{ mistake: false }, 'mistake', 'Please confirm this statement'],
    [{ jurisdiction: undefined }, 'jurisdiction', 'Please confirm this statement'],
    [{ signature: ' ' }, 'signature', 'Signature must be at least 2 characters'],
    [{ memberId: OLIVE }, 'memberId', 'Unknown field'],
  ])("are rejected with the form's message for an invalid field (%#)", async (wrong, path, message) => {
    const answer = await directory.counter(await directory.takeDown(), directory.ada, { ...COUNTER, ...wrong });
    expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ path, message }]]);
  });

  it('restore the hidden content after the waiting period', async () => {
    const id = await directory.takeDown();
    await directory.counter(id);
    const [row] = await directory.query<{ id: number }>(
      'select id from copyright_counter_notices where notice_id = $1',
      [id],
    );
    const restore = { decision: 'restore', counterNoticeId: row?.id };
    const early = await directory.decide(id, restore);
    expect([early.statusCode, early.json().message]).toEqual([
      409,
      expect.stringMatching(/^The content can be restored on /),
    ]);
    expect(await directory.isShown()).toBe(false);
    await directory.query(
      `update copyright_counter_notices set restorable_from = now() - interval '1 second' where notice_id = $1`,
      [id],
    );
    const racing = await Promise.all([
      directory.decide(id, restore),
      directory.decide(id, restore),
      directory.decide(id, restore),
    ]);
    expect(racing.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect(await directory.isShown()).toBe(true);
    expect((await lastMail(directory.app, 'pat@example.org')).subject).toBe(
      `Content restored: your copyright notice no. ${id}`,
    );
    expect((await lastMail(directory.app, 'ada-member-mail-secret@example.com')).subject).toBe('Your content is back');
    const list = await directory.call('GET', '/api/admin/copyright-notices?status=all', directory.administrator);
    expect(list.json()[0].takenDown[0]).toMatchObject({ followedAgainst: 0, restoredAt: expect.any(String) });
  });

  it('restore nothing if the sender went to court', async () => {
    const id = await directory.takeDown();
    const counterNoticeId = await waited(id);
    const reason = 'The sender has asked a court.';
    const answer = await directory.decide(id, { decision: 'uphold', counterNoticeId, reason });
    expect(answer.json().counterNotices[0]).toMatchObject({ status: 'upheld', reason, moves: [] });
    expect(await directory.isShown()).toBe(false);
    expect((await lastMail(directory.app, 'ada-member-mail-secret@example.com')).text).toContain(reason);
  });

  it('restore content held by two notices only after both are resolved', async () => {
    const [first, second] = [await directory.takeDown(), await takenDownToo()];
    await directory.decide(first, { decision: 'restore', counterNoticeId: await waited(first) });
    expect(await directory.isShown()).toBe(false);
    await directory.decide(second, { decision: 'restore', counterNoticeId: await waited(second) });
    expect(await directory.isShown()).toBe(true);
  });

  /**
   * Takes the same review down with a second notice, for which the administrator enters its address, because visitors
   * no longer see it.
   */
  async function takenDownToo(): Promise<number> {
    const id = await directory.send(['/business/20']);
    expect((await directory.decide(id, { decision: 'accept', addresses: [directory.review()] })).statusCode).toBe(200);
    return id;
  }

  it('are rejected when they belong to another notice', async () => {
    const [one, other] = [await directory.takeDown(), await directory.takeDown([directory.review(1)])];
    const answer = await directory.decide(one, { decision: 'restore', counterNoticeId: await waited(other) });
    expect(answer.json().errors[0]).toEqual({
      path: 'counterNoticeId',
      message: 'This counter-notice does not belong to this notice.',
    });
  });
});
