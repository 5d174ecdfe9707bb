import { beforeEach, describe, expect, it } from '@jest/globals';
import { EarlierRows } from '../../../application/import/compare-rows.js';
import { isPlaced, type JudgedRow } from '../../../application/import/judge-rows.js';
import {
  ImportedBusinesses,
  type JoiningRow,
  type MovedBusiness,
  type Candidate,
  type CheckedRow,
  type KnownBusiness,
  type PlacedRow,
} from '../../../application/import/ports.js';
import { SeenRows } from '../../../application/import/seen-rows.js';
import { takeRows } from '../../../application/import/take-rows.js';
import { FakeAuditLog } from '../../support/fakes/business/businesses.js';
import { Memory } from '../../support/fakes/memory.js';
import { NOTHING_IMPORTED } from '../../../domain/import/merge.js';
import { NOTHING_SAID } from '../../../domain/import/merge-facts.js';

/** A directory with the given businesses that records the calls. */
class Directory extends ImportedBusinesses {
  readonly calls: unknown[][] = [];
  listed: KnownBusiness[] = [];
  near: Candidate[] = [];
  other: KnownBusiness[] = [];
  back: MovedBusiness[] = [];

  override async known() {
    return this.listed;
  }

  override async joined(rows: readonly JoiningRow[]) {
    if (rows.length > 0) this.calls.push(['join', ...rows.map(({ businessId }) => businessId)]);
    return this.other;
  }

  override async listedIn() {
    return [];
  }

  override async miss(): Promise<void> {}

  override async hide() {
    return [];
  }

  override async relist(): Promise<readonly MovedBusiness[]> {
    return this.back;
  }

  override async candidates() {
    return this.near;
  }

  override async add(rows: readonly CheckedRow[], reviewedBy: string): Promise<readonly number[]> {
    this.calls.push(['add', rows.map(({ externalId }) => externalId), reviewedBy]);
    return rows.map((_, index) => 100 + index);
  }

  override async change(changes: readonly { readonly id: number; readonly content: object }[]): Promise<void> {
    this.calls.push(['change', ...changes]);
  }

  override async remember(rows: readonly { readonly businessId: number; readonly content: object }[]): Promise<void> {
    this.calls.push(['remember', ...rows.map(({ businessId, content }) => [businessId, content])]);
  }
}

let directory: Directory;
const memory = new Memory();
let seen: SeenRows;

beforeEach(() => {
  [directory, seen] = [new Directory(), new SeenRows()];
});

const contentOf = (said: object) => ({
  ...NOTHING_IMPORTED,
  name: 'Dog Bakery',
  category: 'services' as const,
  ...said,
});

function row(number: number, externalId: string, said: object = {}, notes: string[] = []): JudgedRow {
  const judgement: PlacedRow = {
    ...{ source: 'list', externalId, attribution: null, notes, isMiddle: false },
    ...{ isCountryStated: false, completesOnly: false },
    content: contentOf({ name: `Place ${externalId} ${'abcdefgh'.repeat(number)}`, ...said }),
  };
  const key = { source: 'list', externalId };
  const keys = { key, present: key, kind: judgement.content };
  return { number, line: number + 1, name: judgement.content.name, externalId, ...keys, judgement };
}

const known = (given: Partial<KnownBusiness> = {}): KnownBusiness => ({
  ...{ id: 8, source: 'list', externalId: 'a', content: contentOf({}), mergedInto: null, pendingChanges: null },
  editedFields: [],
  imported: contentOf({}),
  others: [],
  said: NOTHING_SAID,
  ...given,
});

const take = (rows: readonly JudgedRow[], isDryRun = false, unlisted: EarlierRows | null = null) =>
  takeRows(
    rows,
    { isDryRun, startedBy: 'Grace' },
    { businesses: directory, audit: new FakeAuditLog(memory) },
    { seen, unlisted },
  );

const told = (lines: Awaited<ReturnType<typeof take>>) =>
  lines.map(({ outcome, businessId, message }) => [outcome, businessId, message]);

