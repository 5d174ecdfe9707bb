import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NOTICE_STATEMENTS } from '../../../domain/moderation/copyright-notice.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { deliveredMails, lastMail } from '../../support/outgoing/deliveries.js';
import { ADA, HIDDEN, HIDDEN_REVIEWS, NOBODY, OLIVE, seedDirectory } from '../../support/search/seeded.js';

const AGENT = 'agent@paws.test';
const [PUBLIC_PET, PRIVATE_PET] = [801, 802];
const [PUBLIC_FILE, PRIVATE_FILE] = ['0198e7a4-7c1a-7e52-9d1f-3f0d5f1c2b7a', '0198e7a4-7c1a-7e52-9d1f-3f0d5f1c2b7b'];
let app: TestApp;

beforeAll(async () => {
  const urls = await emptyDirectory('http_copyright');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls, { SUPPORT_EMAIL: AGENT });
  await query(
    `insert into pet_profiles (id, user_id, pet_name, pet_type, is_public, pet_image_url) values
       (${PUBLIC_PET}, $1, 'Rex', 'dog', true, '/uploads/${PUBLIC_FILE}.webp'), (${PRIVATE_PET}, $1, 'Mia', 'cat', false, null)`,
    [ADA],
  );
  await query(`insert into guide_dogs (user_id, pet_name, pet_type) values ($1, 'Rex', 'dog')`, [ADA]);
  await query(
    `insert into uploads (id, user_id, kind, content_type, width, height, bytes) values
       ('${PUBLIC_FILE}', $1, 'review_photo', 'image/webp', 1, 1, 1), ('${PRIVATE_FILE}', $1, 'claim_document', 'image/webp', 1, 1, 1)`,
    [ADA],
  );
});

afterAll(() => app?.close());

const query = async (text: string, values: unknown[] = []) =>
  (await app.database.pool.query<Record<string, unknown>>(text, values)).rows;

const NOTICE = {
  name: 'Pat Painter',
  email: 'pat@example.org',
  postalAddress: '7 Example Lane\nPortland, OR 97201',
  phone: '(512) 555-0142',
  work: 'My photograph "Dogs at dawn".\n\nIt can be seen at https://pat.example.org/dawn.',
  addresses: ['/business/3#review-1'],
  goodFaith: true,
  accuracy: true,
  signature: 'Pat Painter',
};

interface Sending {
  readonly of?: TestApp;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly remoteAddress?: string;
}

const send = (payload: object, { of = app, cookie = '', headers = {}, remoteAddress = '127.0.0.1' }: Sending = {}) =>
  of.fastify.inject({
    method: 'POST',
    url: '/api/copyright-notices',
    headers: { ...headers, ...(cookie === '' ? {} : { cookie }) },
    payload,
    remoteAddress,
  });

const notices = async () => (await query('select count(*)::integer as n from copyright_notices'))[0]?.['n'];

