import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { documentationApp } from '../../../interfaces/cli/documentation-app.js';
import type { App } from '../../../interfaces/http/create-app.js';
import { openApiDocument } from '../../../interfaces/http/openapi/open-api.js';
import { operationsOf, type Operation } from '../../../interfaces/http/openapi/operations.js';

const MAX_WORDS = 6;

/** Every verb that may start a summary. A new verb needs a line here, so that one action keeps one word. */
const VERBS: ReadonlySet<string> = new Set(
  `Accept Add Appeal Approve Become Cancel Change Check Claim Close Complete Confirm Count Create Decide Decline Delete
  Dismiss Download End Export Find Finish Get Hide Import List Mark Merge Open Receive Recommend Record Refuse Reject Relist Remove Reopen
  Report Request Resend Respond Restore Resubmit Review Revoke Sanction Save Search Send Set Show Sign Start Stop Suggest
  Summarize Undo Update Upload Verify Withdraw`.split(/\s+/),
);

let app: App;
let document: ReturnType<typeof openApiDocument>;
let operations: readonly Operation[];

beforeAll(async () => {
  app = await documentationApp();
  document = openApiDocument(app.nest);
  operations = operationsOf(document);
});

afterAll(() => app?.nest.close());

const wordsOf = (text = ''): readonly string[] => text.split(' ');

describe('the words of openapi.yaml', () => {
  it('start every summary with a verb of the closed list', () => {
    const others = operations.filter(({ summary }) => !VERBS.has(wordsOf(summary)[0] ?? ''));
    expect(others.map(({ operationId, summary }) => [operationId, summary])).toEqual([]);
  });

  it('use every verb of the closed list', () => {
    const used = new Set(operations.map(({ summary }) => wordsOf(summary)[0]));
    expect([...VERBS].filter((verb) => !used.has(verb))).toEqual([]);
  });

  it(`keep every summary to ${MAX_WORDS} words without a period`, () => {
    const long = operations.filter(({ summary = '' }) => wordsOf(summary).length > MAX_WORDS || summary.endsWith('.'));
    expect(long.map(({ operationId, summary }) => [operationId, summary])).toEqual([]);
  });

  it('describe every tag that an operation has, and no other', () => {
    const used = new Set(operations.flatMap(({ tags = [] }) => tags));
    const described = (document.tags ?? []).filter(({ description = '' }) => /^[A-Z].*[.]$/.test(description));
    expect(described.map(({ name }) => name).toSorted()).toEqual([...used].toSorted());
  });

  it('describe every operation in full sentences', () => {
    const without = operations.filter(({ description = '' }) => !/^[A-Z`].*[.]$/s.test(description));
    expect(without.map(({ operationId, description }) => [operationId, description])).toEqual([]);
  });
});
