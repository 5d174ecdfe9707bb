import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';
import { EXTRACT, pbfExtract } from '../../support/import/extract.js';
import { Importing } from '../../support/import/importing.js';

let importing: Importing;
beforeAll(async () => {
  importing = await Importing.into((await emptyDirectory('imports')).appUrl, 'paws.example');
});
afterAll(() => importing?.close());

const line = (fields: object) => `${JSON.stringify(fields)}\n`;
const kennel = {
  externalId: 'k1',
  source: 'kennels',
  name: 'Quiet Kennel',
  category: 'services',
  address: '7 Oak Lane',
  city: 'Austin',
  state: 'Texas',
  zipCode: '78701',
  phone: '512 555 0177',
  petPerks: ['Pet sitting'],
};

async function business(name: string): Promise<Record<string, unknown>> {
  const { rows } = await importing.database.pool.query('select * from businesses where name = $1', [name]);
  expect(rows).toHaveLength(1);
  return rows[0];
}

describe('importing a file', () => {
  it('an import adds approved businesses without owners, makes them searchable, and reports invalid rows', async () => {
    const rows = [
      line(kennel),
      line({ ...kennel, externalId: 'k2', name: '', category: 'cats' }),
      line({ ...kennel, externalId: 'k3', latitude: 10, longitude: 10 }),
      line({ ...kennel, externalId: 'k4', name: 'Null\0Name' }),
      line({ ...kennel, externalId: 'k5', name: 'Not ÿ' }),
      line({ ...kennel, externalId: 'k6', name: 'Quiet Kennels' }),
    ];
    // Encoded as Latin-1, so the fifth row is not valid UTF-8.
    const bytes = Buffer.from(rows.join(''), 'latin1');
    expect(await importing.import('.jsonl', bytes)).toEqual({ added: 1, duplicate: 1, wrong: 4 });
    expect(await importing.report()).toEqual([
      '1 added',
      '2 wrong name: Business name is required; category: Please select a category',
      expect.stringMatching(/^3 wrong The pin is more than 30 miles/),
      '4 wrong name: Business name must not contain a NUL character.',
      '5 wrong name: It contains an invalid character: its bytes are not valid UTF-8, or it is an unpaired surrogate.',
      expect.stringMatching(/^6 duplicate Looks like 'Quiet Kennel' in line 1: /),
    ]);
    expect(await business('Quiet Kennel')).toMatchObject({
      owner_id: null,
      is_claimed: false,
      tier: 'free',
      is_public: true,
      state: 'TX',
      reviewed_by: 'Ada',
      latitude: expect.closeTo(30.27, 1),
    });
    const words = await importing.database.pool.query(
      `select from search_words where word in ('quiet', 'kennel', 'sitting')`,
    );
    expect(words.rows).toHaveLength(3);
  });

  it('an import applies changes from the source, but never overwrites manual edits', async () => {
    const { pool } = importing.database;
    await pool.query(`update businesses set phone = '512 555 0199' where name = 'Quiet Kennel'`);
    const changed = { ...kennel, phone: '512 555 0111', website: 'https://kennel.example.com' };
    expect(await importing.import('.jsonl', line(changed))).toEqual({ changed: 1 });
    expect(await importing.report()).toEqual(['1 changed Changed: website. Kept manual edits: phone.']);
    expect(await business('Quiet Kennel')).toMatchObject({
      phone: '512 555 0199',
      website: 'https://kennel.example.com',
    });
    expect(await importing.import('.jsonl', line(changed))).toEqual({ kept: 1 });
    expect(await importing.import('.jsonl', line({ ...changed, phone: '512 555 0199' }))).toEqual({ unchanged: 1 });
    // The source had the same value for a while, but it is still a manual edit.
    expect(await importing.import('.jsonl', line(changed))).toEqual({ kept: 1 });
  });

  it('an import joins a business that looks like one from another source', async () => {
    const again = { ...kennel, source: 'others', externalId: 'o1', name: 'The Quiet Kennel' };
    expect(await importing.import('.jsonl', line(again))).toEqual({ joined: 1 });
    expect((await importing.report())[0]).toMatch(/Same place as 'Quiet Kennel' \(business \d+\)/);
  });

  it('an import adds similar names in one town as several businesses, unless they share an address', async () => {
    const inn = { source: 'inns', name: 'Wandering Paw Inn', category: 'hotels', city: 'Laredo', state: 'TX' };
    const rows = [
      ...[1, 2, 3, 4, 5].map((n) => line({ ...inn, externalId: `w${n}` })),
      ...[1, 2, 3].map((n) => line({ ...inn, externalId: `n${n}`, name: `Wandering Paws Inn ${n}` })),
      line({ ...inn, externalId: 'a1', address: '9 Elm Street' }),
      line({ ...inn, externalId: 'a2', address: '9 Elm St.' }),
      line({ ...inn, externalId: 'a3', address: '80 Elm Street' }),
    ].join('');
    expect(await importing.import('.jsonl', rows)).toEqual({ added: 10, duplicate: 1 });
    expect((await importing.report())[9]).toMatch(/^10 duplicate Looks like 'Wandering Paw Inn' in line 9: /);
    expect(await importing.import('.jsonl', line({ ...inn, source: 'others', externalId: 'o2' }))).toEqual({
      duplicate: 1,
    });
  });

  it('an import skips a row that matches a pending or withdrawn business, but not a rejected one', async () => {
    const place = { source: 'shy', category: 'events', city: 'Laredo', state: 'TX' };
    const rows = ['Waiting Paws', 'Withdrawn Paws', 'Rejected Paws']
      .map((name) => line({ ...place, externalId: name, name }))
      .join('');
    await importing.database.pool.query(
      `insert into businesses (id, name, category, city, state, approval_status, is_active) values
         (8001, 'Waiting Paws', 'events', 'Laredo', 'TX', 'needs_revision', true),
         (8002, 'Withdrawn Paws', 'events', 'Laredo', 'TX', 'approved', false),
         (8003, 'Rejected Paws', 'events', 'Laredo', 'TX', 'rejected', true)`,
    );
    expect(await importing.import('.jsonl', rows)).toEqual({ added: 1, duplicate: 2 });
    expect((await importing.report()).slice(0, 2)).toEqual([
      "1 duplicate Looks like 'Waiting Paws' (business 8001, not approved yet): Same name, Same ZIP code or town.",
      "2 duplicate Looks like 'Withdrawn Paws' (business 8002, withdrawn by its owner): Same name, Same ZIP code or town.",
    ]);
    // No one can open their pages, so the report has no link.
    const linked = await importing.database.pool.query('select from import_lines where business_id in (8001, 8002)');
    expect(linked.rows).toEqual([]);
  });

  it('a dry run of an import changes nothing, and reports what it would do', async () => {
    const other = { externalId: 'd1', name: 'Dry Dock', category: 'events' };
    expect(await importing.import('.jsonl', line(other) + line({ ...kennel, name: 'Loud Kennel' }), true)).toEqual({
      added: 1,
      changed: 1,
    });
    const { rows } = await importing.database.pool.query(
      `select from businesses where name in ('Dry Dock', 'Loud Kennel')`,
    );
    expect(rows).toEqual([]);
  });

  it('a dry run of an import reports every row, including a duplicate far from the first one', async () => {
    const place = { source: 'bakers', category: 'events', city: 'Waco', state: 'TX', address: '5 Elm St' };
    const other = (n: number) =>
      line({ source: 'bakers', category: 'events', externalId: `f${n}`, name: `${(n * 7919).toString(36)} ${n}` });
    const rows = [
      line({ ...place, externalId: 'first', name: 'Brazos Barkery' }),
      ...Array.from({ length: 298 }, (_, n) => other(n)),
      line({ ...place, externalId: 'last', name: 'BRAZOS BARKERY' }),
    ].join('');
    expect(await importing.import('.jsonl', rows, true)).toEqual({ added: 299, duplicate: 1 });
    expect((await importing.report())[299]).toMatch(/^300 duplicate Looks like 'Brazos Barkery' in line 1: /);
    expect(await importing.import('.jsonl', rows)).toEqual({ added: 299, duplicate: 1 });
  });

  it('an import stores the attribution that OpenStreetMap requires, and skips a wrong field of its data', async () => {
    expect(await importing.import('.osm.pbf', pbfExtract(EXTRACT))).toEqual({ added: 3, wrong: 1 });
    expect(await business('Tidy Tails')).toMatchObject({ attribution: '© OpenStreetMap contributors', website: null });
    expect((await importing.report())[2]).toBe('8 added Skipped: website: Please enter a valid URL');
    expect(await importing.import('.osm.pbf', pbfExtract(EXTRACT))).toEqual({ unchanged: 3, wrong: 1 });
  });

  it("an import handles text that a database can't store, also in the report", async () => {
    const half = JSON.stringify('\ud83d').slice(1, -1);
    const rows = [
      line({ ...kennel, externalId: 'h1', name: '', description: 'x' }).replace('"x"', `"${half}"`),
      line({ ...kennel, externalId: 'h2', name: `${'x'.repeat(199)}😀` }),
      line({ externalId: 'h3', name: 'Half', category: 'cats' }).replace('Half', `Half ${half}`),
      line({ externalId: 'h\0', name: 'Nul', category: 'events', ['k\0']: 1, [`${'k'.repeat(59)}😀`]: 1 }),
      line({ externalId: 'h5', name: 'Odd Keys', category: 'events', ['k\0']: 1, [`${'k'.repeat(59)}😀`]: 1 }),
    ];
    expect(await importing.import('.jsonl', rows.join(''))).toEqual({ added: 1, wrong: 4 });
    expect((await importing.report())[4]).toBe(`5 added Skipped unknown fields: 'k', '${'k'.repeat(59)}😀'`);
  });

  it('an imported business keeps its attribution after a file without it', async () => {
    const { pool } = importing.database;
    const row = { externalId: 'a1', source: 'named', name: 'Named Paws', category: 'events' };
    await importing.import('.jsonl', line({ ...row, attribution: '© Somebody' }));
    expect(await importing.import('.jsonl', line(row))).toEqual({ unchanged: 1 });
    expect(await business('Named Paws')).toMatchObject({ attribution: '© Somebody' });
    await pool.query(`update businesses set is_active = false, merged_into = $1 where name = 'Named Paws'`, [
      (await business('Quiet Kennel'))['id'],
    ]);
  });

  it('an import leaves a merged business unchanged and reports it', async () => {
    const { id } = await business('Quiet Kennel');
    const row = { externalId: 'a1', source: 'named', name: 'Named Paws', category: 'events', phone: '512 555 0100' };
    expect(await importing.import('.jsonl', line(row))).toEqual({ duplicate: 1 });
    expect(await importing.report()).toEqual([`1 duplicate Merged into business ${String(id)}.`]);
    expect(await business('Named Paws')).toMatchObject({ phone: null });
  });

  it('an import accepts any pin if neither state nor ZIP code identifies the town', async () => {
    const pin = { latitude: 33.16, longitude: -95.22 };
    const row = { externalId: 't1', source: 'towns', name: 'Small Town Paws', category: 'events', city: 'Dallas' };
    expect(await importing.import('.jsonl', line({ ...row, ...pin }))).toEqual({ added: 1 });
    expect(await importing.import('.jsonl', line({ ...row, ...pin, state: 'TX' }))).toEqual({ wrong: 1 });
  });

  it('an import completes a listing of another source, credits both, and changes only its own fields later', async () => {
    const pin = { latitude: 30.251, longitude: -97.752 };
    const said = { name: 'Twin Paws Inn', category: 'hotels', ...pin };
    const osm = { ...said, externalId: 'node/1', source: 'twin-osm', attribution: '© OpenStreetMap contributors' };
    const more = { ...said, externalId: 'gers-1', source: 'twin-overture', attribution: 'Overture Maps Foundation' };
    const street = { address: '7 Oak Lane', city: 'Austin', state: 'TX', zipCode: '78701', phone: '+1 512 555 0142' };
    expect(await importing.import('.jsonl', line({ ...osm, petPerks: ['Dogs welcome'] }))).toEqual({ added: 1 });
    expect(await importing.import('.jsonl', line({ ...more, ...street }))).toEqual({ joined: 1 });
    expect(await business('Twin Paws Inn')).toMatchObject({
      ...{ address: '7 Oak Lane', phone: '+1 512 555 0142', pet_perks: ['Dogs welcome'], location_source: 'address' },
      attribution: '© OpenStreetMap contributors; Overture Maps Foundation',
    });
    expect(await importing.import('.jsonl', line({ ...more, ...street }))).toEqual({ unchanged: 1 });
    const renamed = line({ ...osm, name: 'Twin Paws Hotel', petPerks: ['Dogs welcome'] });
    expect(await importing.import('.jsonl', renamed)).toEqual({ changed: 1 });
    expect(await importing.import('.jsonl', line({ ...more, ...street, phone: null }))).toEqual({ changed: 1 });
    expect(await business('Twin Paws Hotel')).toMatchObject({ address: '7 Oak Lane', phone: null });
    expect((await importing.exported('jsonl')).match(/Twin Paws Hotel/g)).toHaveLength(1);
  });

  it('an import reports places that the file misses, hides them the second time, and shows them again', async () => {
    const row = (n: number) =>
      line({
        ...{ externalId: `${n}`, source: 'gone', name: `Vanish ${'abcdefgh'[n]?.repeat(9)}`, category: 'events' },
        ...{ latitude: 35 + n / 20, longitude: -106 },
      });
    const all = [0, 1, 2, 3, 4].map(row).join('');
    const fewer = [0, 2, 3, 4].map(row).join('');
    expect(await importing.import('.jsonl', all)).toEqual({ added: 5 });
    // The last place is outside of the area of a file without it.
    expect(await importing.import('.jsonl', [0, 1, 2, 3].map(row).join(''))).toEqual({ unchanged: 4 });
    expect(await importing.import('.jsonl', fewer)).toEqual({ unchanged: 4, missing: 1 });
    expect((await importing.report()).at(-1)).toBe(
      '0 missing No longer in the file. It stays until the next import without it.',
    );
    expect(await importing.import('.jsonl', fewer, true)).toEqual({ unchanged: 4, missing: 1 });
    expect(await business('Vanish bbbbbbbbb')).toMatchObject({ is_public: true });
    expect(await importing.import('.jsonl', `${fewer}\n`)).toEqual({ unchanged: 4, missing: 1 });
    expect(await business('Vanish bbbbbbbbb')).toMatchObject({ is_public: false, standing: 'hidden' });
    expect(await importing.import('.jsonl', all)).toEqual({ unchanged: 5 });
    expect(await business('Vanish bbbbbbbbb')).toMatchObject({ is_public: true, standing: 'approved' });
    const { rows: entries } = await importing.database.pool.query(
      `select actor, action, reason from audit_log where target_type = 'business' order by id`,
    );
    expect(entries).toEqual([
      { actor: 'Ada', action: 'business.hide', reason: 'No longer in the files of gone.' },
      { actor: 'Ada', action: 'business.unhide', reason: 'In the files of gone again.' },
    ]);
  });

  it('an import skips rows in other countries, counts them per country, and takes them when asked to', async () => {
    const row = (externalId: string, said: object) =>
      line({ ...{ externalId, source: 'north', name: `Chien ${externalId}`, category: 'events' }, ...said });
    const rows = [
      row('van', { latitude: 49.26, longitude: -123.1 }),
      row('cal', { latitude: 51.05, longitude: -114.07 }),
      row('tij', { city: 'Tijuana', country: 'mx' }),
      row('lon', { latitude: 51.5, longitude: -0.12 }),
      row('sea', { latitude: 47.61, longitude: -122.33 }),
    ].join('');
    const id = await importing.order('.jsonl', rows);
    const ended = await importing.run(id);
    expect(ended?.counts).toMatchObject({ added: 1, skipped: 4 });
    expect(ended?.skipped).toEqual({ 'In Canada': 2, 'In Mexico': 1, 'In another country': 1 });
    const canada = await importing.run(await importing.order('.jsonl', rows, { country: 'CA' }));
    expect(canada?.skipped).toEqual({ 'In Mexico': 1, 'In the United States': 1 });
    expect(await business('Chien van')).toMatchObject({ country: 'CA', city: null, state: null });
    expect(await business('Chien sea')).toMatchObject({ country: 'US', city: 'Seattle' });
  });

  it('an import uses the first of two rows with the same externalId, however far apart they are', async () => {
    const rows = Array.from({ length: 600 }, (_, n) =>
      line({
        ...{ externalId: `f${n % 599}`, source: 'far', name: `Far ${n}`, category: 'events' },
        ...{ latitude: 40, longitude: n / 50 - 120 },
      }),
    ).join('');
    expect(await importing.import('.jsonl', rows, true)).toEqual({ added: 599, wrong: 1 });
    const id = await importing.order('.jsonl', rows);
    const killed = importing.run(id, () => {
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await importing.run(id)).toMatchObject({ counts: { added: 599, wrong: 1, changed: 0 } });
    expect((await importing.report()).at(-1)).toBe('600 wrong externalId: Same as in line 1.');
  });

  it('exports a manually added business with a different externalId than an imported one', async () => {
    const { pool } = importing.database;
    await importing.import(
      '.jsonl',
      line({ externalId: '9000', source: 'paws.example', name: 'Restored', category: 'events' }),
    );
    await pool.query(
      `insert into businesses (id, name, category, approval_status) values (9000, 'Typed Again', 'events', 'approved')`,
    );
    const exported = (await importing.exported('jsonl')).split('\n').filter((row) => row.includes('paws.example'));
    expect(exported.map((row) => (JSON.parse(row) as { externalId: string }).externalId).sort()).toEqual([
      '9000',
      'typed-9000',
    ]);
    expect(await importing.import('.jsonl', exported.join('\n'))).toEqual({ unchanged: 2 });
  });

  it('an import fails with a readable reason if the file is unreadable, and keeps earlier rows', async () => {
    const id = await importing.order('.csv', 'nothing,of,this\n');
    expect(await importing.run(id)).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('Missing: externalId'),
    });
    expect(await importing.run(id)).toBeNull();
  });
});

