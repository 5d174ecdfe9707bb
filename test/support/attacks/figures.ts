import { CALLERS, type Attack, type Caller } from './attack.js';
import { isRefusal, SLOW_BY_DESIGN, type Judgment } from './judge.js';

interface Extreme {
  readonly size: number;
  readonly operation: string;
}

const NONE: Extreme = { size: 0, operation: 'none' };

/** Counts the answers of a run. */
export class Figures {
  private readonly callers = new Map<Caller, { requests: number; refused: number; accepted: number }>();
  private readonly statuses = new Map<number, number>();
  private readonly tables = new Map<string, number>();
  private largestRefusal = NONE;
  private slowest = NONE;
  requests = 0;

  add({ caller, operation }: Attack, { answer, ms, grown }: Judgment): void {
    const own = this.callers.get(caller) ?? { requests: 0, refused: 0, accepted: 0 };
    const isRefused = isRefusal(answer);
    this.callers.set(caller, {
      requests: own.requests + 1,
      refused: own.refused + Number(isRefused),
      accepted: own.accepted + Number(!isRefused),
    });
    this.requests += 1;
    this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1);
    for (const table of grown) this.tables.set(table, (this.tables.get(table) ?? 0) + 1);
    if (isRefused && answer.bytes > this.largestRefusal.size) this.largestRefusal = { size: answer.bytes, operation };
    if (ms > this.slowest.size && !(operation in SLOW_BY_DESIGN)) this.slowest = { size: ms, operation };
  }

  /** Requests of a caller that were not refused. */
  accepted(caller: Caller): number {
    return this.callers.get(caller)?.accepted ?? 0;
  }

  /** Returns the results of a run as the lines of a table. */
  table({ isTimed }: { readonly isTimed: boolean }): readonly string[] {
    const row = (name: string, ...cells: readonly (string | number)[]) =>
      `| ${name.padEnd(28)} | ${cells.map((cell) => cell.toLocaleString('en-US').padStart(10)).join(' | ')} |`;
    const fact = (name: string, value: string) => `| ${name.padEnd(28)} | ${value} |`;
    const rows = CALLERS.map(
      (caller) => [caller, this.callers.get(caller) ?? { requests: 0, refused: 0, accepted: 0 }] as const,
    );
    const sum = (key: 'requests' | 'refused' | 'accepted') => rows.reduce((total, [, each]) => total + each[key], 0);
    const answers = [...this.statuses].toSorted(([a], [b]) => a - b);
    return [
      row('Caller', 'requests', 'refused', 'accepted'),
      ...rows.map(([caller, each]) => row(caller, each.requests, each.refused, each.accepted)),
      row('all', sum('requests'), sum('refused'), sum('accepted')),
      fact(
        'Answers',
        answers
          .map(([status, count]) => `${status === 0 ? 'closed' : status}: ${count.toLocaleString('en-US')}`)
          .join(', '),
      ),
      fact(
        'Largest refusal',
        `${this.largestRefusal.size.toLocaleString('en-US')} bytes (${this.largestRefusal.operation})`,
      ),
      ...(isTimed
        ? [fact('Slowest call', `${this.slowest.size.toFixed(1)} ms of processor time (${this.slowest.operation})`)]
        : []),
      fact(
        'Tables that refusals grew',
        [...this.tables].map(([name, count]) => `${name}: ${count}`).join(', ') || 'none',
      ),
    ];
  }
}
