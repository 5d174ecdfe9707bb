import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { SITE_FEEDBACK_TYPES } from '../../../domain/feedback/feedback.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { Feedback } from '../../../interfaces/contract/feedback/feedback.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { lastMail } from '../../support/outgoing/deliveries.js';
import { ADA, seedDirectory } from '../../support/search/seeded.js';

const SUPPORT = 'help@paws.test';
let app: TestApp;

beforeAll(async () => {
  const urls = await emptyDirectory('http_site_feedback');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls, { SUPPORT_EMAIL: SUPPORT });
});

afterAll(() => app?.close());

const BUG = { feedbackType: 'bug_report', title: 'The map', description: 'It does not load.\n\nI use an old phone.' };

const send = (payload: object, { of = app, path = '/api/feedback', cookie = '' } = {}) =>
  of.fastify.inject({ method: 'POST', url: path, headers: cookie === '' ? {} : { cookie }, payload });

const storedFeedback = (id: number) =>
  runSql(app.databaseUrls.ownerUrl, async (client) => {
    const { rows } = await client.query(`select * from user_feedback where id = $1`, [id]);
    return rows[0];
  });

describe('feedback about this site', () => {
  it.each(SITE_FEEDBACK_TYPES)(
    'feedback of the type %s is stored on both paths, with either name of each field',
    async (feedbackType) => {
      const { title, description } = BUG;
      const either = [
        { feedbackType, title, description, name: 'Gus Guest', email: 'gus@example.com' },
        { feedbackType, subject: title, message: description },
      ];
      for (const [index, path] of ['/api/feedback', '/api/user-feedback'].entries()) {
        const answer = await send(either[index] ?? {}, { path });
        expect([path, answer.statusCode, answer.headers.location]).toEqual([path, 201, '/api/feedback']);
        const sent = z.strictObject(Feedback.shape).parse(answer.json());
        expect(sent).toMatchObject({
          feedbackType,
          title,
          description,
          status: 'pending',
          priority: 'medium',
          tags: [],
        });
        const isNamed = index === 0;
        expect(await storedFeedback(sent.id)).toMatchObject({
          ...{ user_id: null, business_id: null, allow_public_display: false, contact_preference: 'email' },
          ...{ contact_name: isNamed ? 'Gus Guest' : null, contact_email: isNamed ? 'gus@example.com' : null },
        });
        expect(answer.body).not.toContain('gus@example.com');
      }
    },
  );

  it('feedback about this site is listed for the member who sent it', async () => {
    const cookie = await signedInAs(app, ADA);
    const { id } = (await send({ ...BUG, priority: 'high', allowPublicDisplay: true }, { cookie })).json<Feedback>();
    const own = await app.fastify.inject({ url: '/api/feedback', headers: { cookie } });
    expect(own.json()[0]).toMatchObject({ id, feedbackType: 'bug_report', priority: 'medium', answeredAt: null });
  });

  it('feedback about this site is emailed to support, so that a reply goes to a sender who left an address', async () => {
    await send({ ...BUG, title: 'The bell', name: 'Gus Guest', email: 'gus@example.com' });
    const mail = await lastMail(app, SUPPORT);
    expect(mail).toMatchObject({ subject: 'Bug report: The bell' });
    expect(JSON.stringify(mail)).toContain('gus@example.com');
  });

  it('feedback about this site returns a message for each invalid field', async () => {
    const short = 'Title must be at least 5 characters';
    const vague = 'Please provide a detailed description';
    const wrong: [object, string, string][] = [
      [{ title: undefined }, 'title', short],
      [{ title: ' Map ' }, 'title', short],
      [{ title: undefined, subject: 'Map' }, 'subject', 'Subject must be at least 5 characters'],
      [{ title: 'x'.repeat(301) }, 'title', 'Title must be 300 characters or less'],
      [{ description: undefined }, 'description', vague],
      [{ description: 'Too short' }, 'description', vague],
      [{ description: undefined, message: 'Too short' }, 'message', vague],
      [{ description: 'x'.repeat(5001) }, 'description', 'Description must be 5000 characters or less'],
      [{ email: 'nobody' }, 'email', 'Valid email is required'],
      [{ name: 'x'.repeat(101) }, 'name', 'Name must be 100 characters or less'],
      [{ status: 'completed' }, 'status', 'Unknown field'],
    ];
    for (const [change, path, message] of wrong) {
      const answer = await send({ ...BUG, ...change });
      expect([change, answer.statusCode, answer.json().errors]).toEqual([change, 400, [{ path, message }]]);
    }
  });

  it('feedback about this site is limited to five an hour together with contact messages', async () => {
    const limited = await startTestApp(app.databaseUrls, { RATE_LIMIT: 'on' });
    const statuses: number[] = [];
    for (const feedbackType of [...SITE_FEEDBACK_TYPES, 'general_feedback', 'bug_report']) {
      statuses.push((await send({ ...BUG, feedbackType }, { of: limited })).statusCode);
    }
    const report = { feedbackType: 'listing_issue', description: 'It has closed.', recommendedBusinessName: 'Gone' };
    statuses.push((await send(report, { of: limited })).statusCode);
    await limited.close();
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 201]);
  });
});
