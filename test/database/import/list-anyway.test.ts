import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FindDuplicates } from '../../../application/duplicate/find-duplicates.js';
import { PostgresDuplicateSearch } from '../../../infrastructure/duplicate/duplicate-search.repository.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';
import { Importing } from '../../support/import/importing.js';

let importing: Importing;
beforeAll(async () => {
  importing = await Importing.into((await emptyDirectory('listed_anyway')).appUrl, 'paws.example');
});
afterAll(() => importing?.close());
beforeEach(async () => {
  await query('delete from businesses');
  await query('delete from imports');
});

async function query<Row extends object = Record<string, unknown>>(text: string, values: unknown[] = []) {
  return (await importing.database.pool.query<Row>(text, values)).rows;
}

const kennel = {
  ...{ source: 'kennels', externalId: 'k1', name: 'Quiet Kennel', category: 'services', address: '7 Oak Lane' },
  ...{ city: 'Austin', state: 'TX', zipCode: '78701', phone: '512 555 0177', attribution: '© Kennels' },
};
const twin = { ...kennel, externalId: 'k2', name: 'Quiet Kennels', petPerks: ['Water bowls'] };
const text = (...rows: readonly object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

async function imported(...rows: readonly object[]): Promise<number> {
  const id = await importing.order('.jsonl', text(...rows));
  await importing.run(id);
  return id;
}

const counts = async (id: number) => {
  const [row] = await query<{ counts: Record<string, number> }>('select counts from imports where id = $1', [id]);
  return [row?.counts['added'], row?.counts['duplicate']];
};

describe('listing a row anyway', () => {
  it('lists it like the import, and later imports update it and do not skip it', async () => {
    const id = await imported(kennel, twin);
    expect(await counts(id)).toEqual([1, 1]);
    await importing.listAnyway(id, 2);
    const [listed] = await query(
      `select b.*, s.source, s.external_id, s.import_id from businesses b join business_sources s on s.business_id = b.id where b.name = 'Quiet Kennels'`,
    );
    expect(listed).toMatchObject({
      ...{ source: 'kennels', external_id: 'k2', import_id: id, attribution: '© Kennels', is_public: true },
      ...{ pet_perks: ['Water bowls'], reviewed_by: 'Grace', city: 'Austin', latitude: expect.closeTo(30.27, 1) },
    });
    expect(await counts(id)).toEqual([2, 0]);
    const [line] = await query('select outcome, business_id, message, judged from import_lines where number = 2');
    expect(line).toEqual({
      ...{ outcome: 'added', business_id: listed?.['id'], judged: null },
      message: expect.stringMatching(/^Looks like 'Quiet Kennel' in line 1: .* Grace listed it anyway\.$/),
    });
    expect(await query(`select actor, target_id, after from audit_log where action = 'import.list'`)).toEqual([
      {
        ...{ actor: 'Grace', target_id: String(id) },
        after: { row: 2, businessId: listed?.['id'], name: 'Quiet Kennels' },
      },
    ]);
    const again = text(kennel, { ...twin, phone: '512 555 0178' });
    expect(await importing.import('.jsonl', again)).toEqual({ unchanged: 1, changed: 1 });
  });

  it('never suggests the two as duplicates', async () => {
    const search = new FindDuplicates(new PostgresDuplicateSearch(importing.ports.transaction), {
      now: () => new Date(),
    });
    const waiting = () => query('select lower_id, upper_id from duplicate_candidates where dismissed_at is null');
    await importing.listAnyway(await imported(kennel, twin), 2);
    const other = { ...twin, externalId: 'k3', name: 'The Quiet Kennels' };
    await search.run();
    expect(await waiting()).toEqual([]);
    const later = await imported(other);
    expect(await counts(later)).toEqual([0, 1]);
    await importing.listAnyway(later, 1);
    const dismissed = await query('select dismissed_by from duplicate_candidates where dismissed_at is not null');
    expect(dismissed).toEqual([{ dismissed_by: 'Grace' }, { dismissed_by: 'Grace' }]);
  });

  it('is undone with its import', async () => {
    const id = await imported(kennel, twin);
    await importing.listAnyway(id, 2);
    expect(await importing.undo(id)).toEqual({ removed: 2 });
  });

  it('is refused twice, for other rows, a dry run, a running or undone import, and a source ID that exists', async () => {
    const refused = (id: number, number: number, message: string | RegExp) =>
      expect(importing.listAnyway(id, number)).rejects.toMatchObject({
        ...{ code: 'IMPORT_MOVE_REFUSED', message: expect.stringMatching(message) },
      });
    const id = await imported(kennel, twin, { ...twin, externalId: 'k4' });
    await importing.listAnyway(id, 2);
    await refused(id, 2, /^Grace already listed this row as business \d+\.$/);
    await refused(id, 1, 'Only rows that were skipped as likely duplicates can be listed.');
    await expect(importing.listAnyway(id, 9)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await query('update import_lines set judged = null where number = 3');
    await refused(id, 3, 'The content of this row is no longer known. Import the file again.');
    const dry = await importing.order('.jsonl', text(twin, { ...twin, externalId: 'k5' }), { isDryRun: true });
    await importing.run(dry);
    await refused(dry, 2, 'This was a dry run. Import the file first.');
    const more = await imported({ ...twin, externalId: 'k6' });
    const same = await imported({ ...twin, externalId: 'k6' });
    await importing.listAnyway(more, 1);
    await refused(same, 1, /^Business \d+ already has this source and ID\.$/);
    await query(`update imports set state = 'running' where id = $1`, [same]);
    await refused(same, 1, 'This import is still running. Wait until it has ended.');
    const undone = await imported({ ...twin, externalId: 'k7' });
    await importing.undo(undone);
    await refused(undone, 1, 'This import was undone. Import the file again.');
  });

  it('lists once when two administrators ask at once, also from the reports of two imports', async () => {
    const id = await imported(kennel, twin);
    const settled = (asked: readonly Promise<void>[]) =>
      Promise.allSettled(asked).then((all) => all.map(({ status }) => status).toSorted());
    expect(await settled([importing.listAnyway(id, 2), importing.listAnyway(id, 2)])).toEqual([
      'fulfilled',
      'rejected',
    ]);
    const [one, other] = [await imported({ ...twin, externalId: 'k9' }), await imported({ ...twin, externalId: 'k9' })];
    expect(await settled([importing.listAnyway(one, 1), importing.listAnyway(other, 1)])).toEqual([
      'fulfilled',
      'rejected',
    ]);
  });
});
