import { fieldWords } from '../../domain/import/field-words.js';
import { type ImportOutcome, reportText } from '../../domain/import/outcome.js';
import { ONLY_COMPLETES } from '../../domain/import/overture-place.js';
import type { FactKey } from '../../domain/policy/fact.js';
import { statedWords } from '../../domain/policy/stated-words.js';
import { mergeImport, type Merge } from '../../domain/import/merge.js';
import type { AuditLog } from '../administration/audit.js';
import { EarlierRows, listedAlready, recognisableOf, type LikelyMatch } from './compare-rows.js';
import { isPlaced, type JudgedRow } from './judge-rows.js';
import type {
  CheckedRow,
  ImportedBusinesses,
  ImportRecord,
  JoiningRow,
  KnownBusiness,
  PlacedRow,
  ReportLine,
} from './ports.js';
import { judgedContent, pinOf } from './line-place.js';
import { keyOf, SeenRows } from './seen-rows.js';
import { groupedBy } from '../../domain/shared/grouped.js';

/** Enough to find the row again. */
const MAX_NAME = 200;
const MAX_MESSAGE = 2000;

/** What to do with a row. */
type Plan =
  | { readonly kind: 'wrong'; readonly why: string }
  | { readonly kind: 'skipped'; readonly reason: string }
  | { readonly kind: 'duplicate'; readonly double: LikelyMatch }
  | { readonly kind: 'add'; readonly row: CheckedRow }
  | {
      readonly kind: 'merge';
      readonly row: CheckedRow;
      readonly known: KnownBusiness;
      readonly merge: Merge;
      /** Why the row joins a business of other sources; null if its source listed it. */
      readonly joining: string | null;
    };

type Planned = readonly [judged: JudgedRow, plan: Plan];

/** What is known about the earlier rows of the file. */
export interface EarlierFileRows {
  readonly seen: SeenRows;
  /** Rows that a dry run would have added; null in a real import. */
  readonly unlisted: EarlierRows | null;
  /** When the file's data was current; null or missing if it doesn't say. */
  readonly datedAt?: Date | null;
}

/** Adds new businesses and changes known ones in the running transaction. A dry run only returns the results. */
export async function takeRows(
  rows: readonly JudgedRow[],
  { isDryRun, startedBy }: Pick<ImportRecord, 'isDryRun' | 'startedBy'>,
  { businesses, audit }: TakePorts,
  before: EarlierFileRows,
): Promise<ReportLine[]> {
  const planned = await plansFor(rows, businesses, before);
  const { datedAt = null } = before;
  const added = planned.flatMap(([, plan]) => (plan.kind === 'add' ? [plan.row] : []));
  const ids = isDryRun ? [] : await businesses.add(added, startedBy);
  if (!isDryRun) {
    await saveMerges(planned, businesses, datedAt);
    await relist(planned, datedAt, startedBy, { businesses, audit });
  }
  if (!isDryRun)
    await businesses.remember(
      added.map((row, index) => ({ businessId: ids[index] as number, row, content: row.content })),
      datedAt,
    );
  let next = 0;
  return planned.map(([judged, plan]) => {
    const line = lineOf(judged, plan, plan.kind === 'add' ? (ids[next++] ?? null) : null);
    return isDryRun ? withPreview(line, plan) : line;
  });
}

interface TakePorts {
  readonly businesses: ImportedBusinesses;
  readonly audit: AuditLog;
}

/** Shows listings again that an earlier import hid because its file missed them. */
async function relist(
  planned: readonly Planned[],
  datedAt: Date | null,
  actor: string,
  { businesses, audit }: TakePorts,
): Promise<void> {
  const keys = planned.flatMap(([, plan]) => (plan.kind === 'merge' ? [plan.row] : []));
  for (const { id, name, source, hiddenAt } of await businesses.relist(keys, datedAt)) {
    await audit.write({
      ...{ actor, action: 'business.unhide', targetType: 'business', targetId: String(id) },
      before: { name, isActive: false, hiddenAt },
      after: { name, isActive: true, hiddenAt: null },
      reason: `In the files of ${source} again.`,
    });
  }
}

