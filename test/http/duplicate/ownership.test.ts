import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { everything, KEPT, MERGED, PEOPLE, plantDuplicates } from '../../support/duplicate/two-places.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { lastMail } from '../../support/outgoing/deliveries.js';

let app: TestApp;
let administrator: string;
let owner: string;

beforeAll(async () => {
  app = await startTestApp(await emptyDirectory('http_merged_ownership'), WITH_ADMINISTRATOR);
  administrator = await signedInAsAdministrator(app);
});

afterAll(() => app?.close());

beforeEach(async () => {
  await plantDuplicates(
    app,
    `update businesses set owner_id = '${PEOPLE.owner}', is_claimed = true, claimed_by = '${PEOPLE.owner}',
       claimed_at = '2026-01-05' where id = ${MERGED}`,
  );
  owner = await signedInAs(app, PEOPLE.owner);
});

const send = (method: 'POST' | 'PATCH', url: string, payload: object = {}, cookie = administrator) =>
  app.fastify.inject({ method, url: `/api/${url}`, payload, headers: { cookie } });

const merge = (given: object = {}) =>
  send('POST', 'admin/duplicates/merge', { keepId: KEPT, mergedId: MERGED, ...given });

const kept = async () => {
  const { rows } = await app.database.pool.query<{
    ownerId: string | null;
    phone: string | null;
    description: string | null;
  }>(`select owner_id as "ownerId", phone, description, images, image_alts from businesses where id = $1`, [KEPT]);
  return rows[0];
};

/** Makes a member a manager who added a photo, and signs them in. */
async function managerWithPhoto(): Promise<string> {
  const photo = '00000000-0000-7000-8000-000000000101';
  await app.database.pool.query(
    `with manager as (insert into business_people (business_id, member_id, role) values (${KEPT}, '${PEOPLE.other}', 'manager')),
      photo as (insert into uploads (id, user_id, kind, content_type, width, height, bytes, free_since)
        values ('${photo}', '${PEOPLE.other}', 'business_photo', 'image/webp', 9, 9, 9, null))
    update businesses set images = images || '{/uploads/${photo}.webp}', image_alts = image_alts || '{Mine}' where id = ${KEPT}`,
  );
  return signedInAs(app, PEOPLE.other);
}

describe('merging a business with an owner into one without', () => {
  it('is refused until the administrator decides who owns the kept business', async () => {
    const before = await everything(app);
    const refused = await merge();
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'MERGE_REFUSED', message: expect.stringMatching(/never claimed it. Choose who owns/) },
    ]);
    expect(await everything(app)).toEqual(before);
  });

  it('can leave it without an owner, asks the other owner to claim it, and is undone exactly', async () => {
    const before = await everything(app);
    const { id } = (await merge({ owner: 'none' })).json<{ id: number }>();
    expect(await kept()).toMatchObject({ ownerId: null });
    const mail = await lastMail(app, '5@twins.example');
    expect(mail?.text).toContain(`/claim-business/${KEPT}`);
    expect((await send('PATCH', `businesses/${KEPT}`, { phone: '512 555 0199' }, owner)).statusCode).toBe(403);
    expect((await send('POST', `admin/merges/${id}/undo`)).statusCode).toBe(200);
    expect(await everything(app)).toEqual(before);
  });

  it('needs no decision if only the kept business has an owner', async () => {
    const { statusCode } = await merge({ keepId: MERGED, mergedId: KEPT });
    expect(statusCode).toBe(200);
  });
});

describe('undoing a merge that gave the kept business an owner', () => {
  it('undoes changes, photos, replies, and statements of its people, but not an administrator’s changes', async () => {
    const before = await kept();
    const { id } = (await merge({ owner: 'merged' })).json<{ id: number }>();
    expect(await kept()).toMatchObject({ ownerId: PEOPLE.owner });
    await app.database.pool.query(
      `update businesses set phone = '+15125550199', email = 'new@twins.example' where id = $1`,
      [KEPT],
    );
    const edited = await send('PATCH', `admin/businesses/${KEPT}`, {
      description: 'Two tubs and a garden.',
      reason: 'Seen.',
    });
    expect([edited.statusCode, edited.statusCode === 200 ? '' : edited.body]).toEqual([200, '']);
    expect((await send('POST', 'reviews/11/response', { content: 'Thank you for coming.' }, owner)).statusCode).toBe(
      404,
    );
    const manager = await managerWithPhoto();
    expect((await send('POST', 'reviews/12/response', { content: 'Thank you for coming.' }, manager)).statusCode).toBe(
      201,
    );
    await app.database.pool.query(
      `insert into policy_facts (business_id, fact, value, source, verdict, member_id) values ($1, 'areas.patio', '"yes"', 'owner', 'states', $2)`,
      [KEPT, PEOPLE.other],
    );
    expect((await send('POST', `admin/merges/${id}/undo`)).statusCode).toBe(200);
    expect(await kept()).toEqual({ ...before, description: 'Two tubs and a garden.' });
    const { rows: left } = await app.database.pool.query(
      `select 1 from review_responses where responder_id = $1 union all
       select 2 from policy_facts where member_id = $1 and business_id = $2 and withdrawn_at is null union all
       select 3 from uploads where user_id = $1 and free_since is null`,
      [PEOPLE.other, KEPT],
    );
    expect(left).toEqual([]);
  });
});
