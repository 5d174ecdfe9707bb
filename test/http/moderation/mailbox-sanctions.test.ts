import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EraseMinor } from '../../../application/account/erase-minor.js';
import { Transaction } from '../../../application/shared/transaction.js';
import { CurrentUser } from '../../../interfaces/contract/account/account.js';
import { AdminMember } from '../../../interfaces/contract/administration/admin-member.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { giveNotice } from '../../support/moderation.js';
import { lastMail } from '../../support/outgoing/deliveries.js';
import { ADA, OLIVE, seedDirectory } from '../../support/search/seeded.js';

const SECOND = '0198c2f0-cccc-7b52-8d44-91c7e0a2b3f5';

const SUSPENDED =
  'Another account that uses your mailbox is suspended, so this one is too. You can read but not post. Our email about it says why and how to appeal.';

let app: TestApp;
let administrator: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_mailbox_sanctions');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
  administrator = await signedInAsAdministrator(app);
});

afterAll(() => app?.close());

const sql = (text: string, values: readonly unknown[] = []) => app.database.pool.query(text, [...values]);

beforeEach(async () => {
  await sql('delete from notices');
  await sql('delete from email_changes');
  await sql('delete from users where id = $1', [SECOND]);
  await addressOf(ADA, 'ada+1@example.com');
});

const addressOf = (id: string, email: string | null) => sql('update users set email = $2 where id = $1', [id, email]);

const secondAccount = (email: string | null) =>
  sql(`insert into users (id, email, first_name) values ($1, $2, 'Ada')`, [SECOND, email]);

const call = async (method: 'POST' | 'PUT' | 'GET', url: string, headers: Record<string, string>, payload?: object) =>
  app.fastify.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });

const as = async (id: string) => ({ cookie: await signedInAs(app, id) });

const save = async (headers: Record<string, string>) => {
  const { statusCode, body } = await call('PUT', '/api/businesses/1/favorite', headers);
  return statusCode === 204 ? 204 : (JSON.parse(body) as { code: string }).code;
};

const sanction = async (id: string) =>
  CurrentUser.parse((await call('GET', '/api/auth/user', await as(id))).json()).sanction;

describe('a sanction', () => {
  it('applies to an account that is opened later with the same mailbox', async () => {
    await giveNotice(app, ADA);
    await secondAccount('Ada+2@Example.com');
    const answer = await call('PUT', '/api/businesses/1/favorite', await as(SECOND));
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'ACCOUNT_SUSPENDED', message: SUSPENDED }]);
    expect(await sanction(SECOND)).toEqual({ kind: 'suspension', until: null, isOfOtherAccount: true });
    expect(await sanction(ADA)).toEqual({ kind: 'suspension', until: null, isOfOtherAccount: false });
  });

  it('applies to access tokens of the other account', async () => {
    await secondAccount('ada@example.com');
    const made = await call('POST', '/api/user/tokens', await as(SECOND), {
      name: 'Report',
      scopes: ['read', 'write'],
    });
    const token = { authorization: `Bearer ${made.json<{ token: string }>().token}` };
    expect(await save(token)).toBe(204);
    await giveNotice(app, ADA);
    expect(await save(token)).toBe('ACCOUNT_SUSPENDED');
  });

  it.each([
    ['a.d.a@gmail.com', 'ada+2@googlemail.com', 'ACCOUNT_SUSPENDED'],
    ['ada@example.com', 'ada@example.org', 204],
    ['a.da@example.com', 'ada@example.com', 204],
    ['ada@example.com', null, 204],
    [null, null, 204],
  ])('of %j has this effect on %j: %s', async (address, other, outcome) => {
    await addressOf(ADA, address);
    await secondAccount(other);
    await giveNotice(app, ADA);
    expect(await save(await as(ADA))).toBe('ACCOUNT_SUSPENDED');
    expect(await save(await as(SECOND))).toBe(outcome);
  });

  it('ends for all accounts of the mailbox when it is lifted, expires, or is erased with its account', async () => {
    await secondAccount('ada+2@example.com');
    const second = await as(SECOND);
    const id = await giveNotice(app, ADA, { kind: 'restriction', days: 7 });
    expect(await save(second)).toBe('ACCOUNT_RESTRICTED');
    await sql(`update notices set until = now() - interval '1 second' where id = $1`, [id]);
    expect(await save(second)).toBe(204);
    const lifted = await giveNotice(app, ADA);
    expect(await save(second)).toBe('ACCOUNT_SUSPENDED');
    await sql('update notices set lifted_at = now() where id = $1', [lifted]);
    expect(await save(second)).toBe(204);
    // The second account is sanctioned and erased.
    await giveNotice(app, SECOND);
    expect(await save(await as(ADA))).toBe('ACCOUNT_SUSPENDED');
    await app.nest.get(Transaction).run(() => app.nest.get(EraseMinor, { strict: false }).run({ memberId: SECOND }));
    expect(await save(await as(ADA))).toBe(204);
  });

  it('of the account itself is shown if two last equally long; otherwise, the longer one is shown', async () => {
    await secondAccount('ada+2@example.com');
    await giveNotice(app, ADA);
    await giveNotice(app, SECOND);
    expect(await sanction(SECOND)).toMatchObject({ kind: 'suspension', isOfOtherAccount: false });
    await sql(`update notices set kind = 'restriction', until = '2199-01-01Z' where member_id = $1`, [SECOND]);
    expect(await sanction(SECOND)).toMatchObject({ kind: 'suspension', isOfOtherAccount: true });
  });
});

