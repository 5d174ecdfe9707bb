import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import PostalMime from 'postal-mime';
import type { EmailPreview, EmailPreviewInput } from '../../../interfaces/contract/outgoing/email-preview.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { continueIds } from '../../support/member-rows.js';
import { deliveredMails, type DeliveredMail } from '../../support/outgoing/deliveries.js';
import { plantDecisions, PREVIEWED_DECISIONS } from '../../support/outgoing/previewed-decisions.js';
import { ADA, OLIVE, seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;
let administrator: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_email_previews');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
  administrator = await signedInAsAdministrator(app);
  await plantDecisions(app);
});

afterAll(() => app?.close());

const sql = async (text: string, values: unknown[] = []) => (await app.database.pool.query(text, values)).rows;

const post = (payload: object, headers: Record<string, string> = { cookie: administrator }) =>
  app.fastify.inject({ method: 'POST', url: '/api/admin/email-previews', payload, headers });
const preview = async (form: EmailPreviewInput): Promise<EmailPreview> => (await post(form)).json();

/** A snapshot of everything that a decision can change, except numbers of ids. */
const left = () =>
  sql(
    `select ${['businesses', 'business_claims', 'user_feedback', 'moderation_cases', 'notices', 'appeals']
      .concat(['copyright_notices', 'users', 'reviews', 'audit_log', 'outbox', 'pgboss.job'])
      .concat(['content_changes', 'ownership_requests'])
      .map(
        (table, n) => `(select md5(coalesce(string_agg(t::text, '' order by t::text), '')) from ${table} t) as t${n}`,
      )
      .join(', ')}`,
  );

/**
 * Replaces tokens and the number of a new listing, which differ for each email, and drops the token of an unsubscribe
 * link, which a preview lacks.
 */
const withoutTokens = (text: string): string =>
  text
    .replaceAll(/\/unsubscribe\?token=[\w-]+/g, '/unsubscribe')
    .replaceAll(/[\w-]{40,}/g, 'TOKEN')
    .replaceAll(/business\/\d{6}/g, 'business/NEW');

async function partsOf({ source }: DeliveredMail) {
  const { subject = '', text = '', html = '' } = await PostalMime.parse(source);
  return { subject, text: withoutTokens(text).trim(), html: withoutTokens(html).trim() };
}

const knownMails = async () => new Set((await deliveredMails(app)).map(({ source }) => source));

/** Delivers what waits and returns the emails that are not known yet, by recipient. */
const newMails = async (known: ReadonlySet<string>) =>
  (await deliveredMails(app))
    .filter(({ source }) => !known.has(source))
    .toSorted((one, other) => one.to.localeCompare(other.to) || one.subject.localeCompare(other.subject));

