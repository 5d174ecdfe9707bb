import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AlertLinks } from '../../../application/alert/ports.js';
import { LIMITS } from '../../../interfaces/http/server/limits/limits.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { ADA, seedDirectory } from '../../support/search/seeded.js';
import { Following } from './following.js';

let app: TestApp;
let ada: string;
let test: Following;

beforeAll(async () => {
  const urls = await emptyDirectory('http_one_click');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls, { RATE_LIMIT: 'on' });
  test = new Following(app);
  ada = await signedInAs(app, ADA);
});

afterAll(() => app?.close());

beforeEach(() => test.sql('delete from alerts'));

const linkOf = ({ id }: { readonly id: number }) => `/stop-alert?token=${app.nest.get(AlertLinks).of('stop', id, 0)}`;

const isPaused = async () =>
  (await test.sql<{ paused: boolean }>('select paused_at is not null as paused from alerts order by id'))[0]?.paused;

const MULTIPART = [
  ...['--line', 'Content-Disposition: form-data; name="List-Unsubscribe"', '', 'One-Click', '--line--', ''],
].join('\r\n');

describe('the one click of an email program', () => {
  it.each([
    ['multipart/form-data; boundary=line', MULTIPART],
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['application/x-www-form-urlencoded; charset=UTF-8', ''],
  ])('stops the alert with a body of type %s', async (type, payload) => {
    const url = linkOf(await test.follow(ada, { businessId: 20 }));
    const answer = await app.fastify.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
    expect([answer.statusCode, await isPaused()]).toEqual([200, true]);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('stops the alert without any body', async () => {
    const url = linkOf(await test.follow(ada, { businessId: 20 }));
    expect((await app.fastify.inject({ method: 'POST', url })).statusCode).toBe(200);
    expect(await isPaused()).toBe(true);
  });

  it('works for other alerts when one address has used up the links of an alert: email services share addresses', async () => {
    const first = linkOf(await test.follow(ada, { businessId: 20 }));
    const second = linkOf(await test.follow(ada, { businessId: 21 }));
    const post = async (url: string) => (await app.fastify.inject({ method: 'POST', url })).statusCode;
    const { requests } = LIMITS.alertStops[0];
    for (let call = 0; call < requests; call += 1) await post(first);
    expect([await post(first), await post(second)]).toEqual([429, 200]);
  });
});
