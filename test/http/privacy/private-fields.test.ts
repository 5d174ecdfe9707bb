import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { startTestApp } from '../../support/app.js';
import { VIEWERS, type Call } from '../../support/privacy/call.js';
import { callsOf } from '../../support/privacy/calls.js';
import { NOTHING_OF_MEMBERS, WITHOUT_CANARY } from '../../support/privacy/canary-rows.js';
import { canaryDirectory, type CanaryDirectory } from '../../support/privacy/canary-directory.js';
import { somebody } from '../../support/privacy/somebody.js';
import { canariesIn, leaks } from '../../support/privacy/leaks.js';

const { paths } = parse(readFileSync('openapi.yaml', 'utf8')) as { paths: Record<string, object> };
const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);
const OPERATIONS = Object.entries(paths).flatMap(([path, item]) =>
  Object.keys(item).flatMap((method) => (METHODS.has(method) ? [`${method.toUpperCase()} ${path}`] : [])),
);
const CALLS = callsOf(OPERATIONS);

let directory: CanaryDirectory;
/** What some answer showed. */
const seen = new Set<string>();

beforeAll(async () => {
  directory = await canaryDirectory('http_private_fields', startTestApp);
});

afterAll(() => directory?.app.close());

/** Makes the call as each viewer, each time as somebody new: what one of them did touches no other call. */
async function answersTo(operation: string, call: Call): Promise<string[]> {
  const [method, path] = operation.split(' ') as ['GET', string];
  const at = call.at ?? {};
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(at[name])) + (call.query ?? '');
  const found: string[] = [];
  for (const viewer of VIEWERS) {
    const answer = await directory.app.fastify.inject({
      ...{ method, url, headers: await somebody(directory.app, viewer) },
      ...(call.body === undefined ? {} : { payload: call.body }),
    });
    const asked = `${method} ${url} as ${viewer}`;
    if (answer.statusCode !== call.answers[viewer])
      found.push(`${asked}: ${answer.statusCode} instead of ${call.answers[viewer]}: ${answer.body.slice(0, 200)}`);
    const shown = await canariesIn(answer, directory.canaries);
    for (const { word } of shown) seen.add(word);
    found.push(...leaks(asked, shown));
  }
  return found;
}

/** What stands in every row that was planted, by its directory.canaries. */
async function standing(): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column, word } of directory.canaries) {
    const { rowCount } = await directory.app.database.pool.query(
      `select from ${table} where position($1 in "${column}"::text) > 0 limit 1`,
      [word],
    );
    if (rowCount !== 0) found.push(`${table}.${column} ${word}`);
  }
  return found;
}

describe('the private data of a member', () => {
  it('hold a canary in every column of words, or a reason why not', () => {
    const unplanted = directory.columns
      .filter(({ table, isClosed, refers }) => !(table in NOTHING_OF_MEMBERS) && !isClosed && !refers)
      .filter(({ table, name }) => !directory.canaries.some((each) => each.table === table && each.column === name))
      .map(({ table, name }) => `${table}.${name}`);
    // A column that is missing here: plant it in CANARY_ROWS, or say in WITHOUT_CANARY why it holds nothing of a member.
    expect(unplanted.toSorted()).toEqual(Object.keys(WITHOUT_CANARY).toSorted());
    const tables = new Set(directory.columns.map(({ table }) => table));
    expect(Object.keys(NOTHING_OF_MEMBERS).filter((table) => !tables.has(table))).toEqual([]);
  });

  it('are asked for by every call that openapi.yaml describes, and by no other', () => {
    const missing = OPERATIONS.filter((operation) => !(operation in CALLS)).map(
      (operation) =>
        `${operation} has no row: say in test/support/privacy/calls-*.ts how another member would call it on the planted records, and what is answered.`,
    );
    const left = Object.keys(CALLS).filter((operation) => !OPERATIONS.includes(operation));
    expect([missing, left]).toEqual([[], []]);
  });

  it.each(OPERATIONS)('are not in what %s answers to anybody else', async (operation) => {
    const found: string[] = [];
    for (const call of CALLS[operation] ?? []) found.push(...(await answersTo(operation, call)));
    expect(found).toEqual([]);
  });

  it('beside which everything public of the same records was shown: the calls did ask for them', () => {
    const unseen = directory.canaries.filter(({ word, isShown }) => isShown && !seen.has(word));
    expect(unseen.map(({ row, column }) => `${column} of the ${row}`)).toEqual([]);
  });

  it('stand as they did after all these calls', async () => {
    const lost = new Set(directory.canaries.map(({ table, column, word }) => `${table}.${column} ${word}`));
    for (const each of await standing()) lost.delete(each);
    expect([...lost]).toEqual([]);
  });
});
