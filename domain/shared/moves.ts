import { DomainError, type ErrorCode } from './domain-error.js';

/**
 * The one shape of all state machines: which move leads from which status to which. Over closed unions the compiler
 * names a status that is missing from `moves` and a move that leads to no status.
 */
export interface StateMachine<Status extends string, Move extends string> {
  /** Where every record begins. */
  readonly start: Status;
  readonly moves: Readonly<Record<Status, Readonly<Partial<Record<Move, Status>>>>>;
  /** How a move that cannot be made is refused. */
  readonly refusal: { readonly code: ErrorCode; readonly message: string };
}

/** Whether a move can be made from a status. */
export function canMove<Status extends string, Move extends string>(
  machine: StateMachine<Status, Move>,
  from: Status,
  move: Move,
): boolean {
  return machine.moves[from][move] !== undefined;
}

/** The moves that can be made from a status, of those that the viewer may make at all; in the order of `allowed`. */
export function movesFrom<Status extends string, Move extends string>(
  machine: StateMachine<Status, Move>,
  from: Status,
  allowed: readonly Move[],
): readonly Move[] {
  return allowed.filter((move) => canMove(machine, from, move));
}

/**
 * The status to which a move leads. Refuses one that cannot be made with the machine's code; the error says from where
 * which move was tried.
 */
export function statusAfter<Status extends string, Move extends string>(
  machine: StateMachine<Status, Move>,
  from: Status,
  move: Move,
): Status {
  const to = machine.moves[from][move];
  if (to !== undefined) return to;
  throw new DomainError(machine.refusal.code, machine.refusal.message, [], { from, move });
}

/**
 * The statuses from which a move leads to this status: a statement that makes it changes no row that stands elsewhere.
 */
export function statusesBefore<Status extends string, Move extends string>(
  machine: StateMachine<Status, Move>,
  move: Move,
  to: Status,
): readonly Status[] {
  return statusesOf(machine).filter((from) => machine.moves[from][move] === to);
}

/** The statuses that no record can ever have; empty in every machine that is whole. */
export function unreachableStatuses<Status extends string, Move extends string>(
  machine: StateMachine<Status, Move>,
): readonly Status[] {
  const reached = new Set([machine.start]);
  // A set is walked with what is added on the way.
  for (const status of reached) for (const to of Object.values(machine.moves[status]) as Status[]) reached.add(to);
  return statusesOf(machine).filter((status) => !reached.has(status));
}

function statusesOf<Status extends string>(machine: StateMachine<Status, string>): Status[] {
  return Object.keys(machine.moves) as Status[];
}