describe('POST /api/copyright-notices', () => {
  it("stores a visitor's copyright notice as entered and returns its number and status", async () => {
    const answer = await send(NOTICE);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([201, 'no-store']);
    const { id } = answer.json<{ id: number }>();
    expect(answer.json()).toEqual({ id, status: 'received' });
    expect((await query('select * from copyright_notices where id = $1', [id]))[0]).toMatchObject({
      ...{ claimant_id: null, name: 'Pat Painter', email: 'pat@example.org', phone: '(512) 555-0142' },
      ...{ postal_address: NOTICE.postalAddress, work: NOTICE.work, signature: 'Pat Painter', status: 'received' },
      items: [{ path: '/business/3?review=1#review-1', targetType: 'review', targetId: '1' }],
    });
  });

  it('stores the signed-in member with the notice, and a missing phone number as null', async () => {
    const { phone: _, ...rest } = NOTICE;
    for (const body of [rest, { ...rest, phone: '' }, { ...rest, phone: null }]) {
      const { id } = (await send(body, { cookie: await signedInAs(app, OLIVE) })).json<{ id: number }>();
      expect(await query('select claimant_id, phone from copyright_notices where id = $1', [id])).toEqual([
        { claimant_id: OLIVE, phone: null },
      ]);
    }
  });

  it('stores each item once, however its address is spelled', async () => {
    const addresses = [
      ...[`${app.settings.http.publicUrl}/reviews#review-2`, '/business/3#review-2', `/pet-profiles/${PUBLIC_PET}`],
      ...['/business/3', `/user-reviews/${ADA}`, `/uploads/${PUBLIC_FILE}.webp`, '/uploads/demo/a.webp?w=400'],
    ];
    const { id } = (await send({ ...NOTICE, addresses })).json<{ id: number }>();
    const [row] = await query('select items from copyright_notices where id = $1', [id]);
    const items = row?.['items'] as { targetType: string; path: string }[];
    expect(items.map(({ targetType, path }) => `${targetType} ${path}`)).toEqual([
      'review /business/3?review=2#review-2',
      `pet_profile /pet-profiles/${PUBLIC_PET}`,
      'business /business/3',
      `guide_dog /user-reviews/${ADA}`,
      `photo /uploads/${PUBLIC_FILE}.webp`,
      'photo /uploads/demo/a.webp',
    ]);
  });

  it.each([
    ['an unknown review', '/business/3#review-99999'],
    ['a review that was taken down', `/business/3#review-${HIDDEN_REVIEWS.unpublished}`],
    ['a review of a pending business', `/business/101#review-${HIDDEN_REVIEWS.ofPendingBusiness}`],
    ['a pending business', `/business/${HIDDEN.pending}`],
    ['a pet that its owner keeps private', `/pet-profiles/${PRIVATE_PET}`],
    ['a claim document', `/uploads/${PRIVATE_FILE}.webp`],
    ['an unused picture', '/uploads/demo/no-such.webp'],
    ['a member without a Guide Dog', `/user-reviews/${NOBODY}`],
    ['a response that does not exist', '/business/3#response-99999'],
    ['another site', 'https://elsewhere.example/business/3'],
  ])("returns 400 for the address of content that visitors can't see: %s", async (_, address) => {
    const before = await notices();
    const answer = await send({ ...NOTICE, addresses: ['/business/3', address] });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [
        {
          path: 'addresses.1',
          message: `We found nothing at ${address}. Enter the address of a review, response, Guide Dog, pet, photo, or business on this site.`,
        },
      ],
    ]);
    expect(await notices()).toBe(before);
  });

  it.each([
    [{ name: ' ' }, 'name', 'Full name must be at least 2 characters'],
    [{ name: undefined }, 'name', 'Full name is required'],
    [{ name: 'x'.repeat(101) }, 'name', 'Full name must be 100 characters or less'],
    [{ email: 'nobody' }, 'email', 'Valid email is required'],
    [{ email: 'pat@example.org, evil@example.org' }, 'email', 'Valid email is required'],
    [{ email: 'pat@example.org\r\nBcc: evil@example.org' }, 'email', 'Valid email is required'],
    [{ postalAddress: 'Portland' }, 'postalAddress', 'Postal address must be at least 10 characters'],
    [{ postalAddress: 'x'.repeat(501) }, 'postalAddress', 'Postal address must be 500 characters or less'],
    [{ phone: 'none' }, 'phone', 'Please enter a valid phone number'],
    [{ work: 'A photo' }, 'work', 'The work must be at least 10 characters'],
    [{ work: 'x'.repeat(4001) }, 'work', 'The work must be 4000 characters or less'],
    [{ addresses: [] }, 'addresses', 'Name at least one address on this site'],
    [{ addresses: undefined }, 'addresses', 'Name at least one address on this site'],
    [
      { addresses: Array.from({ length: 11 }, () => '/business/3') },
      'addresses',
      'A notice can name up to 10 addresses; please send another notice for the rest',
    ],
    [{ addresses: ['x'.repeat(501)] }, 'addresses.0', 'An address is too long'],
    [{ goodFaith: false }, 'goodFaith', 'Please confirm this statement'],
    [{ accuracy: undefined }, 'accuracy', 'Please confirm this statement'],
    [{ signature: '' }, 'signature', 'Signature must be at least 2 characters'],
    [{ status: 'taken_down' }, 'status', 'Unknown field'],
    [{ claimantId: ADA }, 'claimantId', 'Unknown field'],
  ])("returns the form's message for an invalid notice field (%#)", async (wrong, path, message) => {
    const before = await notices();
    const answer = await send({ ...NOTICE, ...wrong });
    expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ path, message }]]);
    expect(await notices()).toBe(before);
  });

  it('stores a copyright notice once per idempotency key', async () => {
    const before = Number(await notices());
    const headers = { 'idempotency-key': 'dogs at dawn' };
    const answers = [await send(NOTICE, { headers }), await send(NOTICE, { headers })];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(answers[1]?.json()).toEqual(answers[0]?.json());
    expect(await notices()).toBe(before + 1);
  });

  it('allows five copyright notices an hour per address', async () => {
    const counting = await startTestApp(app.databaseUrls, { RATE_LIMIT: 'on', SUPPORT_EMAIL: AGENT });
    const statuses = [];
    for (let time = 0; time < 6; time += 1)
      statuses.push((await send(NOTICE, { of: counting, remoteAddress: '203.0.113.9' })).statusCode);
    await counting.close();
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });
});

