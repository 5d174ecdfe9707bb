import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emptyDirectory, type TestApp } from '../../../support/app.js';
import { signedInAs } from '../../../support/identity/signed-in.js';
import { continueIds } from '../../../support/member-rows.js';
import { startAppWithPages } from '../../../support/pages.js';
import { PeopleWorld, type Person } from '../../../support/people.js';
import { OLIVE, seedDirectory } from '../../../support/search/seeded.js';

/** A public business of Olive's, and a review of it. */
const [PLACE, REVIEW] = [3, 2];

const RESPONSE = 'Thanks for the visit. A bowl of water waits for you.';
const ABOUT = 'Our patio has shade, and dogs are welcome on every chair.';

let app: TestApp;
let world: PeopleWorld;
let people: readonly Person[];

beforeAll(async () => {
  const urls = await emptyDirectory('http_people_in_public');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startAppWithPages(urls);
  world = new PeopleWorld(app);
  const [responder, manager] = [await world.member('Zebulonresponder'), await world.member('Quentinmanager')];
  await world.sql(`update users set first_name = 'Oliveowner', last_name = 'Ownersurname' where id = $1`, [OLIVE]);
  people = [responder, manager, { id: OLIVE, email: 'olive-member', cookie: await signedInAs(app, OLIVE) }];
  await world.give(PLACE, responder, 'responder');
  await world.give(PLACE, manager, 'manager');
  const content = { content: RESPONSE };
  const answered = await world.call('POST', `/reviews/${REVIEW}/response`, responder.cookie, content);
  expect(answered.statusCode).toBe(201);
  const edited = await world.call('PATCH', `/businesses/${PLACE}`, manager.cookie, { description: ABOUT });
  expect(edited.statusCode).toBe(200);
  await world.sql('update businesses set name = $2 where id = $1', [PLACE, 'Patio of the Test']);
});

afterAll(() => app?.close());

const SINCE = encodeURIComponent('2020-01-01T00:00:00Z');

const get = (url: string) => app.fastify.inject({ url, headers: { accept: '*/*' } });

/** Returns the path of the data for embedding, as the page of the place links it. */
async function oEmbedAddress(): Promise<string> {
  const [, link = ''] = /href="[^"]*(\/api\/oembed[^"]*)"/.exec((await get(`/business/${PLACE}`)).body) ?? [];
  return link.replaceAll('&amp;', '&');
}

describe('what the people of a business did', () => {
  it.each<[string, string, string]>([
    ['its page', `/business/${PLACE}`, ABOUT],
    ['its data', `/api/businesses/${PLACE}`, ABOUT],
    ['its reviews', `/api/businesses/${PLACE}/reviews`, 'Patio'],
    ['the response', `/api/reviews/${REVIEW}/response`, RESPONSE],
    ['the directory', '/api/businesses?search=Patio', 'Patio of the Test'],
    ['a page of results', '/browse?location=Austin', 'Patio'],
    ['the changes feed', `/api/changes?since=${SINCE}`, 'Patio of the Test'],
    ['the widget', '/embed/places?area=Austin&count=20', 'Patio'],
    ['the data for embedding', 'linked by its page', 'Patio of the Test'],
    ['the sitemap', '/sitemap.xml', 'sitemaps/'],
    ['the badge', `/badges/${PLACE}.svg`, '<svg'],
  ])('does not name them in %s', async (_, url, expected) => {
    const { statusCode, body } = await get(url === 'linked by its page' ? await oEmbedAddress() : url);
    expect([statusCode, body.includes(expected) ? expected : body.slice(0, 300)]).toEqual([200, expected]);
    // The API shows the ID of the owner of every claimed business.
    const words = people.flatMap(({ id, email }) => (id === OLIVE ? [email] : [id, email]));
    for (const word of [...words, 'Zebulonresponder', 'Quentinmanager', 'Oliveowner', 'Ownersurname']) {
      expect([word, body.toLowerCase().includes(word.toLowerCase())]).toEqual([word, false]);
    }
  });
});
