import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PoolClient } from 'pg';
import sharp from 'sharp';
import { CurrentUser, PublicUser } from '../../../interfaces/contract/account/account.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { ADA, NOBODY, OLIVE, seedDirectory } from '../../support/search/seeded.js';
import { signedInAs } from '../../support/identity/signed-in.js';

let app: TestApp;
let ada: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_account');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls);
});

afterAll(() => app?.close());

beforeEach(async () => {
  ada = await signedInAs(app, ADA);
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const call = (method: Method, url: string, { cookie, body }: { cookie?: string; body?: object } = {}) =>
  app.fastify.inject({
    method,
    url,
    headers: cookie === undefined ? {} : { cookie },
    ...(body === undefined ? {} : { payload: body }),
  });

const save = (body: object) => call('PUT', '/api/user/profile', { cookie: ada, body });

describe('PUT /api/user/profile', () => {
  it('changes the fields sent and returns the updated account', async () => {
    const before = (await call('GET', '/api/auth/user', { cookie: ada })).json();
    const saved = await save({
      firstName: ' Ada ',
      lastName: 'Lovelace',
      petFirstName: 'Biscuit',
      phoneNumber: '+1 (512) 555-0142',
    });
    expect(saved.statusCode).toBe(200);
    expect(saved.headers['cache-control']).toContain('no-store');
    expect(saved.json()).toEqual({
      ...before,
      firstName: 'Ada',
      lastName: 'Lovelace',
      petFirstName: 'Biscuit',
      phoneNumber: '+1 (512) 555-0142',
      isRegistrationComplete: true,
      updatedAt: expect.any(String),
    });
    expect(CurrentUser.strict().safeParse(saved.json()).error).toBeUndefined();
    expect((await call('GET', '/api/auth/user', { cookie: ada })).json()).toEqual(saved.json());
  });

  it('keeps absent profile fields and clears those that are null or empty', async () => {
    await save({ firstName: 'Ada', lastName: 'Lovelace', petFirstName: 'Biscuit', phoneNumber: '555' });
    await save({ homeZipCode: '78701-1234', preferredRadius: 25 });
    await save({ emailNotifications: false, smsNotifications: true });
    const saved = await save({ petFirstName: '', phoneNumber: null });
    expect(saved.json()).toMatchObject({
      firstName: 'Ada',
      lastName: 'Lovelace',
      petFirstName: null,
      phoneNumber: null,
      homeZipCode: '78701-1234',
      preferredRadius: '25',
      emailNotifications: false,
      smsNotifications: true,
    });
    expect((await save({ homeZipCode: null, preferredRadius: '100' })).json()).toMatchObject({
      homeZipCode: null,
      preferredRadius: '100',
    });
  });

  it("returns the form's message for each invalid profile field", async () => {
    const wrong: [object, string, string][] = [
      [{ firstName: '' }, 'firstName', 'First name is required'],
      [{ firstName: null }, 'firstName', 'First name is required'],
      [{ lastName: '  ' }, 'lastName', 'Last name is required'],
      [{ firstName: 'x'.repeat(51) }, 'firstName', 'First name must be 50 characters or less'],
      [{ petFirstName: 'x'.repeat(51) }, 'petFirstName', 'Pet name must be 50 characters or less'],
      [{ phoneNumber: '---' }, 'phoneNumber', 'Please enter a valid phone number'],
      [{ phoneNumber: '555-CALL' }, 'phoneNumber', 'Please enter a valid phone number'],
      [{ phoneNumber: '1'.repeat(21) }, 'phoneNumber', 'Please enter a valid phone number'],
      [{ homeZipCode: '7870' }, 'homeZipCode', 'Please enter a valid zip code (12345 or 12345-6789)'],
      [{ homeZipCode: '78701-12' }, 'homeZipCode', 'Please enter a valid zip code (12345 or 12345-6789)'],
      [{ preferredRadius: '7' }, 'preferredRadius', 'Please choose 5, 10, 25, 50 or 100 miles'],
      [{ emailNotifications: 'yes' }, 'emailNotifications', 'Must be true or false'],
      [{ email: 'new@example.com' }, 'email', 'Unknown field'],
      [{ isRegistrationComplete: true }, 'isRegistrationComplete', 'Unknown field'],
    ];
    for (const [body, path, message] of wrong) {
      const answer = await save(body);
      expect([body, answer.statusCode, answer.json().code, answer.json().errors]).toEqual([
        body,
        400,
        'INVALID_INPUT',
        [{ path, message }],
      ]);
    }
  });

  it('returns 401 for account calls without a session', async () => {
    const calls: [Method, string][] = [
      ['PUT', '/api/user/profile'],
      ['POST', '/api/user/email'],
      ['GET', '/api/user/export'],
      ['DELETE', '/api/user'],
      ['GET', '/api/user/tokens'],
      ['POST', '/api/user/tokens'],
      ['GET', '/api/user/sessions'],
      ['DELETE', '/api/user/sessions'],
    ];
    for (const [method, url] of calls) {
      const answer = await call(method, url, method === 'GET' || url.endsWith('sessions') ? {} : { body: {} });
      expect([method, url, answer.statusCode, answer.json().message]).toEqual([method, url, 401, 'Unauthorized']);
    }
  });

  it("accepts a profile photo as a data URL or one of the member's uploads, and rejects any other", async () => {
    const png = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#bb5522' } })
      .png()
      .toBuffer();
    const saved = await save({ profileImageUrl: `data:image/png;base64,${png.toString('base64')}` });
    expect(saved.statusCode).toBe(200);
    const { profileImageUrl: address } = saved.json<{ profileImageUrl: string }>();
    expect(address).toMatch(/^\/uploads\/[0-9a-f-]{36}\.webp$/);
    expect((await call('GET', address)).headers['content-type']).toBe('image/webp');
    const isFree = async () =>
      (await app.database.pool.query('select from uploads where free_since is not null')).rowCount;
    expect(await isFree()).toBe(0);
    expect((await save({ profileImageUrl: address, petFirstName: 'Rex' })).json()).toMatchObject({
      profileImageUrl: address,
    });
    for (const other of [
      'https://example.com/a.webp',
      '/uploads/0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e77.webp',
      '/uploads/demo/a.webp',
    ]) {
      const answer = await save({ profileImageUrl: other });
      expect([other, answer.statusCode, answer.json().errors]).toEqual([
        other,
        400,
        [{ path: 'profileImageUrl', message: 'This is not a photo that you uploaded here.' }],
      ]);
    }
    expect((await save({ profileImageUrl: 'data:image/svg+xml;base64,PHN2Zy8+' })).json()).toMatchObject({
      status: 415,
      message: 'Please select an image file (JPEG, PNG, GIF, WebP)',
    });
    expect((await save({ profileImageUrl: null })).json()).toMatchObject({ profileImageUrl: null });
    expect(await isFree()).toBe(1);
  });

  it('saves concurrent profile changes or returns 409 to the later ones', async () => {
    const answers = await Promise.all([
      save({ firstName: 'One' }),
      save({ petFirstName: 'Two' }),
      save({ homeZipCode: '12345' }),
    ]);
    for (const answer of answers) {
      expect([200, 409]).toContain(answer.statusCode);
      if (answer.statusCode === 409) expect(answer.json().code).toBe('CHANGED_MEANWHILE');
    }
    const [one, two, three] = answers.map(({ statusCode }) => statusCode === 200);
    const now = (await call('GET', '/api/auth/user', { cookie: ada })).json();
    expect([now.firstName === 'One', now.petFirstName === 'Two', now.homeZipCode === '12345']).toEqual([
      one,
      two,
      three,
    ]);
  });

  it('returns 409 and changes nothing when the profile changed after it was read', async () => {
    const other = await app.database.pool.connect();
    try {
      await other.query('begin');
      await other.query(`update users set pet_first_name = 'First', version = version + 1 where id = $1`, [ADA]);
      const answer = save({ petFirstName: 'Second', firstName: 'Second' });
      await somebodyWaitsFor(other);
      await other.query('commit');
      expect((await answer).json()).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' });
    } finally {
      other.release();
    }
    const now = (await call('GET', '/api/auth/user', { cookie: ada })).json();
    expect([now.petFirstName, now.firstName === 'Second']).toEqual(['First', false]);
    expect((await save({ petFirstName: 'Second' })).json()).toMatchObject({ petFirstName: 'Second' });
  });

  /** Resolves once another transaction waits for a lock that `holder` has. */
  async function somebodyWaitsFor(holder: PoolClient): Promise<void> {
    const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid');
    const waiting = 'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))';
    while ((await app.database.pool.query(waiting, [rows[0]?.pid])).rowCount === 0);
  }
});

describe('GET /api/users/{id}', () => {
  it('returns only the five public fields of a member', async () => {
    const answer = await call('GET', `/api/users/${OLIVE.toUpperCase()}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      id: OLIVE,
      firstName: 'Olive',
      profileImageUrl: null,
      petFirstName: null,
      joinedDate: expect.stringMatching(/Z$/),
    });
    expect(PublicUser.strict().safeParse(answer.json()).error).toBeUndefined();
    expect(answer.body).not.toContain('secret');
  });

  it('returns 404 for an unknown or malformed member ID', async () => {
    for (const id of [NOBODY, 'x', '1', `${OLIVE}0`, '%00']) {
      const answer = await call('GET', `/api/users/${id}`);
      expect([id, answer.statusCode, answer.json().code]).toEqual([id, 404, 'USER_NOT_FOUND']);
    }
  });
});
