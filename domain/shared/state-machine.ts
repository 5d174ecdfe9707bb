import { DomainError, type ErrorCode } from './domain-error.js';

/**
 * A state machine as a table: status × move → status. With closed unions, the compiler finds missing statuses and moves
 * that lead to no status.
 */
export interface StateMachine<Status extends string, Move extends string> {
  /** The initial status of every record. */
  readonly start: Status;
  readonly moves: Readonly<Record<Status, Readonly<Partial<Record<Move, Status>>>>>;
  /** The error for an impossible move. */
  readonly refusal: { readonly code: ErrorCode; readonly message: string };
}

export function canMove<Status extends string, Move extends string>(
  machine: StateMachine<Status, Move>,
  from: Status,
  move: Move,
): boolean {
  return machine.moves[from][move] !== undefined;
}

/** Returns the moves of `allowed` that are possible from a status, in the order of `allowed`. */
export function movesFrom<Status extends string, Move extends string>(
  machine: StateMachine<Status, Move>,
  from: Status,
  allowed: readonly Move[],
): readonly Move[] {
  return allowed.filter((move) => canMove(machine, from, move));
}

/**
 * Returns the status after a move. Throws the machine's refusal, with the status and the move, if it isn't possible.
 * `message` replaces the machine's, for example to name who decided first.
 */
export function statusAfter<Status extends string, Move extends string>(
  machine: StateMachine<Status, Move>,
  from: Status,
  move: Move,
  message: string | null = null,
): Status {
  return machine.moves[from][move] ?? refuseMove(machine, from, move, message);
}

/** Throws the machine's refusal for a move that something else than the table forbids. */
export function refuseMove<Status extends string, Move extends string>(
  { refusal }: StateMachine<Status, Move>,
  from: Status,
  move: Move,
  message: string | null = null,
): never {
  throw new DomainError(refusal.code, message ?? refusal.message, [], { from, move });
}

/** Returns the statuses from which a move leads to a status. An SQL update uses them to skip rows in other statuses. */
export function statusesBefore<Status extends string, Move extends string>(
  machine: StateMachine<Status, Move>,
  move: Move,
  to: Status,
): readonly Status[] {
  return statusesOf(machine).filter((from) => machine.moves[from][move] === to);
}

/** Returns the statuses that no record can reach; empty for a correct machine. */
export function unreachableStatuses<Status extends string, Move extends string>(
  machine: StateMachine<Status, Move>,
): readonly Status[] {
  const reached = new Set([machine.start]);
  // A set's iterator also visits the elements that are added on the way.
  for (const status of reached) for (const to of Object.values(machine.moves[status]) as Status[]) reached.add(to);
  return statusesOf(machine).filter((status) => !reached.has(status));
}

function statusesOf<Status extends string>(machine: StateMachine<Status, string>): Status[] {
  return Object.keys(machine.moves) as Status[];
}