async function plansFor(
  rows: readonly JudgedRow[],
  businesses: ImportedBusinesses,
  { seen, unlisted }: EarlierFileRows,
): Promise<Planned[]> {
  const checked = rows.map(({ judgement }) => judgement).filter(isPlaced);
  const existingByKey = new Map((await businesses.known(checked)).map((business) => [keyOf(business), business]));
  const fresh = checked.filter((row) => !existingByKey.has(keyOf(row)));
  const candidates = groupedBy(await businesses.candidates(fresh.map(recognisableOf)), ({ row }) => row);
  const listed = new Map(fresh.map((row, index) => [row, listedAlready(row, candidates.get(index) ?? [])]));
  const joined = await joinedBusinesses(fresh, listed, businesses);
  const here = new SeenRows();
  const earlier = EarlierRows.ofBatch();
  return rows.map((judged): Planned => {
    const { judgement: row, line, key } = judged;
    const before = key === null ? undefined : (seen.lineOf(key) ?? here.lineOf(key));
    if (key !== null) here.add(key, line);
    if (typeof row === 'string') return [judged, { kind: 'wrong', why: row }];
    if (before !== undefined) return [judged, { kind: 'wrong', why: `externalId: Same as in line ${before}.` }];
    if ('skipReason' in row) return [judged, { kind: 'skipped', reason: row.skipReason }];
    const business = existingByKey.get(keyOf(row));
    if (business !== undefined && business.mergedInto !== null) return [judged, mergedAway(business.mergedInto)];
    if (business !== undefined)
      return [judged, { kind: 'merge', row, known: business, merge: mergeOf(business, row), joining: null }];
    const other = joined.get(keyOf(row));
    if (other !== undefined) {
      const joining = listed.get(row)?.sentence ?? '';
      return [judged, { kind: 'merge', row, known: other, merge: mergeOf(other, row), joining }];
    }
    if (row.completesOnly) return [judged, { kind: 'skipped', reason: ONLY_COMPLETES }];
    const double = listed.get(row) ?? earlier.doubleOf(row) ?? unlisted?.doubleOf(row) ?? null;
    if (double !== null) return [judged, { kind: 'duplicate', double }];
    earlier.add(row, line);
    return [judged, { kind: 'add', row }];
  });
}

/** Returns the businesses of other sources that rows join, by row. Of several rows, the first one joins. */
async function joinedBusinesses(
  rows: readonly PlacedRow[],
  listed: ReadonlyMap<PlacedRow, LikelyMatch | null>,
  businesses: ImportedBusinesses,
): Promise<ReadonlyMap<string, KnownBusiness>> {
  const joining = new Map<string, JoiningRow>();
  for (const row of rows) {
    const match = listed.get(row) ?? null;
    if (match?.joins !== true || match.businessId === null) continue;
    const { source, externalId } = row;
    const place = `${source}\n${match.businessId}`;
    if (!joining.has(place)) joining.set(place, { source, externalId, businessId: match.businessId });
  }
  const found = await businesses.joined([...joining.values()]);
  return new Map(found.map((business) => [keyOf(business), business]));
}

function mergedAway(businessId: number): Plan {
  const sentence = `Merged into business ${businessId}.`;
  return { kind: 'duplicate', double: { businessId, joins: false, sentence, like: null } };
}

const mergeOf = (known: KnownBusiness, row: CheckedRow): Merge =>
  mergeImport({
    ...{ now: known.content, given: row.content, imported: known.imported, others: known.others },
    ...{ waiting: known.pendingChanges, editedFields: known.editedFields, said: known.said },
  });

