import type { AuditEntry } from '../../../application/administration/audit.js';
import { Decisions } from '../../../application/administration/decision-ports.js';
import { finalAt, type Decision } from '../../../domain/administration/decision.js';
import type { Memory, MemoryState } from './memory.js';

/** A decision, with the memory before and after it. */
interface MemoryDecision extends Decision {
  readonly id: string;
  readonly before: MemoryState;
  readonly after: string;
}

/** Restores the whole memory, so anything that anyone has changed since prevents an undo. */
export class FakeDecisions extends Decisions {
  readonly #all = new Map<string, MemoryDecision>();

  constructor(private readonly memory: Memory) {
    super();
  }

  /** Runs a decision. */
  async decide(id: string, given: Omit<Decision, 'outcome'>, work: () => Promise<void>): Promise<void> {
    const before = structuredClone(this.memory.state);
    await this.memory.transact(work);
    this.#all.set(id, { ...given, id, outcome: null, before, after: JSON.stringify(this.memory.state) });
  }

  override async hold(id: string): Promise<Decision | null> {
    const found = this.#all.get(id);
    if (found === undefined) return null;
    const { administratorId, decidedAt, outcome } = found;
    return { administratorId, decidedAt, outcome };
  }

  override async takeBack(id: string): Promise<readonly AuditEntry[] | null> {
    const found = this.#all.get(id);
    if (found === undefined || JSON.stringify(this.memory.changing) !== found.after) return null;
    const { audit } = this.memory.changing;
    Object.assign(this.memory.changing, structuredClone(found.before), { audit });
    this.#all.set(id, { ...found, outcome: 'undone' });
    return audit.slice(found.before.audit.length);
  }

  override async release(now: Date): Promise<void> {
    for (const each of this.#all.values()) {
      if (each.outcome === null && now >= finalAt(each.decidedAt))
        this.#all.set(each.id, { ...each, outcome: 'final' });
    }
  }
}
