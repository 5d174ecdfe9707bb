import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { startTestApp } from '../../support/app.js';
import { WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { accessFault, type Other } from '../../support/privacy/access.js';
import { VIEWERS, type Call } from '../../support/privacy/call.js';
import { callsOf } from '../../support/privacy/calls.js';
import { NOTHING_OF_MEMBERS, WITHOUT_CANARY } from '../../support/privacy/canary-rows.js';
import { canaryDirectory, type CanaryDirectory } from '../../support/privacy/canary-directory.js';
import { newCallerHeaders } from '../../support/privacy/new-caller.js';
import { canariesIn, leaks } from '../../support/privacy/leaks.js';

const { paths } = parse(readFileSync('openapi.yaml', 'utf8')) as { paths: Record<string, object> };
const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);
const OPERATIONS = Object.entries(paths).flatMap(([path, item]) =>
  Object.keys(item).flatMap((method) => (METHODS.has(method) ? [`${method.toUpperCase()} ${path}`] : [])),
);
const CALLS = callsOf(OPERATIONS);

let directory: CanaryDirectory;
/** Canary words that any answer contained. */
const seen = new Set<string>();

beforeAll(async () => {
  directory = await canaryDirectory('http_private_fields', (urls) => startTestApp(urls, WITH_ADMINISTRATOR));
});

afterAll(() => directory?.app.close());

async function answerTo(operation: string, { at = {}, query = '', body }: Call, headers: Record<string, string>) {
  const [method, path] = operation.split(' ') as ['GET', string];
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(at[name])) + query;
  return directory.app.fastify.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) });
}

/**
 * Makes the call as each viewer, always with a new session, so that one call can't affect another. Returns the faults
 * found.
 */
async function answersTo(operation: string, call: Call): Promise<string[]> {
  const found: string[] = [];
  for (const viewer of VIEWERS) {
    const answer = await answerTo(operation, call, await newCallerHeaders(directory.app, viewer));
    const asked = `${operation} ${JSON.stringify(call.at ?? {})} as ${viewer}`;
    if (answer.statusCode !== call.answers[viewer])
      found.push(`${asked}: ${answer.statusCode} instead of ${call.answers[viewer]}: ${answer.body.slice(0, 200)}`);
    const shown = await canariesIn(answer, directory.canaries);
    for (const { word } of shown) seen.add(word);
    found.push(...leaks(asked, shown));
  }
  return found;
}

/** Returns the planted canaries that are still in the database. */
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
  it('every text column with member data has a canary, or a documented reason for having none', () => {
    const unplanted = directory.columns
      .filter(({ table, isClosed, refers }) => !(table in NOTHING_OF_MEMBERS) && !isClosed && !refers)
      .filter(({ table, name }) => !directory.canaries.some((each) => each.table === table && each.column === name))
      .map(({ table, name }) => `${table}.${name}`);
    // If a column is missing here, add it to CANARY_ROWS, or explain in WITHOUT_CANARY why it holds no member data.
    expect(unplanted.toSorted()).toEqual(Object.keys(WITHOUT_CANARY).toSorted());
    const tables = new Set(directory.columns.map(({ table }) => table));
    expect(Object.keys(NOTHING_OF_MEMBERS).filter((table) => !tables.has(table))).toEqual([]);
  });

  it('the private data of a member is tested with exactly the calls that openapi.yaml describes', () => {
    const missing = OPERATIONS.filter((operation) => !(operation in CALLS)).map(
      (operation) =>
        `${operation} has no row: say in test/support/privacy/calls-*.ts how another member would call it on the planted records, and what is answered.`,
    );
    const left = Object.keys(CALLS).filter((operation) => !OPERATIONS.includes(operation));
    expect([missing, left]).toEqual([[], []]);
  });

  it.each(OPERATIONS)(
    "a member's private data doesn't appear in the answer of %s to other viewers",
    async (operation) => {
      const found: string[] = [];
      for (const call of CALLS[operation] ?? []) found.push(...(await answersTo(operation, call)));
      expect(found).toEqual([]);
    },
  );

  it('the private records were really requested: every public canary of these records appeared in an answer', () => {
    const unseen = directory.canaries.filter(({ word, isShown }) => isShown && !seen.has(word));
    expect(unseen.map(({ row, column }) => `${column} of the ${row}`)).toEqual([]);
  });

  it('the private data of a member is unchanged after all calls of other viewers', async () => {
    const lost = new Set(directory.canaries.map(({ table, column, word }) => `${table}.${column} ${word}`));
    for (const each of await standing()) lost.delete(each);
    expect([...lost]).toEqual([]);
  });
});

describe('access for suspended members and administrators', () => {
  it('a suspended member can read, and write only where an exception is documented', async () => {
    expect(await faultsOf('suspended')).toEqual([]);
  });

  it('an administrator can make every administrator call, but no member call', async () => {
    expect(await faultsOf('administrator')).toEqual([]);
  });
});

async function faultsOf(other: Other): Promise<string[]> {
  const found: string[] = [];
  let headers = await newCallerHeaders(directory.app, other);
  for (const [operation, calls] of Object.entries(CALLS)) {
    for (const call of calls) {
      const answer = await answerTo(operation, call, headers);
      const fault = accessFault(operation, call, other, answer);
      // An accepted call may have ended the session.
      const isDone = other === 'suspended' && !operation.startsWith('GET ') && answer.statusCode !== 403;
      if (isDone || operation.endsWith('/logout')) headers = await newCallerHeaders(directory.app, other);
      if (fault !== null) found.push(fault);
    }
  }
  return found;
}
