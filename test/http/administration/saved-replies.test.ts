import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SAVED_REPLY_LIMITS } from '../../../domain/administration/saved-reply.js';
import { SavedReplyForm, type SavedReply } from '../../../interfaces/contract/administration/saved-reply.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';

let app: TestApp;
let administrator: string;

beforeAll(async () => {
  app = await startTestApp(await emptyDirectory('http_saved_replies'), WITH_ADMINISTRATOR);
  administrator = await signedInAsAdministrator(app);
});

afterAll(() => app?.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const call = (method: Method, path = '', payload?: object) =>
  app.fastify.inject({
    ...{ method, url: `/api/admin/replies${path}`, headers: { cookie: administrator } },
    ...(payload !== undefined && { payload }),
  });
const list = async (): Promise<SavedReply[]> => (await call('GET')).json();
const entries = async () =>
  (
    await app.database.pool.query<Record<string, unknown>>(
      `select actor, action, target_type || ' ' || target_id as target, before, after from audit_log
       where target_type = 'saved_reply' order by id`,
    )
  ).rows;

const REPLY = { title: 'No such  street', kind: 'rejection', text: 'We couldn’t find {place} in {town}.' };

describe('/api/admin/replies', () => {
  it('starts with replies that contain only known placeholders', async () => {
    const replies = await list();
    expect(replies.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['feedback', 'rejection', 'revision', 'decision']),
    );
    for (const { title, kind, text } of replies) expect(SavedReplyForm.parse({ title, kind, text }).text).toBe(text);
    await app.database.pool.query('delete from saved_replies');
  });

  it('adds, changes, and deletes a reply, with an audit log entry each that leaves out the text', async () => {
    const answer = await call('POST', '', REPLY);
    const { id } = answer.json<SavedReply>();
    expect([answer.statusCode, answer.headers['location']]).toEqual([201, `/api/admin/replies/${String(id)}`]);
    expect(await list()).toEqual([
      {
        ...{
          ...REPLY,
          title: 'No such street',
          id,
          version: 1,
          createdBy: 'Administrator',
          updatedBy: 'Administrator',
        },
        ...{ createdAt: expect.any(String), updatedAt: expect.any(String) },
      },
    ]);
    const change = { title: 'Wrong street', kind: 'revision', text: 'Please check the street.', version: 1 };
    expect((await call('PUT', `/${String(id)}`, change)).json()).toMatchObject({ ...change, id, version: 2 });
    expect((await call('PUT', `/${String(id)}`, change)).json()).toMatchObject({
      ...{ status: 409, code: 'CHANGED_MEANWHILE' },
      message: 'Administrator has changed this reply since you opened it. Please reload it.',
    });
    expect((await call('DELETE', `/${String(id)}`)).statusCode).toBe(204);
    expect((await call('DELETE', `/${String(id)}`)).statusCode).toBe(404);
    expect((await call('PUT', `/${String(id)}`, change)).statusCode).toBe(404);
    const about = { actor: 'Administrator', target: `saved_reply ${String(id)}` };
    const [added, changed] = [
      { title: 'No such street', kind: 'rejection' },
      { title: 'Wrong street', kind: 'revision' },
    ];
    expect(await entries()).toEqual([
      { ...about, action: 'reply.add', before: {}, after: added },
      { ...about, action: 'reply.change', before: added, after: changed },
      { ...about, action: 'reply.remove', before: changed, after: {} },
    ]);
  });

  it('refuses texts that are missing, too long, or have an unknown placeholder', async () => {
    const long = 'x'.repeat(SAVED_REPLY_LIMITS.text + 1);
    const wrong: readonly (readonly [object, string, string])[] = [
      [{ ...REPLY, title: ' ' }, 'title', 'Give the reply a title.'],
      [{ ...REPLY, title: 'x'.repeat(SAVED_REPLY_LIMITS.title + 1) }, 'title', 'Title must be 80 characters or less'],
      [{ ...REPLY, kind: 'other' }, 'kind', 'Choose where the reply is used.'],
      [{ ...REPLY, text: '' }, 'text', 'Write the text of the reply.'],
      [{ ...REPLY, text: long }, 'text', 'Text must be 2,000 characters or less'],
      [
        { ...REPLY, text: 'Hi {first}' },
        ...(['text', '{first} is not a placeholder. Use {name}, {place}, {town}, or {administrator}.'] as const),
      ],
    ];
    for (const [payload, path, message] of wrong) {
      const answer = await call('POST', '', payload);
      expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ path, message }]]);
    }
    expect((await call('POST', '', { ...REPLY, version: 1 })).statusCode).toBe(400);
    expect((await call('PUT', '/1', REPLY)).statusCode).toBe(400);
  });

  it('refuses a reply above the maximum number', async () => {
    await app.database.pool.query(
      `insert into saved_replies (title, kind, text, created_by, updated_by)
       select 'Reply ' || n, 'feedback', 'Thanks.', 'Ada', 'Ada' from generate_series(1, $1::integer) n`,
      [SAVED_REPLY_LIMITS.replies - 1],
    );
    const added = await Promise.all([call('POST', '', REPLY), call('POST', '', REPLY), call('POST', '', REPLY)]);
    expect(added.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
    expect((await call('POST', '', REPLY)).json()).toMatchObject({
      ...{ code: 'TOO_MANY_SAVED_REPLIES', message: 'There can be at most 200 saved replies. Delete one first.' },
    });
  });

  it('answers 401 to visitors, for every call', async () => {
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['PUT', '/1'],
      ['DELETE', '/1'],
    ] as const) {
      const url = `/api/admin/replies${path}`;
      const answer = await app.fastify.inject({ method, url, ...(method !== 'GET' && { payload: REPLY }) });
      expect([method, answer.statusCode]).toEqual([method, 401]);
    }
  });
});
