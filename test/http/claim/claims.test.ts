import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { websiteProof } from '../../../domain/claim/verification.js';
import { Claim, OwnClaim } from '../../../interfaces/contract/claim/claim.js';
import { CLAIM_FORM, LISTED, startClaiming, type Claiming } from '../../support/claim/claiming.js';
import { ADA, HIDDEN, RICH } from '../../support/search/seeded.js';
import { aJpeg, A_PDF, upload } from '../../support/uploads.js';
import { filesOfZip } from '../../support/zip.js';

let c: Claiming;

beforeAll(async () => {
  c = await startClaiming('http_claims');
});

afterAll(() => c?.app.close());

const claim = (businessId: number, form: object = {}, cookie: string | null = c.ada) =>
  c.call('POST', `/api/businesses/${String(businessId)}/claim`, cookie, { ...CLAIM_FORM, ...form });

const aDocument = async (cookie = c.ada, kind = 'claim_document') =>
  (await upload(c.app, { cookie, kind, name: 'lease.pdf', type: 'application/pdf', bytes: A_PDF })).json<{
    url: string;
  }>().url;

describe('POST /api/business-claims', () => {
  it("a new claim returns where the code was sent, when the claim expires, and the claimant's moves", async () => {
    const id = await c.place();
    const answer = await claim(id);
    const newClaim = answer.json<Claim>();
    expect([answer.statusCode, answer.headers.location]).toEqual([201, '/api/business-claims/mine']);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(Claim.strict().safeParse(newClaim).error).toBeUndefined();
    expect(newClaim).toMatchObject({
      ...{ businessId: id, verificationMethod: 'email_verification', status: 'pending', codeSentTo: 'listing' },
      ...{ websiteProof: null, moves: ['verify', 'resend', 'replace', 'cancel'] },
    });
    const days = (new Date(newClaim.expiresAt).getTime() - Date.now()) / 86_400_000;
    expect(Math.round(days * 100) / 100).toBe(30);
  });

  it("emails the claim code to the listed address with the claimant's name, and notifies the claimant", async () => {
    const { id } = await c.claimed(await c.place());
    const [code, notice, ...more] = await c.sent(id);
    expect(more).toEqual([]);
    expect(code).toMatchObject({ kind: 'mail', recipient: LISTED.email, service: true });
    expect(code?.payload.code).toMatch(/^\d{6}$/);
    expect(code?.payload.paragraphs?.join(' ')).toMatch(/Ada Lovelace wants to claim .* ignore this email/);
    expect(notice).toMatchObject({ kind: 'mail', recipient: CLAIM_FORM.claimantEmail });
    expect(JSON.stringify(notice?.payload)).not.toContain(String(code?.payload.code));
  });

  it('sends the claim code to the claimant only, if the business has no email address or phone number', async () => {
    const silent = await c.place({ email: null, phone: 'none' });
    const byMail = await c.claimed(silent);
    expect(byMail.codeSentTo).toBe('claimant');
    expect(await c.sent(byMail.id)).toMatchObject([{ kind: 'mail', recipient: CLAIM_FORM.claimantEmail }]);
    const { cookie } = await c.member();
    const byText = await c.claimed(
      silent,
      { verificationMethod: 'phone_verification', claimantPhone: '+1 512 555 0199' },
      cookie,
    );
    expect(byText.codeSentTo).toBe('claimant');
    expect((await c.sent(byText.id))[0]).toMatchObject({ kind: 'text', recipient: '+1 512 555 0199' });
  });

  it("sends a phone claim's code to the listed number, naming the claimant without any web address", async () => {
    const form = {
      verificationMethod: 'phone_verification',
      claimantPhone: '512 555 0199',
      claimantName: 'Eve https://evil.example.com/x',
    };
    const newClaim = await c.claimed(await c.place(), form);
    const [text] = await c.sent(newClaim.id);
    expect(text).toMatchObject({ kind: 'text', recipient: LISTED.phone, service: true });
    expect(text?.payload.text).toMatch(/^Welcome Paws: \d{6} is the code for Eve https evil example com x to claim/);
    expect(text?.payload.text).toMatch(/Not you\? Ignore this message/);
  });

  it('queues the postcard of a postcard claim for printing, without its code in the stored data', async () => {
    const newClaim = await c.claimed(await c.place(), { verificationMethod: 'postcard_verification' });
    expect(newClaim).toMatchObject({
      codeSentTo: 'listing',
      status: 'pending',
      moves: ['verify', 'resend', 'replace', 'cancel'],
    });
    const [card] = await c.sent(newClaim.id);
    expect(card).toMatchObject({
      kind: 'postcard',
      recipient: { name: 'The Quiet Paw', street: '12 Elm Street', city: 'Austin', state: 'TX', zipCode: '78704' },
    });
    expect(JSON.stringify(card?.payload)).not.toMatch(/\D\d{6}\D/);
  });

  it('returns one unguessable token for the meta tag, file, and DNS record of a website claim', async () => {
    const [one, other] = [await c.place(), await c.place()];
    const newClaim = await c.claimed(one, { verificationMethod: 'website_verification' });
    const token = newClaim.websiteProof?.fileContent ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(newClaim).toMatchObject({
      websiteProof: websiteProof(token),
      codeSentTo: null,
      moves: ['check', 'replace', 'cancel'],
    });
    const second = await c.claimed(other, { verificationMethod: 'website_verification' });
    expect(second.websiteProof?.fileContent).not.toBe(token);
  });

  it("keeps a Google claim pending, and explains the administrator's next step in the email", async () => {
    const newClaim = await c.claimed(await c.place(), { verificationMethod: 'google_my_business' });
    expect(newClaim).toMatchObject({ status: 'pending', codeSentTo: null, moves: ['replace', 'cancel'] });
    expect(JSON.stringify((await c.sent(newClaim.id))[0]?.payload)).toMatch(
      /An administrator will compare your Business Profile/,
    );
  });

  it.each([
    [{ claimantName: 'A' }, 'claimantName', 'Name must be at least 2 characters'],
    [{ claimantEmail: 'nobody' }, 'claimantEmail', 'Valid email required'],
    [{ claimantEmail: 'a@b.example.com, c@d.example.com' }, 'claimantEmail', 'Valid email required'],
    [{ claimantEmail: 'a@b.example.com\r\nBcc: c@d.example.com' }, 'claimantEmail', 'Valid email required'],
    [{ ownershipProof: 'Mine. ' }, 'ownershipProof', 'Please provide detailed ownership proof'],
    [{ businessRole: 'friend' }, 'businessRole', 'Please choose your role'],
    [{ verificationMethod: 'magic' }, 'verificationMethod', 'Please choose how to verify'],
    [{ claimantPhone: '---' }, 'claimantPhone', 'Please enter a valid phone number'],
    [{ claimantPhone: 'call me' }, 'claimantPhone', 'Please enter a valid phone number'],
    [
      { verificationMethod: 'phone_verification' },
      'claimantPhone',
      'A phone number is required for phone verification',
    ],
    [{ verificationMethod: 'document_upload' }, 'verificationDocuments', 'Please upload at least one document'],
    [{ status: 'approved' }, 'status', 'Unknown field'],
  ])('returns 400 for a claim with %j', async (form, path, message) => {
    const answer = await claim(await c.place(), form);
    expect([answer.statusCode, answer.json<{ errors: object[] }>().errors]).toEqual([400, [{ path, message }]]);
  });

  it('requires a postal address for postcard claims and a website for website claims', async () => {
    const bare = await c.place({ address: null, website: null });
    for (const [verificationMethod, message] of [
      ['postcard_verification', /no complete mailing address/],
      ['website_verification', /has no website/],
    ] as const) {
      const answer = await claim(bare, { verificationMethod });
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        { code: 'INVALID_INPUT', message: expect.stringMatching(message), errors: [{ path: 'verificationMethod' }] },
      ]);
    }
  });

  it('a claim requires a signed-in member and a public, unclaimed business', async () => {
    const id = await c.place();
    expect((await claim(id, {}, null)).statusCode).toBe(401);
    expect((await claim(HIDDEN.pending)).json()).toMatchObject({ status: 404, code: 'BUSINESS_NOT_FOUND' });
    expect((await claim(2_000_000)).statusCode).toBe(404);
    expect((await claim(RICH.free)).json()).toMatchObject({
      ...{ status: 409, code: 'BUSINESS_ALREADY_CLAIMED' },
      message: 'This business listing has already been claimed and verified.',
    });
    await c.sql(`update businesses set is_claimed = true where id = $1`, [id]);
    expect((await claim(id)).json()).toMatchObject({ code: 'BUSINESS_ALREADY_CLAIMED' });
  });

  it('allows one open claim per member and business, even in parallel, and claims by other members', async () => {
    const id = await c.place();
    const answers = await Promise.all(Array.from({ length: 10 }, () => claim(id)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, ...Array<number>(9).fill(409)]);
    expect((await claim(id)).json()).toMatchObject({ status: 409, code: 'CLAIM_EXISTS' });
    expect((await claim(id, {}, c.olive)).statusCode).toBe(201);
  });
});

