import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { isPublicAddress } from '../../../infrastructure/outgoing-http/public-address.js';
import { PUBLIC_WEB_ONLY, WebRequestFailed } from '../../../infrastructure/outgoing-http/checked-address.js';
import { PublicWeb } from '../../../infrastructure/outgoing-http/public-web.js';
import { LOOPBACK, StubNames, stubServer, webWith, type StubServer } from '../../support/web/stub-web.js';

let canary: StubServer;
let site: StubServer;
/** The site's answers by path. */
let answers: Record<string, { status?: number; location?: string; body?: string }>;

beforeAll(async () => {
  canary = await stubServer((_, response) => response.end('the canary'));
  site = await stubServer((request, response) => {
    const { status = 200, location, body = '' } = answers[request.url ?? ''] ?? { status: 404 };
    response.writeHead(status, location === undefined ? {} : { location }).end(body);
  });
});

beforeEach(() => {
  answers = {};
  canary.asked.length = 0;
  site.asked.length = 0;
});

afterAll(() => Promise.all([canary?.close(), site?.close()]));

/** The site's own hostname and some misleading ones. */
const names = () =>
  new StubNames({
    'site.example': [[LOOPBACK]],
    localhost: [[LOOPBACK]],
    'private.example': [['10.0.0.7']],
    'both.example': [['93.184.215.14', LOOPBACK]],
    'rebinding.example': [['93.184.215.14'], [LOOPBACK]],
  });
const web = () => webWith(names(), site.port);
const at = (path: string) => `http://site.example:${String(site.port)}${path}`;

describe('an IP address', () => {
  it.each([
    ['0.0.0.0', '10.0.0.1', '100.64.0.1', '127.0.0.1', '127.255.0.1', '169.254.169.254', '172.16.0.1', '192.168.1.1'],
    ['192.0.0.1', '192.0.2.1', '198.18.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
    ['::', '::1', '::7f00:1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', '64:ff9b:1::1', 'fe80::1'],
    ['fc00::1', 'fd00:ec2::254', 'ff02::1', '2002:7f00:1::', '2001::1', '2001:db8::1', 'fec0::1', 'example.com', ''],
  ])('an IP address such as %s is not public', (...addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });

  it('an IP address of the public web is accepted', () => {
    expect(['8.8.8.8', '93.184.215.14', '2606:4700::1111'].filter((address) => !isPublicAddress(address))).toEqual([]);
    expect(PUBLIC_WEB_ONLY('8.8.8.8', 443)).toBe(true);
    for (const port of [0, 22, 8080, 5432]) expect(PUBLIC_WEB_ONLY('8.8.8.8', port)).toBe(false);
  });
});

describe('requesting a page of the public web', () => {
  it('requesting a web page sends nothing but the request itself', async () => {
    answers['/a?b=c'] = { body: 'hello' };
    expect(await web().get(at('/a?b=c#d'))).toEqual({ status: 200, text: 'hello' });
    expect(site.asked).toEqual([
      {
        path: '/a?b=c',
        headers: {
          ...{ host: `site.example:${String(site.port)}`, accept: 'text/html, text/plain' },
          ...{ 'accept-encoding': 'identity', connection: 'close' },
        },
      },
    ]);
  });

  it('requesting a web page follows three redirects, but not four', async () => {
    Object.assign(answers, { '/1': { status: 301, location: '/2' }, '/2': { status: 302, location: at('/3') } });
    Object.assign(answers, { '/3': { status: 308, location: '/4' }, '/4': { body: 'there' } });
    answers['/0'] = { status: 307, location: '/1' };
    expect(await web().get(at('/1'))).toEqual({ status: 200, text: 'there' });
    await expect(web().get(at('/0'))).rejects.toThrow('too many redirects');
  });

  it('requesting a web page ends when the server switches protocols instead of answering', async () => {
    const switching = await stubServer((_, response) => {
      response.socket?.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n');
    });
    const address = `http://site.example:${String(switching.port)}/`;
    await expect(webWith(names(), switching.port).get(address)).rejects.toThrow('without an answer');
    await switching.close();
  });

  it('requesting a web page reads at most half a megabyte', async () => {
    answers['/'] = { body: 'x'.repeat(2_000_000) };
    expect((await web().get(at('/'))).text).toHaveLength(512 * 1024);
  });
});

/** URLs that lead to the canary or another forbidden target. `PORT` is the canary's port. */
const ASTRAY = [
  'http://127.0.0.1:PORT/',
  'http://127.0.0.1/',
  'http://localhost:PORT/',
  'http://[::1]:PORT/',
  'http://0x7f000001:PORT/',
  'http://2130706433:PORT/',
  'http://0177.0.0.1:PORT/',
  'http://127.1:PORT/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::ffff:127.0.0.1]:PORT/',
  'http://[64:ff9b::7f00:1]/',
  'http://site.example:PORT/',
  'https://site.example:22/',
  'http://private.example/',
  'http://both.example/',
  'http://user:secret@site.example/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:PORT/',
  'ftp://site.example/',
  'data:text/html,x',
  'not an address',
];

describe('a URL that leads elsewhere', () => {
  it.each(ASTRAY)('the URL %s is not requested', async (address) => {
    await expect(web().get(address.replace('PORT', String(canary.port)))).rejects.toThrow();
    expect([canary.asked, site.asked]).toEqual([[], []]);
  });

  it.each(ASTRAY)('a redirect is not followed to %s', async (address) => {
    answers['/'] = { status: 302, location: address.replace('PORT', String(canary.port)) };
    if (address === 'not an address') answers['/'] = { status: 302, location: 'http://%' };
    await expect(web().get(at('/'))).rejects.toThrow(WebRequestFailed);
    expect([canary.asked.length, site.asked.length]).toEqual([0, 1]);
  });

  it('a URL with a hostname that changes between lookups is requested at the checked IP address', async () => {
    const stub = names();
    const judged: string[] = [];
    const careful = new PublicWeb(stub, (address, port) => {
      judged.push(`${address} ${String(port)}`);
      return false;
    });
    await expect(careful.get(`http://rebinding.example:${String(canary.port)}/`)).rejects.toThrow(WebRequestFailed);
    expect([stub.asked, judged]).toEqual([['rebinding.example'], [`93.184.215.14 ${String(canary.port)}`]]);
    // The second lookup returns this machine, which is checked and refused.
    await expect(new PublicWeb(stub).get('http://rebinding.example/')).rejects.toThrow('not on the public web');
    // The hostname is looked up once per connection, so no third answer can be used.
    const once = new StubNames({ 'site.example': [[LOOPBACK], ['10.0.0.7']] });
    answers['/'] = { body: 'the judged one' };
    expect((await webWith(once, site.port).get(at('/'))).text).toBe('the judged one');
    expect([once.asked, canary.asked]).toEqual([['site.example'], []]);
  });
});