describe('importing rows', () => {
  it('an import adds new rows as businesses and stores their source IDs', async () => {
    const rows = [row(1, 'a'), row(2, 'b', {}, ['Its phone was left out.', 'Its state too.'])];
    const lines = await take(rows);
    expect(lines[0]).toEqual({
      ...{ number: 1, line: 2, name: rows[0]?.name, externalId: 'a', outcome: 'added', businessId: 100, message: null },
      ...{ skipReason: null, latitude: null, longitude: null, town: null, judged: null },
    });
    expect(told(lines)[1]).toEqual(['added', 101, 'Its phone was left out. Its state too.']);
    const contents = rows.map(({ judgement }) => (isPlaced(judgement) ? judgement.content : null));
    expect(directory.calls).toEqual([
      ['add', ['a', 'b'], 'Grace'],
      ['change'],
      ['remember'],
      ['remember', [100, contents[0]], [101, contents[1]]],
    ]);
  });

  it('an import only reports the rows in a dry run', async () => {
    directory.listed = [known()];
    const lines = await take([row(1, 'b'), row(2, 'a', { name: 'Dog Bakery', city: 'Austin' })], true);
    expect(told(lines)).toEqual([
      ['added', null, null],
      ['changed', 8, 'Changed: city.'],
    ]);
    expect(directory.calls).toEqual([]);
  });

  it('an import reports invalid and repeated rows and changes nothing for them', async () => {
    seen.add({ source: 'list', externalId: 'z' }, 4);
    const wrong: JudgedRow = {
      number: 9,
      line: 10,
      name: '',
      externalId: null,
      key: null,
      present: null,
      kind: null,
      judgement: 'A name is needed.',
    };
    const lines = await take([row(1, 'a'), wrong, row(2, 'a'), row(3, 'z')]);
    expect(told(lines)).toEqual([
      ['added', 100, null],
      ['wrong', null, 'A name is needed.'],
      ['wrong', null, 'externalId: Same as in line 2.'],
      ['wrong', null, 'externalId: Same as in line 4.'],
    ]);
    expect(lines[1]).toMatchObject({ name: null, externalId: null, line: 10, number: 9 });
    expect(directory.calls[0]).toEqual(['add', ['a'], 'Grace']);
  });

  it('an import updates known businesses from the file, but keeps manual edits', async () => {
    directory.listed = [
      known({ content: contentOf({ phone: '1' }), imported: contentOf({}) }),
      known({ id: 9, externalId: 'b', imported: null }),
      known({ id: 10, externalId: 'c' }),
      known({ id: 11, externalId: 'd', mergedInto: 12 }),
    ];
    const same = { name: 'Dog Bakery' };
    const lines = await take([
      row(1, 'a', { ...same, phone: '2', website: 'w.example', city: 'Austin' }),
      row(2, 'b', { ...same, phone: '2', email: 'e@example.com' }),
      row(3, 'c', same),
      row(4, 'd', same),
    ]);
    expect(told(lines)).toEqual([
      ['changed', 8, 'Changed: city, website. Kept manual edits: phone.'],
      ['kept', 9, 'Kept manual edits: phone, email.'],
      ['unchanged', 10, null],
      ['duplicate', 12, 'Merged into business 12.'],
    ]);
    expect(directory.calls).toEqual([
      ['add', [], 'Grace'],
      [
        'change',
        expect.objectContaining({ id: 8, content: contentOf({ phone: '1', website: 'w.example', city: 'Austin' }) }),
      ],
      ['remember', [8, expect.objectContaining({ phone: null, city: 'Austin' })], [10, expect.anything()]],
      ['remember'],
    ]);
  });

  it("an import doesn't add a row that looks like a business or an earlier row", async () => {
    const bakery = { name: 'Dog Bakery', city: 'Austin', state: 'TX', phone: '512 555 0100' };
    const lines = await take([row(1, 'a', bakery), row(2, 'b', bakery)]);
    expect(told(lines)).toEqual([
      ['added', 100, null],
      ['duplicate', null, expect.stringContaining("Looks like 'Dog Bakery' in line 2:")],
    ]);
    const unlisted = EarlierRows.ofFile();
    unlisted.add(row(1, 'a', bakery).judgement as PlacedRow, 7);
    expect(told(await take([row(2, 'c', bakery)], true, unlisted))).toEqual([
      ['duplicate', null, expect.stringContaining('in line 7')],
    ]);
    directory.listed = [known({ externalId: 'x' })];
    directory.near = [
      { ...contentOf(bakery), row: 1, id: 3, source: null, sources: [], standing: 'listed', isMiddle: false },
    ];
    const others = [row(1, 'x', { name: 'Dog Bakery' }), row(2, 'd', { name: 'Quiet Books' }), row(3, 'e', bakery)];
    expect(told(await take(others))).toEqual([
      ['unchanged', 8, null],
      ['added', 100, null],
      ['duplicate', 3, expect.stringContaining('business 3')],
    ]);
  });

  it('an import joins the first row about a business of another source, and no second one of its own', async () => {
    const bakery = { name: 'Dog Bakery', city: 'Austin', state: 'TX', phone: '512 555 0100' };
    const near = { ...contentOf(bakery), id: 3, source: 'osm', sources: ['osm'], standing: 'listed', isMiddle: false } as const;
    directory.near = [{ ...near, row: 0 }];
    directory.other = [known({ id: 3, externalId: 'a', content: contentOf(bakery), imported: {}, others: [contentOf(bakery)] })];
    const lines = await take([row(1, 'a', { ...bakery, website: 'https://bark.example.com' })]);
    expect(told(lines)).toEqual([
      ['joined', 3, "Same place as 'Dog Bakery' (business 3): Same name, Same phone number, Same ZIP code or town. Changed: website."],
    ]);
    expect(directory.calls).toContainEqual(['join', 3]);
    expect(directory.calls).toContainEqual([
      'remember',
      [3, expect.objectContaining({ website: 'https://bark.example.com', phone: '512 555 0100' })],
    ]);
    directory.other = [];
    directory.near = [{ ...near, row: 0, sources: ['list', 'osm'] }];
    expect(told(await take([row(1, 'a', bakery)]))).toMatchObject([['duplicate', 3, expect.stringMatching(/^Looks like/)]]);
    directory.near = [{ ...near, row: 0, standing: 'withdrawn' }];
    expect(told(await take([row(1, 'a', bakery)]))).toMatchObject([['duplicate', null, expect.anything()]]);
  }); // prettier-ignore
});