describe('an interrupted import', () => {
  const rows = Array.from({ length: 700 }, (_, n) =>
    line({
      externalId: `p${n}`,
      source: 'points',
      name: `Point ${n} ${'x'.repeat(n % 9)}`,
      category: 'events',
      latitude: 30 + n / 50,
      longitude: -97,
    }),
  ).join('');

  it('an interrupted import continues after the last stored batch without duplicates', async () => {
    const id = await importing.order('.jsonl', rows);
    const killed = importing.run(id, ({ record }) => {
      if (record.position >= 500) throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    const ended = await importing.run(id);
    expect(ended).toMatchObject({ state: 'done', position: 700, counts: { added: 700, duplicate: 0, unchanged: 0 } });
    const { rows: counted } = await importing.database.pool.query(
      `select count(*)::integer as n, count(distinct external_id)::integer as names from business_sources where source = 'points'`,
    );
    expect(counted).toEqual([{ n: 700, names: 700 }]);
  });

  it('an interrupted import is finished by only one of two processes that resume it', async () => {
    const id = await importing.order('.jsonl', rows.replaceAll('"points"', '"twice"').replaceAll(':-97', ':-99'));
    const ends = await Promise.all([importing.run(id), importing.run(id)]);
    expect(ends.filter((end) => end !== null).map((end) => end?.counts.added)).toEqual(expect.arrayContaining([700]));
    const { rows: counted } = await importing.database.pool.query(
      `select count(*)::integer as n from import_lines where import_id = $1`,
      [id],
    );
    expect(counted).toEqual([{ n: 700 }]);
  });
});