async function saveMerges(
  planned: readonly Planned[],
  businesses: ImportedBusinesses,
  datedAt: Date | null,
): Promise<void> {
  const merges = planned.flatMap(([, plan]) => (plan.kind === 'merge' ? [plan] : []));
  const changed = merges.filter(({ merge }) => Object.keys(merge.change).length + merge.said.length > 0);
  await businesses.change(
    changed.map(({ known: { id, content }, row: { source }, merge: { change, said } }) => {
      return { id, source, content: { ...content, ...change }, said };
    }),
  );
  // A listing created on this site stays independent of imports. For others, the file's values are stored, except
  // edited ones.
  const imported = merges.filter(({ known }) => known.imported !== null);
  await businesses.remember(
    imported.map(({ known, row, merge }) => ({ businessId: known.id, row, content: merge.remembered })),
    datedAt,
  );
}

function lineOf(
  { number, line, name, externalId, judgement }: JudgedRow,
  plan: Plan,
  addedId: number | null,
): ReportLine {
  const notes = isPlaced(judgement) ? judgement.notes : [];
  const { outcome, businessId, message } = resultOf(plan, addedId);
  const words = [message, ...notes].filter((part) => part !== null).join(' ');
  const shortened = (text: string | null, max: number) => (text === null || text === '' ? null : reportText(text, max));
  const place = { number, line, name: shortened(name, MAX_NAME), externalId: shortened(externalId, MAX_NAME) };
  const skipReason = plan.kind === 'skipped' ? plan.reason : null;
  const pin = isPlaced(judgement) ? pinOf(judgement) : {};
  const judged = plan.kind === 'duplicate' && isPlaced(judgement) ? judgedContent(judgement, plan.double) : null;
  return { ...place, outcome, businessId, message: shortened(words, MAX_MESSAGE), skipReason, ...pin, judged };
}

/** Adds what a dry run would add or change about pets and hours, in words. */
function withPreview(line: ReportLine, plan: Plan): ReportLine {
  if (plan.kind !== 'add' && plan.kind !== 'merge') return line;
  const words = statedWords(plan.row.content)
    .filter(({ key }) => plan.kind === 'add' || isChanged(key, plan))
    .map(({ text }) => text);
  if (words.length === 0) return line;
  return { ...line, message: reportText([line.message, ...words].filter(Boolean).join(' '), MAX_MESSAGE) };
}

/** Whether the import says something new about a fact that no owner or administrator spoke about. */
function isChanged(key: FactKey, { merge, known }: Extract<Plan, { readonly kind: 'merge' }>): boolean {
  return merge.said.some((each) => each.key === key) && !known.said.byKeepers.includes(key);
}

interface Result {
  readonly outcome: ImportOutcome;
  readonly businessId: number | null;
  readonly message: string | null;
}

function resultOf(plan: Plan, addedId: number | null): Result {
  switch (plan.kind) {
    case 'wrong':
      return { outcome: 'wrong', businessId: null, message: plan.why };
    case 'skipped':
      return { outcome: 'skipped', businessId: null, message: `${plan.reason}.` };
    case 'duplicate':
      return { outcome: 'duplicate', businessId: plan.double.businessId, message: plan.double.sentence };
    case 'add':
      return { outcome: 'added', businessId: addedId, message: null };
    case 'merge':
      return mergeResult(plan.known.id, plan.merge, plan.joining);
  }
}

function mergeResult(businessId: number, { changed, kept }: Merge, joining: string | null): Result {
  const outcome = joining !== null ? 'joined' : changed.length > 0 ? 'changed' : kept.length > 0 ? 'kept' : 'unchanged';
  const sentences = [
    ...(joining === null ? [] : [joining]),
    ...(changed.length > 0 ? [`Changed: ${changed.map(fieldWords).join(', ')}.`] : []),
    ...(kept.length > 0 ? [`Kept manual edits: ${kept.map(fieldWords).join(', ')}.`] : []),
  ];
  return { outcome, businessId, message: sentences.length === 0 ? null : sentences.join(' ') };
}
