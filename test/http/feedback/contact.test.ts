import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { OwnFeedback } from '../../../interfaces/contract/feedback/feedback.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { deliveredMails, lastMail } from '../../support/outgoing/deliveries.js';
import { ADA, OLIVE, seedDirectory } from '../../support/search/seeded.js';

const SUPPORT = 'help@paws.test';
let app: TestApp;

beforeAll(async () => {
  const urls = await emptyDirectory('http_contact');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls, { SUPPORT_EMAIL: SUPPORT });
});

afterAll(() => app?.close());

const MESSAGE = {
  feedbackType: 'contact_inquiry',
  subject: 'A bell at the door',
  name: 'Gus Guest',
  email: 'gus@example.com',
  category: 'technical',
  message: 'The map does not load.\n\nI use an old phone.',
};

const send = (
  payload: object,
  { of = app, path = '/api/user-feedback', cookie = '', remoteAddress = '127.0.0.1' } = {},
) => of.fastify.inject({ method: 'POST', url: path, headers: cookie === '' ? {} : { cookie }, payload, remoteAddress });

const storedFeedback = async (id: number) => {
  const { rows } = await runSql(app.databaseUrls.ownerUrl, (client) =>
    client.query(`select * from user_feedback where id = $1`, [id]),
  );
  return rows[0];
};

describe('POST /api/feedback with a contact message', () => {
  it("stores a visitor's contact message as one text and as fields, and doesn't return contact data", async () => {
    const answer = await send(MESSAGE);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([201, 'no-store']);
    expect(answer.json()).toMatchObject({ feedbackType: 'contact_inquiry', status: 'pending', title: MESSAGE.subject });
    expect(await storedFeedback(answer.json().id)).toMatchObject({
      user_id: null,
      title: 'A bell at the door',
      description: `Category: Technical problem\nName: Gus Guest\nEmail: gus@example.com\n\n${MESSAGE.message}`,
      contact_name: 'Gus Guest',
      contact_email: 'gus@example.com',
      contact_category: 'technical',
    });
  });

  it('a contact message accepts the alternative field names with a single text, on both paths', async () => {
    for (const path of ['/api/user-feedback', '/api/feedback']) {
      const description = 'Category: general\nName: Gus\n\nWhere is the map?';
      const spelled = { type: 'contact_inquiry', subject: 'The map', description, contactEmail: 'gus@example.com' };
      const answer = await send(spelled, { path });
      expect(answer.statusCode).toBe(201);
      expect(await storedFeedback(answer.json().id)).toMatchObject({
        ...{ feedback_type: 'contact_inquiry', title: 'The map', description },
        ...{ contact_email: 'gus@example.com', contact_name: null, contact_category: null },
      });
    }
  });

  it('a contact message is emailed to support, with Reply-To set to the sender only, whatever they typed', async () => {
    await send({ ...MESSAGE, subject: 'Hi\r\nBcc: evil@example.com', name: 'Gus\r\nCc: evil@example.com' });
    const mail = await lastMail(app, SUPPORT);
    expect(mail.subject).toBe('Contact: Hi Bcc: evil@example.com');
    expect(mail.text).toContain('I use an old phone.');
    expect(mail.text).toContain('Replies go to gus@example.com.');
    const [head = ''] = mail.source.split('\r\n\r\n');
    expect(head).toMatch(/^Reply-To: <?gus@example\.com>?\r?$/m);
    expect(head).not.toMatch(/^(?:Bcc|Cc):/im);
    expect(head).toMatch(/^To: <?help@paws\.test>?\r?$/m);
  });

  it.each([
    [{ subject: ' ' }, 'subject', 'Subject is required'],
    [{ subject: undefined }, 'subject', 'Subject is required'],
    [{ name: '' }, 'name', 'Name is required'],
    [{ email: 'nobody' }, 'email', 'Valid email is required'],
    [{ email: 'gus@example.com, evil@example.com' }, 'email', 'Valid email is required'],
    [{ email: 'gus@example.com\r\nBcc: evil@example.com' }, 'email', 'Valid email is required'],
    [{ email: undefined }, 'contactEmail', 'Valid email is required'],
    [{ category: 'complaint' }, 'category', 'Please select a category'],
    [{ message: 'Too short' }, 'message', 'Message must be at least 10 characters'],
    [{ message: undefined }, 'message', 'Message must be at least 10 characters'],
    [{ message: 'x'.repeat(4001) }, 'message', 'Message must be 4000 characters or less'],
    [{ status: 'completed' }, 'status', 'Unknown field'],
    [{ userId: ADA }, 'userId', 'Unknown field'],
  ])(
    "returns the form's message for each invalid contact field and sends no email (%#)",
    async (wrong, path, message) => {
      const before = (await deliveredMails(app, SUPPORT)).length;
      const answer = await send({ ...MESSAGE, ...wrong });
      expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ path, message }]]);
      expect(await deliveredMails(app, SUPPORT)).toHaveLength(before);
    },
  );

  it('allows five contact messages an hour per address in either spelling, counted separately from reports', async () => {
    const counting = await startTestApp(app.databaseUrls, { RATE_LIMIT: 'on', SUPPORT_EMAIL: SUPPORT });
    const at = { of: counting, remoteAddress: '203.0.113.9' };
    const { feedbackType, ...rest } = MESSAGE;
    const statuses = [];
    for (let time = 0; time < 6; time += 1) {
      const body = time % 2 === 0 ? MESSAGE : { ...rest, type: feedbackType };
      statuses.push((await send({ ...body, subject: `Number ${time}` }, at)).statusCode);
    }
    const report = {
      ...{ feedbackType: 'listing_issue', description: 'It has closed permanently.' },
      ...{ recommendedBusinessName: 'Patio Place 26', tags: ['closed_business'] },
    };
    const reported = await send(report, at);
    await counting.close();
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect(reported.statusCode).toBe(201);
  });
});

