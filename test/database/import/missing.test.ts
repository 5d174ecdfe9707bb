import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RunImport } from '../../../application/import/run-import.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';
import { xmlExtract, type InventedElement } from '../../support/import/extract.js';
import { Importing } from '../../support/import/importing.js';

let importing: Importing;
const MEMBER = '11111111-1111-4111-8111-111111111111';
beforeAll(async () => {
  importing = await Importing.into((await emptyDirectory('missing_places')).appUrl, 'paws.example');
  await importing.database.pool.query(`insert into users (id, email) values ($1, 'claimant@example.com')`, [MEMBER]);
});
afterAll(() => importing?.close());

beforeEach(async () => {
  for (const table of ['imports', 'businesses']) await importing.database.pool.query(`delete from ${table}`);
});

const WORDS = ['Acorn', 'Bramble', 'Cobalt', 'Dapple', 'Ember', 'Fable', 'Gable', 'Hazel', 'Indigo', 'Juniper'];

const line = (n: number, said: object = {}) =>
  `${JSON.stringify({
    ...{ externalId: `${n}`, source: 'list', name: `${WORDS[n]} Place`, category: 'services', kind: 'groomer' },
    ...{ latitude: 30 + n / 20, longitude: -97.7, ...said },
  })}\n`;

const ALL = [...WORDS.keys()];
const file = (numbers: readonly number[], said: object = {}) => numbers.map((n) => line(n, said)).join('');
const without = (gone: number) => ALL.filter((n) => n !== gone);

const rows = async (sql: string) => (await importing.database.pool.query<Record<string, unknown>>(sql)).rows;

/** Returns the standing of a place of the list. */
async function standing(n: number): Promise<unknown> {
  const found = await rows(`select standing from businesses where name like '${WORDS[n]} %'`);
  return found[0]?.['standing'];
}

const missing = async () =>
  (await rows(`select name, message from import_lines where outcome = 'missing'
    and import_id = (select max(id) from imports) order by number`)) as { name: string; message: string }[];

describe('importing the same file again', () => {
  it('counts no listing as missing a second time, but another file without the listing does', async () => {
    await importing.import('.jsonl', file(ALL));
    await importing.import('.jsonl', file(without(3)));
    for (const isDryRun of [false, true, false]) {
      await importing.import('.jsonl', file(without(3)), isDryRun);
      expect(await missing()).toEqual([
        {
          name: 'Dapple Place',
          message: 'No longer in the file. It stays, because the same file was imported before.',
        },
      ]);
      expect(await rows('select missed from business_sources where missed > 0')).toEqual([{ missed: 1 }]);
    }
    await importing.import('.jsonl', file(without(3), { phone: '512 555 0142' }));
    expect(await standing(3)).toBe('hidden');
  });

  it('counts as another file if its rows are of another source or its first import was a dry run', async () => {
    await importing.import('.jsonl', file(ALL));
    await importing.import('.jsonl', file(without(3)), true);
    await importing.import('.jsonl', file(without(3)));
    expect(await rows('select missed from business_sources where missed > 0')).toEqual([{ missed: 1 }]);
    const plain = (numbers: readonly number[]) => file(numbers, { source: undefined, latitude: 45, longitude: -100 });
    for (const source of ['one', 'other']) {
      await importing.run(await importing.order('.jsonl', plain([5, 6, 7]), { source }));
    }
    expect((await rows(`select count(*)::integer as n from imports where state = 'done'`))[0]).toEqual({ n: 5 });
  });
});

describe('importing an older file after a newer one', () => {
  const shops = (numbers: readonly number[], date: string): string => {
    const elements = numbers.map((n): InventedElement => {
      const tags = { shop: 'pet', name: `${WORDS[n]} Place` };
      return { type: 'node', id: n + 1, latitude: 30 + n / 20, longitude: -97.7, tags };
    });
    const meta = `<meta osm_base="${date}"/>`;
    return xmlExtract(elements).replace(/<osm[^>]*>/, (tag) => tag + meta);
  };

  it('reports no place as missing that only the newer file has', async () => {
    await importing.import('.osm', shops(ALL, '2026-05-03T00:00:00Z'));
    for (const day of ['01', '02']) {
      expect(await importing.import('.osm', shops(without(4), `2026-05-${day}T00:00:00Z`))).toEqual({ unchanged: 9 });
    }
    expect(await importing.import('.osm', shops(without(4), '2026-05-04T00:00:00Z'))).toEqual({
      ...{ unchanged: 9, missing: 1 },
    });
  });

  it('does not show a place again that newer files missed', async () => {
    await importing.import('.osm', shops(ALL, '2026-05-01T00:00:00Z'));
    await importing.import('.osm', shops(without(4), '2026-05-03T00:00:00Z'));
    await importing.import('.osm', shops(ALL, '2026-05-02T00:00:00Z'));
    expect(await rows('select missed from business_sources where missed > 0')).toEqual([{ missed: 1 }]);
    await importing.import('.osm', shops(without(4), '2026-05-04T00:00:00Z'));
    expect(await standing(4)).toBe('hidden');
    await importing.import('.osm', shops(ALL, '2026-05-02T12:00:00Z'));
    expect(await standing(4)).toBe('hidden');
    await importing.import('.osm', shops(ALL, '2026-05-05T00:00:00Z'));
    expect(await standing(4)).toBe('approved');
  });
});

