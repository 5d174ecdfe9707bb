import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { deliveredMails, lastMail } from '../../support/outgoing/deliveries.js';
import { ADA, OLIVE, seedDirectory } from '../../support/search/seeded.js';
import { signedInAs } from '../../support/identity/signed-in.js';

const ADA_MAIL = 'ada-member-mail-secret@example.com';
const OLIVE_MAIL = 'olive-member-mail-secret@example.com';
const ACCOUNT = '0198c2f0-1111-7b52-8d44-91c7e0a2b3f5';

let app: TestApp;
let ada: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_account_email');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls);
  await app.database.pool.query(
    `insert into provider_accounts (id, email, password_hash) values ($1, $2, 'x'), (gen_random_uuid(), 'Waiting@example.com', 'x')`,
    [ACCOUNT, ADA_MAIL],
  );
  await app.database.pool.query(`insert into user_identities (issuer, subject, user_id) values ('embedded', $1, $2)`, [
    ACCOUNT,
    ADA,
  ]);
});

afterAll(() => app?.close());

beforeEach(async () => {
  await app.database.pool.query('delete from email_changes');
  await app.database.pool.query('update users set email = $2 where id = $1', [ADA, ADA_MAIL]);
  await app.database.pool.query('update provider_accounts set email = $2 where id = $1', [ACCOUNT, ADA_MAIL]);
  ada = await signedInAs(app, ADA);
});

const post = (url: string, body: object, cookie?: string) =>
  app.fastify.inject({ method: 'POST', url, payload: body, headers: cookie === undefined ? {} : { cookie } });
const ask = (email: string) => post('/api/user/email', { email }, ada);
const confirm = (token: string) => post('/api/user/email/confirm', { token });

async function addresses(): Promise<unknown> {
  const { rows } = await app.database.pool.query(
    `select u.email as member, a.email as account from users u, provider_accounts a where u.id = $1 and a.id = $2`,
    [ADA, ACCOUNT],
  );
  return rows[0];
}

async function tokenMailedTo(address: string): Promise<string> {
  const { links } = await lastMail(app, address);
  const link = new URL(links.find((each) => each.includes('/confirm-email?')) ?? 'none:');
  return link.searchParams.get('token') ?? '';
}

describe('changing the email address', () => {
  it('updates the profile and the sign-in only after the emailed link is used', async () => {
    const answer = await ask(' Ada@new.example.com ');
    expect([answer.statusCode, answer.body]).toEqual([202, '']);
    expect(await addresses()).toEqual({ member: ADA_MAIL, account: ADA_MAIL });
    const token = await tokenMailedTo('Ada@new.example.com');
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await lastMail(app, ADA_MAIL)).subject).toBe('Request to change your email address');

    const confirmed = await confirm(token);
    expect([confirmed.statusCode, confirmed.json()]).toEqual([200, { email: 'Ada@new.example.com' }]);
    expect(await addresses()).toEqual({ member: 'Ada@new.example.com', account: 'Ada@new.example.com' });

    const again = await confirm(token);
    expect([again.statusCode, again.json().code]).toEqual([400, 'EMAIL_LINK_INVALID']);
    expect(again.json().message).toBe('This link is no longer valid. Please request a new one on your account page.');
  });

  it('confirms a new email address once when its link is used twice at the same time', async () => {
    await ask('twice@example.com');
    const token = await tokenMailedTo('twice@example.com');
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  });

  it('rejects an expired, replaced, or made-up email confirmation link', async () => {
    await ask('old@example.com');
    const old = await tokenMailedTo('old@example.com');
    await app.database.pool.query(`update email_changes set expires_at = now() - interval '1 second'`);
    // Expired, but not replaced by a newer link yet.
    expect((await confirm(old)).json()).toMatchObject({ status: 400, code: 'EMAIL_LINK_INVALID' });
    await ask('first@example.com');
    const first = await tokenMailedTo('first@example.com');
    await ask('second@example.com');
    for (const token of [first, 'made-up', 'x'.repeat(43)]) {
      expect((await confirm(token)).json()).toMatchObject({ status: 400, code: 'EMAIL_LINK_INVALID' });
    }
    expect(await addresses()).toEqual({ member: ADA_MAIL, account: ADA_MAIL });
    expect((await confirm(await tokenMailedTo('second@example.com'))).statusCode).toBe(200);
  });

  it('answers the same for an address already in use, and emails its owner a notice instead of a link', async () => {
    for (const taken of [OLIVE_MAIL.toUpperCase(), 'waiting@example.com']) {
      const before = (await deliveredMails(app, ADA_MAIL)).length;
      const answer = await ask(taken);
      expect([answer.statusCode, answer.body]).toEqual([202, '']);
      expect(await deliveredMails(app, ADA_MAIL)).toHaveLength(before + 1);
    }
    for (const owner of [OLIVE_MAIL, 'Waiting@example.com']) {
      const mail = await lastMail(app, owner);
      expect(mail.subject).toBe('Your email address is already in use');
      expect(mail.source).not.toContain('confirm-email');
    }
    const { rows } = await app.database.pool.query('select from email_changes where token_hash is not null');
    expect(rows).toHaveLength(0);
  });

  it('rejects the link when another member took the address in the meantime', async () => {
    await ask('wanted@example.com');
    await app.database.pool.query(`update users set email = 'Wanted@example.com' where id = $1`, [OLIVE]);
    const answer = await confirm(await tokenMailedTo('wanted@example.com'));
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'EMAIL_LINK_INVALID']);
    await app.database.pool.query(`update users set email = $2 where id = $1`, [OLIVE, OLIVE_MAIL]);
  });

  it("rejects an invalid email address and the member's current one", async () => {
    for (const email of ['', 'ada', 'ada@', `${'x'.repeat(250)}@example.com`]) {
      const answer = await ask(email);
      expect([email, answer.statusCode, answer.json().errors]).toEqual([
        email,
        400,
        [{ path: 'email', message: 'Valid email is required' }],
      ]);
    }
    expect((await ask(ADA_MAIL)).json()).toMatchObject({ status: 400, message: 'This is already your email address' });
  });

  it('allows five email change requests a day, even when they are sent at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((n) => ask(`new${n}@example.com`)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([202, 202, 202, 202, 202, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('TOO_MANY_EMAIL_CHANGES');
  });
});
