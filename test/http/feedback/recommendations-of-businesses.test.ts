import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { WRONG_KIND } from '../../../domain/business/content.js';
import { Feedback } from '../../../interfaces/contract/feedback/feedback.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { ADA, seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;

beforeAll(async () => {
  const urls = await emptyDirectory('http_recommended');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls);
});

afterAll(() => app?.close());

const PLACE = {
  feedbackType: 'business_recommendation',
  title: 'Recommendation: The Muddy Paw',
  description: '<b>Dogs</b> lie under every table.',
  recommendedBusinessName: 'The Muddy Paw',
  recommendedBusinessCategory: 'restaurants',
  recommendedBusinessKind: 'cafe',
  recommendedBusinessAddress: '12 River Street',
  recommendedBusinessCity: 'Austin',
  recommendedBusinessState: 'Texas',
  recommendedBusinessZip: '78701',
  recommendedBusinessPhone: '(512) 555-0100',
  recommendedBusinessWebsite: 'https://muddypaw.example',
  recommendedBusinessDescription: '<b>Dogs</b> lie under every table.',
  recommendedPetPerks: ['Water bowls', 'water bowls', 'A bell at the door'],
  contactPreference: 'phone',
  contactEmail: 'friend@example.com',
  contactPhone: '512 555 0199',
  allowPublicDisplay: true,
};

const PATHS = ['/api/feedback', '/api/user-feedback'];

const send = (payload: object, { path = '/api/feedback', cookie = '' } = {}) =>
  app.fastify.inject({ method: 'POST', url: path, headers: cookie === '' ? {} : { cookie }, payload });

const storedFeedback = async (id: number) => {
  const { rows } = await runSql(app.databaseUrls.ownerUrl, (client) =>
    client.query(`select * from user_feedback where id = $1`, [id]),
  );
  return rows[0];
};

