import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RunUndo } from '../../../application/import/run-undo.js';
import { pruneExpired } from '../../../infrastructure/jobs/prune.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';
import { Importing } from '../../support/import/importing.js';

let importing: Importing;
beforeAll(async () => {
  importing = await Importing.into((await emptyDirectory('undone_imports')).appUrl, 'paws.example');
  await query(`insert into users (id, first_name) values ('0b8f4a52-6c1d-4e7a-9a53-2f1c6b7d8e01', 'Olive')`);
});
afterAll(() => importing?.close());
beforeEach(async () => {
  await query('delete from businesses');
  await query('delete from imports');
});

const OLIVE = '0b8f4a52-6c1d-4e7a-9a53-2f1c6b7d8e01';

async function query<Row extends object = Record<string, unknown>>(text: string, values: unknown[] = []) {
  return (await importing.database.pool.query<Row>(text, values)).rows;
}

const place = (externalId: string, fields: object = {}) => ({
  ...{ externalId, source: 'list', name: `Place ${externalId}`, category: 'services' },
  ...{ phone: `512 555 0${100 + Number(externalId)}`, latitude: 30 + Number(externalId) / 10, longitude: -98 },
  ...fields,
});

const text = (...rows: readonly object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

/** Imports these rows and returns the import's id. */
async function imported(...rows: readonly object[]): Promise<number> {
  const id = await importing.order('.jsonl', text(...rows));
  expect(await importing.run(id)).toMatchObject({ state: 'done' });
  return id;
}

/** The listings and all that imports know about them, without times and versions. */
const directory = () =>
  query(`select b.id, b.name, b.phone, b.website, b.is_public, b.hidden_at, b.was_active, b.attribution,
      (select json_agg(json_build_object('source', s.source, 'imported', s.imported, 'missed', s.missed, 'vanished', s.vanished_at,
        'import', s.import_id, 'attribution', s.attribution) order by s.source) from business_sources s where s.business_id = b.id) as sources
    from businesses b order by b.id`);

const names = async () =>
  (await query<{ name: string }>('select name from businesses order by name')).map((row) => row.name);
const idOf = async (name: string) =>
  (await query<{ id: number }>('select id from businesses where name = $1', [name]))[0]!.id;
const stays = (id: number) =>
  query<{ line: string }>(
    `select name || ': ' || message as line from import_undo_lines where import_id = $1 order by name`,
    [id],
  ).then((rows) => rows.map(({ line }) => line));
const change = (name: string, set: string) => query(`update businesses set ${set} where name = $1`, [name]);

describe('undoing an import', () => {
  it('removes what it added, and lets the same file be imported again', async () => {
    const id = await imported(place('1'), place('2'));
    expect(await importing.undo(id)).toEqual({ removed: 2 });
    expect(await directory()).toEqual([]);
    expect(await query('select * from business_sources')).toEqual([]);
    expect(await importing.import('.jsonl', text(place('1'), place('2')))).toEqual({ added: 2 });
    expect(
      await query(
        `select actor, action, target_id, after from audit_log where target_id = $1 and action like 'import.und%' order by id`,
        [String(id)],
      ),
    ).toEqual([
      { actor: 'Grace', action: 'import.undo', target_id: String(id), after: { fileName: expect.any(String) } },
      {
        ...{ actor: 'Grace', action: 'import.undone', target_id: String(id) },
        after: { removed: 2, restored: 0, separated: 0, shown: 0, hidden: 0, stayed: 0 },
      },
    ]);
  });

  it('keeps places that someone touched since, and says why', async () => {
    const all = Array.from({ length: 9 }, (_, n) => place(String(n + 1)));
    const id = await imported(...all);
    await change('Place 1', `owner_id = '${OLIVE}', is_claimed = true`);
    await query(
      `insert into business_claims (business_id, claimant_user_id, claimant_name, claimant_email, verification_method, status)
       select id, $1, 'Olive', 'o@example.com', 'website_verification', case name when 'Place 2' then 'pending' else 'rejected' end
       from businesses where name in ('Place 2', 'Place 9')`,
      [OLIVE],
    );
    await query(
      `insert into reviews (business_id, user_id, rating, content) select id, $1, 5, 'Good dogs.' from businesses where name = 'Place 3'`,
      [OLIVE],
    );
    await change('Place 4', `edited_fields = '{phone}'`);
    await change('Place 5', `hidden_at = now(), was_active = true, is_active = false`);
    await query(
      `insert into business_merges (kept_id, merged_id, merged_by, moved) select k.id, m.id, 'Ada', '{}' from businesses k, businesses m where k.name = 'Place 6' and m.name = 'Place 7'`,
    );
    await change('Place 7', `merged_into = ${await idOf('Place 6')}, is_active = false`);
    await query(
      `with list as (insert into saved_lists (user_id, name) values ($1, 'Saved') returning id)
       insert into saved_places (list_id, user_id, business_id) select list.id, $1, b.id from businesses b, list where b.name = 'Place 8'`,
      [OLIVE],
    );
    expect(await importing.undo(id)).toEqual({ removed: 2, stayed: 7 });
    expect(await stays(id)).toEqual([
      'Place 1: It has an owner. It stays.',
      'Place 2: Someone is claiming it. It stays.',
      'Place 3: It has a review. It stays.',
      'Place 4: An administrator changed it. It stays.',
      'Place 5: An administrator changed it. It stays.',
      'Place 6: It was merged with another listing. It stays.',
      'Place 7: It was merged with another listing. It stays.',
    ]);
    expect(await names()).toHaveLength(7);
  });

  it('gives changed fields and what the source said back, so that the next import compares with that', async () => {
    await imported(place('1', { website: 'https://one.example.com' }), place('2'));
    const before = await directory();
    const id = await imported(place('1', { phone: '512 555 0999', website: 'https://new.example.com' }), place('2'));
    expect((await directory())[0]).toMatchObject({ phone: '512 555 0999', website: 'https://new.example.com' });
    expect(await importing.undo(id)).toEqual({ restored: 1 });
    expect(await directory()).toEqual(before);
  });

  it('leaves fields that an owner or administrator changed since, and says which', async () => {
    await imported(place('1'), place('2'), place('3'));
    const news = { website: 'https://new.example.com', phone: '512 555 0999' };
    const id = await imported(place('1', news), place('2', { ...news, phone: '512 555 0998' }), place('3'));
    await change('Place 1', `phone = '512 555 0777'`);
    await change('Place 2', `edited_fields = '{website}'`);
    expect(await importing.undo(id)).toEqual({ restored: 2, stayed: 2 });
    expect(await stays(id)).toEqual([
      'Place 1: Changed since, so it stays: phone.',
      'Place 2: Changed since, so it stays: website.',
    ]);
    expect(await directory()).toEqual([
      expect.objectContaining({ name: 'Place 1', phone: '512 555 0777', website: null }),
      expect.objectContaining({ name: 'Place 2', phone: '512 555 0102', website: news.website }),
      expect.anything(),
    ]);
  });

  it('leaves what a later import of the source has, too; undone one after the other, everything goes back', async () => {
    await imported(place('1'));
    const before = await directory();
    const second = await imported(place('1', { phone: '512 555 0222' }), place('2'));
    const third = await imported(place('1', { phone: '512 555 0333' }), place('2'));
    expect(await importing.undo(second)).toEqual({ stayed: 2 });
    expect(await stays(second)).toEqual([
      'Place 1: A later import has it, too. Undo that import first.',
      'Place 2: A later import has it, too. Undo that import first. It stays.',
    ]);
    expect((await directory())[0]).toMatchObject({ phone: '512 555 0333' });
    await query('delete from import_undos');
    await query('delete from import_undo_lines');
    expect(await importing.undo(third)).toEqual({ restored: 1 });
    expect(await importing.undo(second)).toEqual({ removed: 1, restored: 1 });
    expect(await directory()).toEqual(before);
  });

  it('separates a joined source, and leaves a place that another source joined', async () => {
    const first = await imported(place('1', { attribution: '© List' }));
    const before = await directory();
    const joined = await imported(
      place('1', { source: 'other', externalId: 'o1', attribution: '© Other', website: 'https://other.example.com' }),
    );
    expect((await directory())[0]).toMatchObject({
      website: 'https://other.example.com',
      attribution: '© List; © Other',
    });
    expect(await importing.undo(first)).toEqual({ stayed: 1 });
    expect(await stays(first)).toEqual(['Place 1: Another source has it, too. It stays.']);
    expect(await importing.undo(joined)).toEqual({ restored: 1, separated: 1 });
    expect(await directory()).toEqual(before);
  });

  it('shows places again that it hid, gives counts of missed imports back, and hides again what it showed', async () => {
    const all = [1, 2, 3, 4, 5].map((n) => place(String(n)));
    const corners = [all[0]!, all[4]!, all[1]!];
    await imported(...all);
    await imported(...corners, all[2]!);
    const missedOnce = await directory();
    const hiding = await imported(...corners);
    expect((await directory()).filter((row) => row['is_public'] === false)).toHaveLength(1);
    const hidden = await directory();
    const showing = await imported(...all);
    expect((await directory()).filter((row) => row['is_public'] === false)).toHaveLength(0);
    expect(await importing.undo(showing)).toEqual({ hidden: 1 });
    expect(await directory()).toEqual(hidden);
    expect(await importing.undo(hiding)).toEqual({ shown: 1 });
    expect(await directory()).toEqual(missedOnce);
  });

  it('does not touch a place that an administrator deleted since', async () => {
    const id = await imported(place('1'));
    await change('Place 1', 'deleted_at = now(), is_active = false, was_active = true');
    expect(await importing.undo(id)).toEqual({});
    expect(await names()).toEqual(['Place 1']);
  });

  it('continues after the process was killed, and ends only once everything is undone', async () => {
    const many = Array.from({ length: 600 }, (_, n) => ({
      ...{ externalId: `m${n}`, source: 'list', name: `${(n * 7919).toString(36)} ${n}`, category: 'events' },
    }));
    const id = await imported(...many);
    await importing.orderUndo(id);
    const state = () => query('select state, done, total from import_undos');
    for (const done of [250, 500]) {
      const killed = new RunUndo(importing.undoPorts).run(id, () => {
        throw new Error('killed');
      });
      await expect(killed).rejects.toThrow('killed');
      expect(await state()).toEqual([{ state: 'running', done, total: 600 }]);
    }
    const clock = { now: () => new Date(Date.now() + 3 * 60_000) };
    // A process that is still active is left alone.
    await new RunUndo(importing.undoPorts).resume();
    expect(await state()).toEqual([{ state: 'running', done: 500, total: 600 }]);
    await new RunUndo({ ...importing.undoPorts, clock }).resume();
    expect(await state()).toEqual([{ state: 'done', done: 600, total: 600 }]);
    expect(await names()).toEqual([]);
  });

  it('gives up after five attempts without progress; an administrator can then continue it', async () => {
    const id = await imported(place('1'));
    await importing.orderUndo(id);
    const { listings } = importing.undoPorts;
    const failing = Object.assign(Object.create(listings) as typeof listings, {
      next: () => Promise.reject(new Error('a fault')),
    });
    for (let attempt = 1; attempt <= 5; attempt += 1)
      await expect(new RunUndo({ ...importing.undoPorts, listings: failing }).run(id)).rejects.toThrow('a fault');
    await new RunUndo({ ...importing.undoPorts, listings: failing }).run(id);
    expect(await query('select state, failure from import_undos')).toEqual([
      { state: 'failed', failure: expect.stringMatching(/^Undoing started 5 times/) },
    ]);
    expect(await importing.undo(id)).toEqual({ removed: 1 });
  });

  it('is refused for a dry run, a running import, twice, after 30 days, and for an import from before', async () => {
    const dry = await importing.order('.jsonl', text(place('1')), { isDryRun: true });
    const refused = (id: number, message: string, now?: Date) =>
      expect(importing.orderUndo(id, now)).rejects.toMatchObject({ code: 'IMPORT_MOVE_REFUSED', message });
    await refused(dry, 'This was a dry run. It changed nothing, so there is nothing to undo.');
    const running = await importing.order('.jsonl', text(place('1')));
    await refused(running, 'This import is still running. Undo it after it has ended.');
    await importing.run(running);
    const late = new Date(Date.now() + 30 * 86_400_000 + 60_000);
    await refused(running, 'An import can be undone for 30 days, and that time has passed.', late);
    await importing.orderUndo(running);
    await refused(running, 'Grace is already undoing this import.');
    await new RunUndo(importing.undoPorts).run(running);
    await refused(running, 'Grace already undid this import.');
    const old = await imported(place('2'));
    await query('update imports set is_recorded = false where id = $1', [old]);
    await refused(old, 'This import started before imports could be undone.');
    await expect(importing.orderUndo(999_999)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('starts once when two administrators ask at once', async () => {
    const id = await imported(place('1'));
    const asked = await Promise.allSettled([importing.orderUndo(id), importing.orderUndo(id)]);
    expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('is possible until 30 days after the import, when the values before are deleted', async () => {
    const [old, recent] = [await imported(place('1')), await imported(place('2'))];
    const age = (id: number, days: number) =>
      query(`update imports set ended_at = now() - $2 * interval '1 day' where id = $1`, [id, days]);
    await age(old, 31);
    await age(recent, 29);
    await pruneExpired(importing.database);
    expect(await query('select import_id from import_changes')).toEqual([{ import_id: recent }]);
  });
});