describe('POST /api/admin/email-previews', () => {
  it('returns the same emails that each decision then sends, and changes nothing itself', async () => {
    for (const [form, method, path, recipients] of PREVIEWED_DECISIONS) {
      const [before, known] = [await left(), await knownMails()];
      const { emails: inOrder, note } = await preview(form);
      const emails = inOrder.toSorted(
        (one, other) => (one.to ?? '').localeCompare(other.to ?? '') || one.subject.localeCompare(other.subject),
      );
      expect([path, await left(), (await newMails(known)).length]).toEqual([path, before, 0]);
      const url = `/api/admin/${path}`;
      const answer = await app.fastify.inject({
        method,
        url,
        payload: form.body ?? {},
        headers: { cookie: administrator },
      });
      expect([path, answer.statusCode < 300]).toEqual([path, true]);
      const sent = await newMails(known);
      const parts = await Promise.all(sent.map(partsOf));
      const previewed = emails.map(({ subject, text, html }) => ({
        ...{ subject, text: withoutTokens(text).trim(), html: withoutTokens(html).trim() },
      }));
      expect([path, previewed]).toEqual([path, parts]);
      expect([path, ...sent.map(({ to }) => to.split(/-member|@/)[0])]).toEqual([path, ...recipients]);
      expect([path, note === null]).toEqual([path, recipients.length > 0]);
      for (const [index, { to, notSent }] of emails.entries())
        expect([to, notSent]).toEqual([`${sent[index]!.to[0]}•••@${sent[index]!.to.split('@')[1]}`, null]);
    }
  });

  it('says why no email is sent, and why a recorded one is not delivered', async () => {
    const ofBusiness = (id: number) => preview({ decision: 'closeBusiness', id, body: { reason: 'Gone.' } });
    expect(await ofBusiness(7014)).toEqual({ emails: [], note: 'No email is sent: this listing has no owner.' });
    await sql('update users set email_notifications = false where id = $1', [OLIVE]);
    const { emails, note } = await ofBusiness(7008);
    await sql('update users set email_notifications = true where id = $1', [OLIVE]);
    expect([emails.map(({ notSent }) => notSent), note]).toEqual([
      ['This email is not sent: the member has turned off emails.'],
      null,
    ]);
  });

  it('contains no token with which someone else could unsubscribe the owner', async () => {
    const { emails } = await preview({ decision: 'closeBusiness', id: 7008, body: { reason: 'Gone.' } });
    const text = JSON.stringify(emails);
    expect(text).toContain('/unsubscribe');
    expect(text).not.toContain('token=');
  });

  it('refuses what the decision refuses, with the same error', async () => {
    const refused: readonly (readonly [EmailPreviewInput, number, string])[] = [
      [{ decision: 'approveBusiness', id: 999_999, body: {} }, 404, 'Business not found'],
      [
        { decision: 'approveBusiness', id: 7004, body: { version: 9 } },
        ...([409, 'This business has changed since you opened it. Please reload and review it again.'] as const),
      ],
      [{ decision: 'rejectClaim', id: 999_999, body: { rejectionReason: 'No.' } }, 404, 'Claim not found'],
      [
        { decision: 'rejectBusiness', id: 7004, body: { rejectionReason: ' ' } },
        400,
        'Please provide a rejection reason.',
      ],
    ];
    const before = await left();
    for (const [form, status, message] of refused) {
      const answer = await post(form);
      const { detail, errors } = answer.json<{ detail: string; errors?: readonly { message: string }[] }>();
      expect([answer.statusCode, errors?.[0]?.message ?? detail]).toEqual([status, message]);
    }
    expect(await left()).toEqual(before);
  });

  it('refuses unknown decisions, wrong IDs, the erasure of an account, and large bodies', async () => {
    const erasing = { action: 'erase_minor', reasonCode: 'other', note: 'A child.' };
    const wrong: readonly (readonly [object, number])[] = [
      [{ decision: 'eraseAll', id: 1, body: {} }, 400],
      [{ decision: 'approveBusiness', id: 'x', body: {} }, 400],
      [{ decision: 'sanctionMember', id: 7, body: { ...erasing, action: 'warn' } }, 400],
      [{ decision: 'approveBusiness', id: 7004 }, 400],
      [{ decision: 'approveBusiness', id: 7004, body: {}, send: true }, 400],
      [{ decision: 'resolveReport', id: 7001, body: erasing }, 400],
      [{ decision: 'sanctionMember', id: ADA, body: erasing }, 400],
      [{ decision: 'rejectBusiness', id: 7004, body: { rejectionReason: 'x'.repeat(100_000) } }, 413],
    ];
    for (const [payload, status] of wrong)
      expect([payload, (await post(payload)).statusCode]).toEqual([payload, status]);
  });

  it('answers 401 to visitors and 403 to members', async () => {
    const form = { decision: 'approveBusiness', id: 7004, body: {} };
    expect((await post(form, {})).statusCode).toBe(401);
    expect((await post(form, { cookie: await signedInAs(app, OLIVE) })).statusCode).toBe(403);
  });
});

describe('the limit of email previews', () => {
  it('answers 429 after 30 previews in a minute, also refused ones', async () => {
    const limited = await startTestApp(app.databaseUrls, { ...WITH_ADMINISTRATOR, RATE_LIMIT: 'on' });
    try {
      const cookie = await signedInAsAdministrator(limited);
      const call = () =>
        limited.fastify.inject({
          ...{ method: 'POST', url: '/api/admin/email-previews', headers: { cookie } },
          payload: { decision: 'approveBusiness', id: 999_999, body: {} },
        });
      for (let n = 0; n < 30; n += 1) expect([n, (await call()).statusCode]).toEqual([n, 404]);
      expect((await call()).statusCode).toBe(429);
    } finally {
      await limited.close();
    }
  });
});
