import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { ContentChanges, type ChangedTags } from '../../../infrastructure/postgres/content-changes.js';
import { memberTag } from '../../../infrastructure/postgres/content-tags.js';
import { emptyDirectory } from '../../support/app.js';
import { until } from '../../support/until.js';

const MEMBER = '5f1d0a52-52d7-4a4c-9d0d-0c58d5e2a001';

let writer: pg.Client;
let appUrl: string;

beforeAll(async () => {
  const urls = await emptyDirectory('database_content_changes');
  appUrl = urls.appUrl;
  writer = new pg.Client(urls.appUrl);
  await writer.connect();
  await writer.query(`insert into users (id, email, first_name) values ('${MEMBER}', 'rita@example.com', 'Rita')`);
  await writer.query(`insert into businesses (id, name, category, latitude, longitude, approval_status) values
    (1, 'One', 'restaurants', 30.3, -97.7, 'approved'), (2, 'Two', 'restaurants', null, null, 'approved')`);
});

afterAll(() => writer?.end());

/** Returns the tags that a statement notes, sorted and without repetitions. */
async function noted(...statements: readonly string[]): Promise<string[]> {
  await writer.query('delete from content_changes');
  for (const statement of statements) await writer.query(statement);
  const { rows } = await writer.query<{ tag: string }>('select distinct unnest(tags) as tag from content_changes');
  return rows.map(({ tag }) => tag).toSorted();
}

const ONE = ['business:1', 'cell:30:-98', 'lists'];
const REVIEW = ['business:1', 'cell:30:-98', 'community', 'lists', memberTag(MEMBER)];

describe('what is noted when content changes', () => {
  it.each([
    ['a change of a name', [`update businesses set name = 'Uno' where id = 1`], ONE],
    ['a change of a tier', [`update businesses set tier = 'premium' where id = 1`], ONE],
    [
      'a place without coordinates',
      ['update businesses set is_active = false where id = 2'],
      ['business:2', 'cell:none', 'lists'],
    ],
    [
      'a place that moves: its old and its new area',
      ['update businesses set longitude = -96.5 where id = 1', 'update businesses set longitude = -97.7 where id = 1'],
      ['business:1', 'cell:30:-97', 'cell:30:-98', 'lists'],
    ],
    ['nothing for a note of administrators', [`update businesses set admin_notes = 'Hm' where id = 1`], []],
    [
      'nothing for the counters of a place',
      ['update business_entries set review_count = review_count where id = 1'],
      [],
    ],
    [
      'a new review',
      [
        `insert into reviews (id, business_id, user_id, rating, title, content) values (1, 1, '${MEMBER}', 5, 'Good', 'Very good')`,
      ],
      REVIEW,
    ],
    ['a changed review', [`update reviews set title = 'Better' where id = 1`], REVIEW],
    [
      'an owner response',
      [`insert into review_responses (review_id, business_id, content) values (1, 1, 'Thanks')`],
      ['business:1', 'community'],
    ],
    ['a deleted review with its response', ['delete from reviews where id = 1'], REVIEW],
    [
      'a new name of a member',
      [`update users set last_name = 'R.' where id = '${MEMBER}'`],
      ['community', memberTag(MEMBER)],
    ],
    ['nothing for a new phone number', [`update users set phone_number = '+15125550142' where id = '${MEMBER}'`], []],
    [
      'nothing while seeding',
      [
        `set welcome_paws.seeding = 'on'`,
        `update businesses set name = 'Un' where id = 1`,
        'reset welcome_paws.seeding',
      ],
      [],
    ],
  ])('is %s', async (_, statements, tags) => {
    expect(await noted(...statements)).toEqual(tags);
  });
});

describe('the reader of changes', () => {
  let heard: ChangedTags[];
  let changes: ContentChanges;

  beforeEach(async () => {
    heard = [];
    // Those of other tests are new to a reader as long as any transaction in the cluster is older, such as one of autovacuum.
    await writer.query('delete from content_changes');
    changes = new ContentChanges({ url: appUrl });
    changes.onChange((tags) => heard.push(tags));
    expect(changes.isCurrent).toBe(false);
    changes.start();
    await until('the first read', () => changes.isCurrent);
  });

  const rename = (id: number) => `update businesses set name = name || '!' where id = ${id}`;

  it('begins with everything forgotten, passes on each change once, and stops', async () => {
    await writer.query(rename(1));
    await until('the first change', () => heard.length === 2);
    await writer.query(rename(2));
    await until('the second change', () => heard.length === 3);
    expect(heard).toEqual([
      null,
      new Set(['anything', ...ONE]),
      new Set(['anything', 'business:2', 'cell:none', 'lists']),
    ]);
    await changes.stop();
    expect(heard).toHaveLength(3);
  });

  it('passes on a change of a transaction that commits after a later one', async () => {
    const slow = new pg.Client(appUrl);
    await slow.connect();
    await slow.query('begin');
    await slow.query(rename(1));
    await writer.query(rename(2));
    await until('the later change', () => heard.length === 2);
    await writer.query(rename(2));
    await until('another later change', () => heard.length === 3);
    await slow.query('commit');
    await until('the earlier change', () => heard.length === 4);
    expect(heard.slice(1).map((tags) => tags?.has('business:1'))).toEqual([false, false, true]);
    await slow.end();
    await changes.stop();
  });

  it('forgets everything after more changes than it reads one by one', async () => {
    await writer.query(
      `insert into content_changes (tags) select array['business:' || n] from generate_series(1, 1001) n`,
    );
    await until('the changes', () => heard.length === 2);
    expect(heard).toEqual([null, null]);
    await changes.stop();
  });

  it('forgets everything when its connection ends, and reads on with another one', async () => {
    await writer.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'welcome-paws-changes' and datname = current_database()`);
    await until('a lost connection and a new one', () => heard.length === 3);
    expect(heard).toEqual([null, null, null]);
    await writer.query(rename(1));
    await until('a change', () => heard.length === 4);
    expect(heard.at(-1)?.has('business:1')).toBe(true);
    await changes.stop();
  });
});