describe('guessing the number of a copyright notice', () => {
  it('returns 404 to the sender, the people named, and everyone else, and accepts no counter-notice', async () => {
    const { id } = (await send(NOTICE, { cookie: await signedInAs(app, OLIVE) })).json<{ id: number }>();
    const guesses = [id, id + 1, 0, -1, `${id}.0`, `0x${id.toString(16)}`, '1e3', '%00', '..%2f1', '99999999999'];
    const counter = {
      ...{ name: 'Ada Lovelace', postalAddress: '12 River Street, Austin', phone: '(512) 555-0142' },
      ...{ statement: 'I wrote this myself.', mistake: true, jurisdiction: true, signature: 'Ada Lovelace' },
    };
    for (const member of [OLIVE, ADA]) {
      const headers = { cookie: await signedInAs(app, member) };
      for (const guess of guesses) {
        const url = `/api/copyright-notices/${guess}`;
        const answers = [
          await app.fastify.inject({ url, headers }),
          await app.fastify.inject({ method: 'POST', url: `${url}/counter-notice`, headers, payload: counter }),
        ];
        for (const answer of answers) {
          expect([member, guess, answer.statusCode]).toEqual([member, guess, 404]);
          expect(answer.body).not.toMatch(/pat@|Example Lane|555-0142/);
        }
      }
    }
    expect(await query('select from copyright_counter_notices where notice_id = $1', [id])).toEqual([]);
  });
});

describe('emails about a new copyright notice', () => {
  it('send everything to the agent, with Reply-To set to the sender only, whatever they typed', async () => {
    const evil = 'Pat\r\nBcc: evil@example.org';
    const work = 'A photo <script>alert(1)</script>\r\nBcc: evil@example.org\r\n\r\nSubject: Won';
    await send({ ...NOTICE, name: evil, signature: evil, work, email: 'careful@example.org' });
    const mail = await lastMail(app, AGENT);
    expect(mail.subject).toMatch(/^Copyright notice no\. \d+$/);
    for (const said of [
      '/business/3?review=1#review-1',
      'Name: Pat Bcc: evil@example.org',
      '7 Example Lane',
      '555-0142',
    ])
      expect(mail.text).toContain(said);
    expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(NOTICE_STATEMENTS.accuracy);
    const [head = ''] = mail.source.split('\r\n\r\n');
    expect(head).toMatch(/^Reply-To: <?careful@example\.org>?\r?$/m);
    expect(head).not.toMatch(/^(?:Bcc|Cc):/im);
    expect(mail.source.slice(mail.source.indexOf('Content-Type: text/html'))).not.toContain('<script>');
  });

  it("confirm receipt without quoting the notice, because the mailbox may be someone else's", async () => {
    await send({ ...NOTICE, name: 'Win a prize', signature: 'Win a prize', email: 'stranger@example.org' });
    const mail = await lastMail(app, 'stranger@example.org');
    expect(mail.subject).toMatch(/^We received your copyright notice no\. \d+$/);
    expect(mail.text).toContain('If you didn’t send a notice, you can ignore this email.');
    for (const typed of ['prize', 'dawn', 'Example Lane', '555-0142']) expect(mail.source).not.toContain(typed);
  });

  it('stop at ten a day per mailbox, while the notice is still stored and sent to the agent', async () => {
    const counting = await startTestApp(app.databaseUrls, { RATE_LIMIT: 'on', SUPPORT_EMAIL: AGENT });
    for (let time = 0; time < 12; time += 1) {
      const remoteAddress = `203.0.113.${String(20 + time)}`;
      const answer = await send({ ...NOTICE, email: 'flooded@example.org' }, { of: counting, remoteAddress });
      expect(answer.statusCode).toBe(201);
    }
    const mails = await deliveredMails(counting, 'flooded@example.org');
    await counting.close();
    expect(mails).toHaveLength(10);
    const kept = await query(
      `select count(*)::integer as n from copyright_notices where email = 'flooded@example.org'`,
    );
    expect(kept).toEqual([{ n: 12 }]);
  });
});
