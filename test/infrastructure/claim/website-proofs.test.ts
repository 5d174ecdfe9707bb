import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HmacClaimCodes } from '../../../infrastructure/claim/hmac-claim-codes.js';
import { PublicWebsiteProofs } from '../../../infrastructure/claim/public-website-proofs.js';
import { LOOPBACK, StubNames, stubServer, webWith, type StubServer } from '../../support/web/stub-web.js';

const TOKEN = 'Zm9yIG5vYm9keSBidXQgdGhlIG93bmVyIG9mIHRoaXM';

let site: StubServer;
let page = '';
let file: string | null = null;
const names = new StubNames({ 'www.site.example': [[LOOPBACK]] });

beforeAll(async () => {
  site = await stubServer((request, response) => {
    const body = request.url === '/.well-known/welcome-paws-verification.txt' ? file : page;
    response
      .writeHead(body === null ? 404 : 200)
      .end(body ?? `<head><meta name="welcome-paws-verification" content="${TOKEN}">`);
  });
});

afterAll(() => site?.close());

const find = (token = TOKEN) =>
  new PublicWebsiteProofs(webWith(names, site.port)).find(`http://www.site.example:${String(site.port)}/`, token);

describe('the website proof of a claim', () => {
  it.each([
    [`<head><meta name="welcome-paws-verification" content="${TOKEN}"></head>`, 'tag'],
    [`<HTML><HEAD>\n<META content='${TOKEN}'\n name='welcome-paws-verification' /></HEAD><body>`, 'tag'],
    [`<meta name=welcome-paws-verification content=${TOKEN}>`, 'tag'],
    [`<head></head><body><meta name="welcome-paws-verification" content="${TOKEN}">`, null],
    [`<head><meta name="welcome-paws-verification" content="${TOKEN}x">`, null],
    [`<head><meta name="description" content="welcome-paws-verification ${TOKEN}">`, null],
    [`&lt;meta name="welcome-paws-verification" content="${TOKEN}"&gt;`, null],
    [`${'<meta '.repeat(80_000)}`, null],
    ['', null],
  ] as const)('in %.80s is found as %s', async (html, place) => {
    page = html;
    expect(await find()).toBe(place);
  });

  it('in a file requires that the file contains only the token', async () => {
    [page, file] = ['', `${TOKEN}\n`];
    expect(await find()).toBe('file');
    file = `${TOKEN} and more`;
    expect(await find()).toBeNull();
    file = null;
  });

  it('in DNS is a record of the domain, with or without www', async () => {
    page = '';
    for (const host of ['www.site.example', 'site.example']) {
      names.records[host] = ['v=spf1 -all', `welcome-paws-verification=${TOKEN}`];
      expect(await find()).toBe('dns');
      expect(await find('another-token')).toBeNull();
      names.records[host] = [];
    }
    expect(await find()).toBeNull();
  });

  it("isn't found on a website that doesn't respond", async () => {
    const proofs = new PublicWebsiteProofs(webWith(new StubNames(), site.port));
    expect(await proofs.find('http://nowhere.example/', TOKEN)).toBeNull();
    expect(await proofs.find('no address', TOKEN)).toBeNull();
  });
});

describe('claim codes', () => {
  const codes = new HmacClaimCodes('a secret');

  it('have six digits, including leading zeros, and cover all values', () => {
    const manyCodes = Array.from({ length: 5000 }, () => codes.newCode());
    expect(manyCodes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
    expect(new Set(manyCodes.map((code) => code[0])).size).toBe(10);
  });

  it('are stored as different hashes that match only their code, with the same secret', () => {
    const [one, two] = [codes.hashOf('012345'), codes.hashOf('012345')];
    expect(one).not.toBe(two);
    expect([one, two].map((hash) => codes.fits('012345', hash))).toEqual([true, true]);
    for (const [code, hash] of [
      ['012346', one],
      ['12345', one],
      ['', one],
      ['012345', null],
      ['', null],
      ['012345', ''],
      ['012345', 'x.y'],
    ] as const) {
      expect(codes.fits(code, hash)).toBe(false);
    }
    expect(new HmacClaimCodes('another secret').fits('012345', one)).toBe(false);
  });

  it('on postcards can be read only with the secret, and not after tampering', () => {
    const sealed = codes.seal('012345');
    expect([sealed === codes.seal('012345'), codes.open(sealed)]).toEqual([false, '012345']);
    expect(new HmacClaimCodes('another secret').open(sealed)).toBeNull();
    expect(codes.open(`${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`)).toBeNull();
  });
});