describe('GET /api/feedback', () => {
  const read = (cookie = '', query = '') =>
    app.fastify.inject({ url: `/api/feedback${query}`, headers: cookie === '' ? {} : { cookie } });

  it('returns 401 for the feedback list without a session', async () => {
    const answer = await read();
    expect([answer.statusCode, answer.json().message]).toEqual([401, 'Unauthorized']);
  });

  it("lists the member's own feedback newest first, page by page, with its status", async () => {
    const [ada, olive] = await Promise.all([signedInAs(app, ADA), signedInAs(app, OLIVE)]);
    for (const subject of ['First', 'Second', 'Third']) await send({ ...MESSAGE, subject }, { cookie: ada });
    await send({ ...MESSAGE, subject: 'Of Olive' }, { cookie: olive });
    await runSql(app.databaseUrls.ownerUrl, (client) =>
      client.query(
        `update user_feedback set status = 'completed', action_taken = 'Mended.', admin_notes = 'secret-note' where title = 'Second'`,
      ),
    );
    const first = await read(ada, '?limit=2');
    expect(first.headers).toMatchObject({ 'x-total-count': '3', 'cache-control': 'private, no-store' });
    const items = z.array(z.strictObject(OwnFeedback.shape)).parse(first.json());
    expect(items.map(({ title, status, actionTaken, userId }) => [title, status, actionTaken, userId])).toEqual([
      ['Third', 'pending', null, ADA],
      ['Second', 'completed', 'Mended.', ADA],
    ]);
    expect(first.body).not.toContain('secret-note');
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
    const second = await app.fastify.inject({ url: next, headers: { cookie: ada } });
    expect(second.json().map(({ title }: { title: string }) => title)).toEqual(['First']);
    expect(second.headers.link).toBeUndefined();
    const foreign = await app.fastify.inject({ url: next, headers: { cookie: olive } });
    expect([foreign.statusCode, foreign.json().code]).toEqual([400, 'INVALID_CURSOR']);
    expect((await read(olive)).json()).toHaveLength(1);
  });
});