describe('a change of the email address', () => {
  const ask = async (id: string, email: string) => {
    expect((await call('POST', '/api/user/email', await as(id), { email })).statusCode).toBe(202);
    const { links } = await lastMail(app, email);
    const token = new URL(links.find((each) => each.includes('/confirm-email?')) ?? 'none:').searchParams.get('token');
    return () => call('POST', '/api/user/email/confirm', {}, { token: token ?? '' });
  };

  it('brings the account under the sanction of the new mailbox', async () => {
    await giveNotice(app, ADA);
    await secondAccount('other@example.com');
    const confirm = await ask(SECOND, 'ada+2@example.com');
    expect(await save(await as(SECOND))).toBe(204);
    expect((await confirm()).statusCode).toBe(200);
    expect(await save(await as(SECOND))).toBe('ACCOUNT_SUSPENDED');
  });

  it.each([
    ['the sanctioned account', ADA, 'Your account is suspended.'],
    ['another account of its mailbox', SECOND, 'Another account that uses your mailbox is suspended'],
  ])('does not move %s out of its mailbox with a link from before the sanction', async (_whose, id, message) => {
    await secondAccount('ada+2@example.com');
    const confirm = await ask(id, 'new@example.org');
    const notice = await giveNotice(app, ADA);
    const refused = await confirm();
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'ACCOUNT_SUSPENDED']);
    expect(refused.json().message).toContain(message);
    // The link still works after the sanction.
    await sql('update notices set lifted_at = now() where id = $1', [notice]);
    expect((await confirm()).json()).toEqual({ email: 'new@example.org' });
  });
});

describe('administrators', () => {
  const member = async (id: string) =>
    AdminMember.parse((await call('GET', `/api/admin/members/${id}`, { cookie: administrator })).json());

  it('see which other account with the same mailbox was sanctioned', async () => {
    await secondAccount('ada+2@example.com');
    await giveNotice(app, ADA, { kind: 'restriction', days: 7 });
    const restricted = await member(ADA);
    expect([restricted.status, restricted.sanctionedAccount]).toEqual(['restricted', null]);
    expect(await member(SECOND)).toMatchObject({
      ...{ status: 'restricted', until: restricted.until, counts: { notices: 0 } },
      sanctionedAccount: { id: ADA, name: 'Ada surname-secret', email: 'ada+1@example.com' },
    });
    expect(await member(OLIVE)).toMatchObject({ status: 'active', until: null, sanctionedAccount: null });
  });

  it('can suspend each account of a mailbox, so that an appeal for one leaves the other suspended', async () => {
    await secondAccount('ada+2@example.com');
    const suspend = (id: string) =>
      call('POST', `/api/admin/members/${id}/sanctions`, { cookie: administrator }, DECISION);
    const DECISION = { action: 'suspend', reasonCode: 'spam', note: 'The same link in three reviews.' };
    const answers = [await suspend(ADA), await suspend(SECOND), await suspend(SECOND)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 409]);
    await sql('update notices set lifted_at = now() where member_id = $1', [ADA]);
    expect(await sanction(SECOND)).toMatchObject({ kind: 'suspension', isOfOtherAccount: false });
    expect(await sanction(ADA)).toMatchObject({ kind: 'suspension', isOfOtherAccount: true });
  });
});