describe('recommending a business', () => {
  it("stores a visitor's whole recommendation on both paths, and doesn't return contact data", async () => {
    for (const path of PATHS) {
      const answer = await send(PLACE, { path });
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([201, 'no-store']);
      const { contactEmail, contactPhone, ...told } = PLACE;
      const perks = ['Water bowls', 'A bell at the door'];
      const shown = { ...told, recommendedBusinessState: 'TX', recommendedPetPerks: perks };
      const place = z.strictObject(Feedback.shape).parse(answer.json());
      expect(place).toMatchObject({ ...shown, status: 'pending', priority: 'medium', tags: [], businessId: null });
      for (const secret of [contactEmail, contactPhone]) expect(answer.body).not.toContain(secret);
      expect(await storedFeedback(place.id)).toMatchObject({
        ...{ user_id: null, feedback_type: 'business_recommendation', recommended_business_state: 'TX' },
        ...{ contact_email: contactEmail, contact_phone: contactPhone, contact_preference: 'phone' },
        ...{ recommended_business_description: PLACE.recommendedBusinessDescription, allow_public_display: true },
      });
    }
  });

  it('stores which member sent the recommendation', async () => {
    const answer = await send(PLACE, { cookie: await signedInAs(app, ADA) });
    expect(await storedFeedback(answer.json().id)).toMatchObject({ user_id: ADA });
  });

  it('requires only the business, its location, and what makes it pet-friendly', async () => {
    const { description, recommendedBusinessDescription, feedbackType } = PLACE;
    const { recommendedBusinessName, recommendedBusinessCategory, recommendedBusinessAddress } = PLACE;
    const { recommendedBusinessCity, recommendedBusinessState } = PLACE;
    const needed = {
      ...{ feedbackType, description, recommendedBusinessDescription, recommendedBusinessName },
      ...{ recommendedBusinessCategory, recommendedBusinessAddress, recommendedBusinessCity, recommendedBusinessState },
    };
    const answer = await send(needed);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      {
        ...{ title: PLACE.title, contactPreference: 'email', allowPublicDisplay: false, recommendedPetPerks: [] },
        ...{ recommendedBusinessZip: null, recommendedBusinessWebsite: null, recommendedBusinessKind: null },
      },
    ]);
    for (const field of Object.keys(needed)) {
      const refused = await send({ ...needed, [field]: undefined });
      expect([field, refused.statusCode, refused.json().errors[0].path]).toEqual([field, 400, field]);
    }
    const empty = { recommendedBusinessWebsite: '', recommendedBusinessZip: '', contactEmail: '', contactPhone: '' };
    expect((await send({ ...needed, ...empty })).statusCode).toBe(201);
  });

  it('sets the contact preference to none if phone was chosen without a number', async () => {
    const answer = await send({ ...PLACE, contactPhone: undefined });
    expect(answer.json().contactPreference).toBe('none');
  });

  it("returns the form's message for each invalid field", async () => {
    const wrong: [string, unknown, string][] = [
      ['title', 'Four', 'Title must be at least 5 characters'],
      ['description', 'too short', 'Please provide a detailed description'],
      ['recommendedBusinessName', 'A', 'Business name is required'],
      ['recommendedBusinessCategory', 'zoos', 'Please select a category'],
      ['recommendedBusinessKind', 'zoo', 'Please select a kind of place'],
      ['recommendedBusinessKind', 'hotel', WRONG_KIND],
      ['recommendedBusinessAddress', '1 St', 'Address is required'],
      ['recommendedBusinessCity', 'A', 'City is required'],
      ['recommendedBusinessState', 'T', 'State is required'],
      ['recommendedBusinessWebsite', 'ftp://muddypaw.example', 'Please enter a valid URL'],
      ['recommendedBusinessDescription', 'too short', 'Please describe what makes this business pet-friendly'],
      ['recommendedBusinessPhone', '---', 'Please enter a valid phone number'],
      ['contactPhone', '+', 'Please enter a valid phone number'],
      ['contactEmail', 'nobody', 'Valid email is required'],
      ['recommendedBusinessName', 'a NUL \0 in it', 'Business name must not contain a NUL character.'],
    ];
    for (const [path, value, message] of wrong) {
      const answer = await send({ ...PLACE, [path]: value });
      expect([path, answer.statusCode, answer.json().errors]).toEqual([path, 400, [{ path, message }]]);
    }
    expect((await send({ ...PLACE, contactPreference: 'pigeon' })).json()).toMatchObject({
      status: 400,
      message: 'contactPreference: Choose one of: email, phone, none',
    });
  });

  it('returns 400 for fields that only the server or an administrator sets', async () => {
    const foreign = {
      ...{ status: 'completed', tags: ['top'], userId: ADA, reviewedBy: 'me', adminNotes: 'yes' },
      ...{ actionTaken: 'listed', businessId: 20, id: 7, createdAt: '2020-01-01T00:00:00.000Z' },
    };
    for (const [path, value] of Object.entries(foreign)) {
      const answer = await send({ ...PLACE, [path]: value });
      expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ path, message: 'Unknown field' }]]);
    }
  });

  it('accepts a priority but lets the server decide it', async () => {
    for (const priority of ['low', 'medium', 'high', 'urgent']) {
      const answer = await send({ ...PLACE, priority });
      expect([priority, answer.statusCode, answer.json().priority]).toEqual([priority, 201, 'medium']);
    }
    expect((await send({ ...PLACE, priority: 'at once' })).statusCode).toBe(400);
  });

  it('allows five recommendations an hour per address over both paths, counted separately from reports', async () => {
    const limited = await startTestApp(app.databaseUrls, { RATE_LIMIT: 'on' });
    const statusOf = async (payload: object, index = 0) =>
      (await limited.fastify.inject({ method: 'POST', url: PATHS[index % 2]!, payload })).statusCode;
    const statuses: number[] = [await statusOf({ ...PLACE, title: 'No' })];
    for (let i = 0; i < 6; i += 1) statuses.push(await statusOf(PLACE, i));
    const report = { feedbackType: 'listing_issue', description: PLACE.description, recommendedBusinessName: 'Any' };
    statuses.push(await statusOf(report), await statusOf({ ...PLACE, feedbackType: { toString: 1 } }));
    await limited.close();
    expect(statuses).toEqual([400, 201, 201, 201, 201, 201, 429, 201, 400]);
  });
});
