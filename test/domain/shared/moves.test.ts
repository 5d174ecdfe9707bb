import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DomainError } from '../../../domain/shared/domain-error.js';
import {
  canMove,
  movesFrom,
  statusAfter,
  statusesBefore,
  unreachableStatuses,
  type StateMachine,
} from '../../../domain/shared/state-machine.js';

const STATUSES = ['egg', 'pup', 'dog', 'old'] as const;
const MOVES = ['hatch', 'grow', 'rest'] as const;

type Status = (typeof STATUSES)[number];
type Move = (typeof MOVES)[number];

const status = fc.constantFrom(...STATUSES);
const move = fc.constantFrom(...MOVES);
const row = fc.dictionary(move, status) as fc.Arbitrary<Partial<Record<Move, Status>>>;

const machine: fc.Arbitrary<StateMachine<Status, Move>> = fc
  .record({ start: status, moves: fc.record({ egg: row, pup: row, dog: row, old: row }) })
  .map((table) => ({ ...table, refusal: { code: 'CHANGED_MEANWHILE', message: 'Not from here.' } }));

function refusalOf(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

describe('a state machine', () => {
  it('a state machine allows exactly the moves in its table, and otherwise throws with the status and the move', () => {
    fc.assert(
      fc.property(machine, status, move, (table, from, wanted) => {
        const to = table.moves[from][wanted];
        expect(canMove(table, from, wanted)).toBe(to !== undefined);
        const outcome = refusalOf(() => statusAfter(table, from, wanted));
        if (to !== undefined) {
          expect(outcome).toBe(to);
          return;
        }
        expect(outcome).toBeInstanceOf(DomainError);
        expect(outcome).toMatchObject({ code: 'CHANGED_MEANWHILE', refusedMove: { from, move: wanted } });
      }),
    );
  });

  it('a state machine offers a viewer only possible moves that the viewer may make', () => {
    fc.assert(
      fc.property(machine, status, fc.subarray([...MOVES]), (table, from, allowed) => {
        expect(movesFrom(table, from, allowed)).toEqual(allowed.filter((each) => canMove(table, from, each)));
      }),
    );
  });

  it('a state machine finds the statuses before a move as well as after it', () => {
    fc.assert(
      fc.property(machine, status, move, status, (table, from, wanted, to) => {
        const leadsThere = canMove(table, from, wanted) && statusAfter(table, from, wanted) === to;
        expect(statusesBefore(table, wanted, to).includes(from)).toBe(leadsThere);
      }),
    );
  });

  it('a state machine never reaches a status that it calls unreachable', () => {
    fc.assert(
      fc.property(machine, fc.array(move, { maxLength: 20 }), (table, moves) => {
        const unreachable = unreachableStatuses(table);
        const seen = moves.reduce<Status[]>(
          (walk, wanted) => {
            const at = walk.at(-1) ?? table.start;
            return canMove(table, at, wanted) ? [...walk, statusAfter(table, at, wanted)] : walk;
          },
          [table.start],
        );
        expect(seen.filter((each) => unreachable.includes(each))).toEqual([]);
      }),
    );
  });

  it('a state machine finds the statuses that no move leads to', () => {
    const broken: StateMachine<Status, Move> = {
      start: 'egg',
      moves: { egg: { hatch: 'pup' }, pup: { grow: 'pup' }, dog: { rest: 'old' }, old: { grow: 'dog' } },
      refusal: { code: 'CHANGED_MEANWHILE', message: 'Not from here.' },
    };
    expect(unreachableStatuses(broken)).toEqual(['dog', 'old']);
  });
});