describe('importing an extract of one kind', () => {
  const kindOf = (n: number) => (n < 5 ? 'groomer' : n < 8 ? 'veterinarian' : null);
  const mixed = (numbers: readonly number[], said: object = {}) =>
    numbers.map((n) => line(n, { kind: kindOf(n), ...said })).join('');

  it('compares only listings of that kind', async () => {
    await importing.import('.jsonl', mixed(ALL));
    // Groomers from one end of the area to the other, without one of them.
    await importing.import('.jsonl', mixed([0, 1, 2, 4], {}) + line(9, { name: 'New Clippers', externalId: 'new' }));
    // A row without a kind may be any service, so the listings without a kind are compared.
    expect((await missing()).map(({ name }) => name)).toEqual(['Dapple Place', 'Indigo Place', 'Juniper Place']);
  });

  it('keeps listings of a kind of which more than half are missing', async () => {
    await importing.import('.jsonl', mixed(ALL));
    const fewVets = [0, 1, 2, 3, 4, 5, 8, 9];
    for (const phone of ['512 555 0141', '512 555 0142', '512 555 0143']) {
      await importing.import('.jsonl', mixed(fewVets, { phone }));
    }
    expect((await missing()).map(({ message }) => message)).toEqual(
      ['Gable Place', 'Hazel Place'].map(
        () =>
          'No longer in the file. It stays, because the file misses more than half of the listings of its kind in the area.',
      ),
    );
    expect(await standing(6)).toBe('approved');
  });
});

describe('hiding a listing that two files missed', () => {
  const claim = (
    n: number,
  ) => `insert into business_claims (business_id, claimant_user_id, claimant_name, claimant_email, verification_method)
    select id, '${MEMBER}', 'Ada', 'claimant@example.com', 'email_verification' from businesses where name like '${WORDS[n]} %'`;

  /** Each touches the listing, before the import reads it or between its read and its hiding. */
  const TOUCHES: readonly (readonly [string, string, unknown])[] = [
    ['has an owner', `update businesses set owner_id = '${MEMBER}' where name like 'Dapple %'`, 'approved'],
    ['has a claim in progress', claim(3), 'approved'],
    ['was verified', `update businesses set is_verified = true where name like 'Dapple %'`, 'approved'],
    ['was edited', `update businesses set edited_fields = '{phone}' where name like 'Dapple %'`, 'approved'],
    ['was closed', `update businesses set closed_at = now(), was_active = true, is_active = false where name like 'Dapple %'`, 'closed'],
    ['was withdrawn', `update businesses set is_active = false where name like 'Dapple %'`, 'withdrawn'],
    ['was deleted', `update businesses set deleted_at = now(), is_active = false where name like 'Dapple %'`, 'withdrawn'],
    ['was merged', `update businesses set is_active = false, merged_into = (select id from businesses where name like 'Acorn %') where name like 'Dapple %'`, 'withdrawn'],
    ['came back in another source', `insert into business_sources (business_id, source, external_id, imported) select id, 'other', 'x', '{}' from businesses where name like 'Dapple %'`, 'approved'],
  ]; // prettier-ignore

  it.each(TOUCHES)('leaves one alone that %s after the listings were read', async (_, sql, expected) => {
    await importing.import('.jsonl', file(ALL));
    await importing.import('.jsonl', file(without(3)));
    const { ports } = importing;
    const { businesses } = ports;
    const hide = businesses.hide.bind(businesses);
    // After the listings were read.
    businesses.hide = async (listed) => {
      await importing.database.pool.query(sql);
      return hide(listed);
    };
    const id = await importing.order('.jsonl', file(without(3), { phone: '512 555 0142' }));
    await new RunImport({ ...ports, businesses }).run(id);
    expect(await standing(3)).toBe(expected);
    expect((await missing())[0]?.message).toBe(
      'No longer in the file. It stays, because it has an owner or a claim, or an administrator changed it.',
    );
    expect(
      await rows(
        `select from audit_log where action = 'business.hide' and target_id in (select id::text from businesses)`,
      ),
    ).toEqual([]);
    await importing.database.pool.query('delete from business_claims');
  });

  it.each([
    ...TOUCHES.slice(0, 4),
    ['shown again by an administrator', `update business_sources set vanished_at = now() where external_id = '3'`, 'approved'],
  ])('a dry run says that one stays that %s', async (_, sql) => {
    await importing.import('.jsonl', file(ALL));
    await importing.import('.jsonl', file(without(3)));
    await importing.database.pool.query(String(sql));
    await importing.import('.jsonl', file(without(3), { phone: '512 555 0142' }), true);
    expect((await missing())[0]?.message).toMatch(/an administrator changed it\.$/);
    await importing.database.pool.query('delete from business_claims');
  }); // prettier-ignore

  it('waits for a claim that is about to be made', async () => {
    await importing.import('.jsonl', file(ALL));
    await importing.import('.jsonl', file(without(3)));
    const client = await importing.database.pool.connect();
    try {
      await client.query('begin');
      await client.query(`select from businesses where name like 'Dapple %' for update`);
      await client.query(claim(3));
      const id = await importing.order('.jsonl', file(without(3), { phone: '512 555 0142' }));
      const running = importing.run(id);
      const waiting = `select count(*)::integer as n from pg_locks where not granted`;
      while ((await rows(waiting))[0]?.['n'] === 0) await new Promise((resolve) => setImmediate(resolve));
      await client.query('commit');
      await running;
    } finally {
      client.release();
    }
    expect(await standing(3)).toBe('approved');
  });
});
