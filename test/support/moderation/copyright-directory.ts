import { expect } from '@jest/globals';
import { emptyDirectory, startTestApp, type TestApp } from '../app.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../identity/administrator.js';
import { signedInAs } from '../identity/signed-in.js';
import { continueIds } from '../member-rows.js';
import { ADA, OLIVE, seedDirectory } from '../search/seeded.js';

/** A valid counter-notice from Ada. */
export const COUNTER = {
  ...{ name: 'Ada Lovelace', postalAddress: '12 River Street\nAustin, TX 78701', phone: '(512) 555-0142' },
  ...{ statement: 'I wrote this myself.', mistake: true, jurisdiction: true, signature: 'Ada Lovelace' },
};

/** Starts the server with an administrator and two members, Ada and Olive, for tests of copyright notices. */
export async function startCopyrightDirectory(database: string): Promise<CopyrightDirectory> {
  const urls = await emptyDirectory(database);
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  const app = await startTestApp(urls, WITH_ADMINISTRATOR);
  const administrator = await signedInAsAdministrator(app);
  return new CopyrightDirectory(app, administrator, await signedInAs(app, ADA), await signedInAs(app, OLIVE));
}

/** The server, with the cookies of an administrator and two members. */
export class CopyrightDirectory {
  /** IDs of Ada's reviews, of the businesses 20, 21, and 22. */
  reviews: readonly number[] = [];

  constructor(
    readonly app: TestApp,
    readonly administrator: string,
    readonly ada: string,
    readonly olive: string,
  ) {}

  query = async <T = Record<string, unknown>>(text: string, values: unknown[] = []) =>
    (await this.app.database.pool.query<T & Record<string, unknown>>(text, values)).rows;

  call = (method: 'GET' | 'POST', url: string, cookie = '', payload?: object) =>
    this.app.fastify.inject({
      ...{ method, url, headers: cookie === '' ? {} : { cookie } },
      ...(payload === undefined ? {} : { payload }),
    });

  /** Deletes all notices, and gives Ada three new reviews. */
  reset = async (): Promise<void> => {
    await this.query('delete from copyright_notices');
    await this.query('delete from reviews where user_id = $1', [ADA]);
    const rows = await this.query<{ id: number }>(
      `insert into reviews (business_id, user_id, rating, title, content)
       select n, $1, 5, 'Copied', 'Words that someone else wrote' from generate_series(20, 22) n returning id`,
      [ADA],
    );
    this.reviews = rows.map(({ id }) => id);
    await this.query(
      'update business_entries set review_count = 1, rating_sum = 5, favorable_count = 1 where id between 20 and 22',
    );
  };

  /** Returns the address of one of Ada's reviews. */
  review = (place = 0): string => {
    const id = String(this.reviews[place]);
    return `/business/${20 + place}?review=${id}#review-${id}`;
  };

  isShown = async (place = 0): Promise<boolean> =>
    (await this.call('GET', `/api/reviews/${String(this.reviews[place])}`)).statusCode === 200;

  /** Sends a notice about these addresses. Returns its ID. */
  send = async (addresses: readonly string[] = [this.review()]): Promise<number> => {
    const answer = await this.call('POST', '/api/copyright-notices', '', {
      ...{ name: 'Pat Painter', email: 'pat@example.org', postalAddress: '7 Example Lane, Portland' },
      ...{ work: 'My words about a patio.', addresses, goodFaith: true, accuracy: true, signature: 'Pat Painter' },
    });
    return answer.json<{ id: number }>().id;
  };

  decide = (id: number, decision: object, cookie = this.administrator) =>
    this.call('POST', `/api/admin/copyright-notices/${id}/decide`, cookie, decision);

  counter = (id: number, cookie = this.ada, body: object = COUNTER) =>
    this.call('POST', `/api/copyright-notices/${id}/counter-notice`, cookie, body);

  /** Sends a notice and accepts it. Returns its ID. */
  takeDown = async (addresses?: readonly string[]): Promise<number> => {
    const id = await this.send(addresses);
    expect((await this.decide(id, { decision: 'accept', reason: 'It is the same.' })).statusCode).toBe(200);
    return id;
  };
}