describe('claim documents', () => {
  it("claim documents must be the claimant's unused uploads of the right kind, and have no public URL", async () => {
    const verificationMethod = 'document_upload';
    const [id, url] = [await c.place(), await aDocument()];
    const notMine = [await aDocument(c.olive), await aDocument(c.ada, 'menu'), 'https://elsewhere.example.com/a.pdf'];
    for (const document of notMine) {
      expect((await claim(id, { verificationMethod, verificationDocuments: [document] })).json()).toMatchObject({
        ...{ status: 400, message: 'This is not a file that you uploaded here.' },
        errors: [{ path: 'verificationDocuments' }],
      });
    }
    const newClaim = await c.claimed(id, { verificationMethod, verificationDocuments: [url] });
    expect(newClaim).toMatchObject({ status: 'pending', codeSentTo: null, moves: ['replace', 'cancel'] });
    expect((await claim(await c.place(), { verificationMethod, verificationDocuments: [url] })).statusCode).toBe(400);
    const name = url.split('/').at(-1) ?? '';
    for (const path of [url, `/uploads/${name}`, `/uploads/private%2f${name}`, `/uploads/${name}?w=400`]) {
      for (const cookie of [null, c.ada, c.olive, c.administrator]) {
        expect([path, (await c.call('GET', path, cookie)).statusCode]).toEqual([path, 404]);
      }
    }
  });

  it('claim documents can be read only by administrators, by number, under a file name that the server sets', async () => {
    const picture = (await upload(c.app, { cookie: c.ada, kind: 'claim_document', bytes: await aJpeg() })).json<{
      url: string;
    }>().url;
    const newClaim = await c.claimed(await c.place(), {
      ...{ verificationMethod: 'document_upload', verificationDocuments: [await aDocument(), picture] },
    });
    const read = (n: string, cookie: string | null) =>
      c.call('GET', `/api/admin/business-claims/${String(newClaim.id)}/documents/${n}?filename=evil.html`, cookie);
    expect((await read('1', null)).statusCode).toBe(401);
    for (const cookie of [c.ada, c.olive]) expect((await read('1', cookie)).statusCode).toBe(403);
    const [pdf, image] = [await read('1', c.administrator), await read('2', c.administrator)];
    expect([pdf.statusCode, pdf.rawPayload.equals(A_PDF)]).toEqual([200, true]);
    expect(pdf.headers).toMatchObject({
      ...{ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' },
      ...{ 'cache-control': 'private, no-store' },
      'content-disposition': `attachment; filename="claim-${String(newClaim.id)}-document-1.pdf"`,
    });
    expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(image.headers).toMatchObject({
      ...{ 'content-disposition': 'inline', 'cache-control': 'private, no-store' },
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    for (const n of ['0', '3', '-1', 'x']) expect((await read(n, c.administrator)).statusCode).toBe(404);
  });
});

describe('GET /api/business-claims/mine', () => {
  it("returns only the member's own claims, newest first, page by page, with business name and status", async () => {
    const { cookie } = await c.member();
    const ids = [];
    for (let n = 0; n < 3; n += 1) ids.push((await c.claimed(await c.place(), {}, cookie)).id);
    const first = await c.call('GET', '/api/business-claims/mine?limit=2', cookie);
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
    const rest = await c.call('GET', next, cookie);
    const all = [...first.json<OwnClaim[]>(), ...rest.json<OwnClaim[]>()];
    expect([first.headers['x-total-count'], rest.headers.link]).toEqual(['3', undefined]);
    expect(all.map(({ id }) => id)).toEqual(ids.toReversed());
    for (const own of all) expect(OwnClaim.strict().safeParse(own).error).toBeUndefined();
    expect(all[0]).toMatchObject({ businessName: 'The Quiet Paw', rejectionReason: null, status: 'pending' });
    expect((await c.call('GET', '/api/business-claims/mine', null)).statusCode).toBe(401);
    const other = await c.member();
    expect((await c.call('GET', '/api/business-claims/mine', other.cookie)).json()).toEqual([]);
  });

  it("exports a member's claims without the hash of the code", async () => {
    const [row] = await c.sql<{ code: string }>(
      `select verification_code as code from business_claims where claimant_user_id = $1 and verification_code is not null limit 1`,
      [ADA],
    );
    expect(row?.code).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
    const zip = await filesOfZip((await c.call('GET', '/api/user/export', c.ada)).rawPayload);
    const file = [...zip].find(([name]) => name.includes('business_claims'))?.[1].toString() ?? '';
    expect(file).toContain('ada-claims@example.com');
    expect(file).not.toContain(row?.code ?? '');
    expect(file).not.toMatch(/verification_code|website_token/);
  });
});
