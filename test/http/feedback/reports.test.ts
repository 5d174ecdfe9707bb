import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { Feedback } from '../../../interfaces/contract/feedback/feedback.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { ADA, HIDDEN, seedDirectory } from '../../support/search/seeded.js';
import { signedInAs } from '../../support/identity/signed-in.js';

let app: TestApp;

beforeAll(async () => {
  const urls = await emptyDirectory('http_reports');
  await seedDirectory(urls.ownerUrl);
  await runSql(urls.ownerUrl, async (client) => {
    await client.query(`update businesses set name = 'Twin Paws' where id in (28, 29)`);
    await client.query(`update businesses set name = 'Café Zoë' where id = 30`);
  });
  app = await startTestApp(urls);
});

afterAll(() => app?.close());

const REPORT = {
  feedbackType: 'listing_issue',
  title: 'Listing Issue Report: Patio Place 20',
  description: '<b>The</b> number belongs to someone else.',
  recommendedBusinessName: 'Patio Place 20',
  priority: 'urgent',
  contactPreference: 'email',
  allowPublicDisplay: false,
  tags: ['contact_issue'],
};

const send = (body: object, { path = '/api/user-feedback', cookie }: { path?: string; cookie?: string } = {}) =>
  app.fastify.inject({ method: 'POST', url: path, headers: cookie === undefined ? {} : { cookie }, payload: body });

const storedFeedback = async (id: number) => {
  const { rows } = await runSql(app.databaseUrls.ownerUrl, (client) =>
    client.query(
      `select user_id, business_id, priority, status, contact_email, description from user_feedback where id = $1`,
      [id],
    ),
  );
  return rows[0];
};

describe('reporting a business', () => {
  it("stores a visitor's report on both paths, with the priority set by the server", async () => {
    for (const path of ['/api/user-feedback', '/api/feedback']) {
      const answer = await send(REPORT, { path });
      expect(answer.statusCode).toBe(201);
      const report = z.strictObject(Feedback.shape).parse(answer.json());
      expect(report).toMatchObject({ ...REPORT, priority: 'medium', status: 'pending', businessId: 20 });
      expect(report).toMatchObject({ recommendedBusinessAddress: null, recommendedPetPerks: [] });
      expect(answer.headers.location).toBe('/api/feedback');
      expect(await storedFeedback(report.id)).toMatchObject({
        user_id: null,
        business_id: 20,
        description: REPORT.description,
      });
    }
    const closed = await send({ ...REPORT, tags: ['closed_business'], priority: 'low' });
    expect(closed.json().priority).toBe('high');
  });

  it('stores who sent the report and their email address, if given', async () => {
    const cookie = await signedInAs(app, ADA);
    const answer = await send({ ...REPORT, reporterEmail: 'someone@example.com' }, { cookie });
    expect(await storedFeedback(answer.json().id)).toMatchObject({
      user_id: ADA,
      contact_email: 'someone@example.com',
    });
    expect(answer.body).not.toContain('someone@example.com');
    expect(await storedFeedback((await send({ ...REPORT, reporterEmail: '' })).json().id)).toMatchObject({
      contact_email: null,
    });
  });

  it('links the report to the business by ID, otherwise by a unique exact name, otherwise to none', async () => {
    const about = async (body: object) => (await send({ ...REPORT, ...body })).json().businessId;
    expect(await about({ businessId: 7, recommendedBusinessName: 'Something else' })).toBe(7);
    expect(await about({ businessId: null })).toBe(20);
    expect(await about({ businessId: HIDDEN.pending, recommendedBusinessName: 'Something else' })).toBeNull();
    expect(await about({ recommendedBusinessName: 'hidden-word Patio' })).toBeNull();
    expect(await about({ recommendedBusinessName: 'Twin Paws' })).toBeNull();
    expect(await about({ recommendedBusinessName: 'Café Zoë' })).toBe(30);
    expect(await about({ recommendedBusinessName: 'cafe zoe' })).toBeNull();
  });

  it('requires only the type, the description, and the business name', async () => {
    const { feedbackType, description, recommendedBusinessName } = REPORT;
    const answer = await send({ feedbackType, description, recommendedBusinessName });
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      expect.objectContaining({ title: REPORT.title, tags: ['incorrect_info'], contactPreference: 'email' }),
    ]);
  });

  it("returns the form's message for each invalid field", async () => {
    const short = 'Please provide at least 10 characters describing the issue';
    const wrong: [object, string, string][] = [
      [{ description: 'too short' }, 'description', short],
      [{ description: undefined }, 'description', short],
      [{ recommendedBusinessName: '  ' }, 'recommendedBusinessName', 'Business name is required'],
      [{ reporterEmail: 'nobody' }, 'reporterEmail', 'Valid email is required'],
      [{ description: 'a NUL \0 in it all' }, 'description', 'description must not contain a NUL character.'],
      [{ status: 'completed' }, 'status', 'Unknown field'],
      [{ userId: ADA }, 'userId', 'Unknown field'],
    ];
    for (const [change, path, message] of wrong) {
      const answer = await send({ ...REPORT, ...change });
      expect([change, answer.statusCode, answer.json().errors]).toEqual([change, 400, [{ path, message }]]);
    }
    for (const feedbackType of ['bug_report', 'business_recommendation', '', null, undefined])
      expect((await send({ ...REPORT, feedbackType })).statusCode).toBe(400);
    for (const tags of [['rude'], [], ['other', 'other']])
      expect((await send({ ...REPORT, tags })).statusCode).toBe(400);
  });

  it('allows five reports an hour per address', async () => {
    const limited = await startTestApp(app.databaseUrls, { RATE_LIMIT: 'on' });
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      const path = i % 2 === 0 ? '/api/feedback' : '/api/user-feedback';
      const answer = await limited.fastify.inject({ method: 'POST', url: path, payload: REPORT });
      statuses.push(answer.statusCode);
    }
    await limited.close();
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });
});
