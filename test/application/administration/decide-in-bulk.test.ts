import { beforeEach, describe, expect, it } from '@jest/globals';
import { DecideInBulk, type BulkDecision, type BulkOrder } from '../../../application/administration/decide-in-bulk.js';
import type { AdministratorActor } from '../../../application/shared/actor.js';
import { BULK_ACTIONS, type BulkAction } from '../../../domain/administration/bulk.js';
import { DomainError } from '../../../domain/shared/domain-error.js';
import { FakeTransaction, Memory } from '../../support/fakes/memory.js';

const TAKEN = 'Another item in your selection would be approved first, and only one can be approved.';
const FAILED = 'Something went wrong. Please try again.';
const BROKEN = new Error('The database is away.');

let memory: Memory;
let decided: unknown[];
let failures: unknown[];

beforeEach(() => {
  memory = new Memory();
  [decided, failures] = [[], []];
});

/** Refuses the decision about 2 and fails for 3. */
async function run({ name }: AdministratorActor, id: number, words: object): Promise<void> {
  if (id === 2) throw new DomainError('APPROVAL_MOVE_REFUSED', 'It was decided on.');
  if (id === 3) throw BROKEN;
  memory.changing.notices.push(String(id));
  decided.push([name, id, words]);
}

function bulk(order: Partial<BulkOrder>, claims?: BulkDecision['claims']) {
  const one: BulkDecision = { run, ...(claims && { claims }) };
  const decisions = Object.fromEntries(BULK_ACTIONS.map((action) => [action, one])) as Record<BulkAction, BulkDecision>;
  // A single decision runs in its own transaction. A preview runs all of them in one.
  const transaction = new FakeTransaction(memory);
  const alone = { run: (...given: Parameters<typeof run>) => transaction.run(() => run(...given)) };
  const used = order.preview ? decisions : { ...decisions, 'claim.approve': alone };
  const whole = {
    action: 'claim.approve',
    ids: [1, 2, 3, 4],
    versions: undefined,
    reason: null,
    preview: false,
  } as const;
  return new DecideInBulk(transaction, used, (error) => failures.push(error)).run(
    { name: 'Grace' },
    { ...whole, ...order },
  );
}

const REST = [
  { id: 2, outcome: 'refused', message: 'It was decided on.' },
  { id: 3, outcome: 'failed', message: FAILED },
];

describe('DecideInBulk', () => {
  it('decides each row with its reason and version, and continues after a refused or failed one', async () => {
    expect(await bulk({ reason: 'Because.', versions: [7, 8, 9, 10] })).toEqual([
      { id: 1, outcome: 'done', message: null },
      ...REST,
      { id: 4, outcome: 'done', message: null },
    ]);
    expect(decided).toEqual([
      ['Grace', 1, { reason: 'Because.', version: 7 }],
      ['Grace', 4, { reason: 'Because.', version: 10 }],
    ]);
    expect([failures, memory.state.notices]).toEqual([[BROKEN], ['1', '4']]);
  });

  it('previews the outcomes without changing anything', async () => {
    expect(await bulk({ preview: true })).toEqual([
      { id: 1, outcome: 'allowed', message: null },
      ...REST,
      { id: 4, outcome: 'allowed', message: null },
    ]);
    expect([decided.length, failures, memory.state.notices]).toEqual([2, [BROKEN], []]);
  });

  it('previews that only one of several claims of the same business can be approved', async () => {
    const takes = new Map([
      [1, 70],
      [4, 70],
      [5, 71],
    ]);
    const outcomes = await bulk({ preview: true, ids: [1, 4, 5, 6, 7] }, async (id) => takes.get(id) ?? null);
    expect(outcomes.map(({ outcome, message }) => [outcome, message])).toEqual([
      ['allowed', null],
      ['refused', TAKEN],
      ...[5, 6, 7].map(() => ['allowed', null]),
    ]);
  });
});
