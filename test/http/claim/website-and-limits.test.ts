import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminClaim, Claim } from '../../../interfaces/contract/claim/claim.js';
import { startClaiming, type Claiming } from '../../support/claim/claiming.js';
import { LOOPBACK, StubNames, stubServer, webWith, type StubServer } from '../../support/web/stub-web.js';

let c: Claiming;
let site: StubServer;
let page = '';

beforeAll(async () => {
  site = await stubServer((request, response) => response.writeHead(request.url === '/' ? 200 : 404).end(page));
  const web = webWith(new StubNames({ 'patio.example.com': [[LOOPBACK]] }), site.port);
  c = await startClaiming('http_claim_website', { RATE_LIMIT: 'on' }, web);
});

afterAll(async () => {
  await c?.app.close();
  await site?.close();
});

const check = (id: number | string, cookie: string | null = c.ada) =>
  c.call('POST', `/api/business-claims/${String(id)}/check`, cookie, {});

describe('POST /api/business-claims/{id}/check', () => {
  it('a website check keeps the claim pending until it finds the proof, then moves the claim to review', async () => {
    const website = `http://patio.example.com:${String(site.port)}/`;
    const { id, websiteProof } = await c.claimed(await c.place({ website }), {
      verificationMethod: 'website_verification',
    });
    const before = await check(id);
    expect([before.statusCode, before.json<Claim>()]).toMatchObject([
      200,
      { status: 'pending', moves: ['check', 'replace', 'cancel'] },
    ]);
    page = `<head>${websiteProof?.metaTag ?? ''}</head>`;
    for (const [which, cookie, status] of [
      [id, c.olive, 404],
      [2_000_000, c.ada, 404],
      [id, null, 401],
    ] as const) {
      expect((await check(which, cookie)).statusCode).toBe(status);
    }
    expect((await check(id)).json()).toMatchObject({ status: 'under_review', moves: ['cancel'] });
    expect((await check(id)).json()).toMatchObject({ status: 409, code: 'CLAIM_MOVE_REFUSED' });
    expect((await c.sent(id)).map(({ payload }) => payload.subject)).toEqual([
      'Your claim for The Quiet Paw',
      'Your claim for The Quiet Paw is under review',
    ]);
    const [seen] = (await c.call('GET', '/api/admin/business-claims?status=under_review', c.administrator)).json<
      AdminClaim[]
    >();
    expect(seen).toMatchObject({ id, websiteFound: 'tag', proof: 'listing', codeVerified: false });
  });

  it('a website check never sends a request to a private address or this machine', async () => {
    page = '';
    const requestCount = site.asked.length;
    const { cookie } = await c.member();
    for (const website of [`http://127.0.0.1/`, 'http://localhost/', 'http://169.254.169.254/']) {
      const { id } = await c.claimed(
        await c.place({ website }),
        { verificationMethod: 'website_verification' },
        cookie,
      );
      expect((await check(id, cookie)).json()).toMatchObject({ status: 'pending' });
    }
    expect(site.asked).toHaveLength(requestCount);
  });

  it('allows 20 website checks an hour', async () => {
    const { cookie } = await c.member();
    const website = 'http://nowhere.example.com/';
    const { id } = await c.claimed(await c.place({ website }), { verificationMethod: 'website_verification' }, cookie);
    const statuses = [];
    for (let n = 0; n < 21; n += 1) statuses.push((await check(id, cookie)).statusCode);
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
  });
});

describe('the daily limit on claims', () => {
  it("allows a member five claims a day and doesn't count rejected requests", async () => {
    const { cookie } = await c.member();
    const form = { verificationMethod: 'google_my_business', claimantEmail: 'busy@example.com' };
    const place = await c.place();
    await c.claimed(place, form, cookie);
    const refused = await c.call('POST', `/api/businesses/${String(place)}/claim`, cookie, {});
    expect(refused.statusCode).toBe(400);
    for (let n = 0; n < 4; n += 1) await c.claimed(await c.place(), form, cookie);
    const sixth = await c.call('POST', `/api/businesses/${String(await c.place())}/claim`, cookie, {
      ...{ claimantName: 'Ada Lovelace', businessRole: 'owner', ownershipProof: 'My name is on the lease.' },
      ...form,
    });
    expect([sixth.statusCode, sixth.json<{ code: string }>().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(86_000);
  });
});

describe('the daily limit on claim emails', () => {
  it('sends at most five claim codes a day to one address, in any spelling, across all claims', async () => {
    const spelled = ['desk@one.example.com', 'Desk@One.example.com', 'DESK@ONE.EXAMPLE.COM'];
    const ids = [];
    for (let n = 0; n < 5; n += 1) {
      const { cookie } = await c.member();
      const form = { claimantEmail: `claimant-${n}@example.com` };
      ids.push((await c.claimed(await c.place({ email: spelled[n % 3]! }), form, cookie)).id);
    }
    const { cookie } = await c.member();
    const sixth = await c.call(
      'POST',
      `/api/businesses/${String(await c.place({ email: spelled[0]! }))}/claim`,
      cookie,
      {
        ...{ claimantName: 'Ada Lovelace', claimantEmail: 'sixth@example.com', businessRole: 'owner' },
        ownershipProof: 'My name is on the lease.',
      },
    );
    expect(sixth.json()).toMatchObject({ status: 429, code: 'CLAIM_CODE_LIMIT' });
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(86_000);
    expect((await Promise.all(ids.map((id) => c.sent(id)))).flat().filter(({ payload }) => payload.code)).toHaveLength(
      5,
    );
  });

  it('claim codes of a mailbox can’t be used up by one member', async () => {
    const form = (n: number) => ({
      ...{ claimantName: 'Ada Lovelace', claimantEmail: `greedy-${n}@example.com`, businessRole: 'owner' },
      ownershipProof: 'My name is on the lease.',
    });
    const claim = async (cookie: string, n: number) => {
      const place = await c.place({ email: 'desk@wanted.example.com' });
      return (await c.call('POST', `/api/businesses/${place}/claim`, cookie, form(n))).statusCode;
    };
    const [greedy, owner, other, late] = [await c.member(), await c.member(), await c.member(), await c.member()];
    const byGreedy = [];
    for (let n = 0; n < 4; n += 1) byGreedy.push(await claim(greedy.cookie, n));
    expect(byGreedy).toEqual([201, 201, 201, 429]);
    expect([await claim(owner.cookie, 4), await claim(owner.cookie, 5)]).toEqual([201, 429]);
    expect([await claim(other.cookie, 6), await claim(late.cookie, 7)]).toEqual([201, 429]);
  });

  it('accepts further claims but sends no claim email to an address that has reached its daily limit', async () => {
    const form = { verificationMethod: 'google_my_business', claimantEmail: 'victim@example.com' };
    const mails = [];
    for (let n = 0; n < 6; n += 1) {
      const { cookie } = await c.member();
      mails.push((await c.sent((await c.claimed(await c.place(), form, cookie)).id)).length);
    }
    expect(mails).toEqual([1, 1, 1, 1, 1, 0]);
  });
});
