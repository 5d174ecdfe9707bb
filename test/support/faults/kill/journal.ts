import { reportFault } from '../report.js';
import { SEED } from './random.js';

/** Differences between the product's data and what it acknowledged. */
export interface Findings {
  /** Acknowledged, but not there. */
  readonly lost: readonly string[];
  /** There more than once, acknowledged or not. */
  readonly doubled: readonly string[];
}

/**
 * Everything that the product acknowledged, each under a name of its own. The product's data must contain each name
 * once, whenever and however often its process was killed.
 */
export class Journal {
  readonly #acknowledged = new Set<string>();
  readonly #lost = new Set<string>();
  readonly #doubled = new Set<string>();
  #rounds = 0;

  constructor(private readonly fault: string) {
    process.stdout.write(`${fault}: FAULTS_SEED=${String(SEED)}\n`);
  }

  acknowledge(name: string): void {
    this.#acknowledged.add(name);
  }

  isAcknowledged(name: string): boolean {
    return this.#acknowledged.has(name);
  }

  get acknowledged(): readonly string[] {
    return [...this.#acknowledged];
  }

  /** Compares the journal with the names that the product's data contains, one for each record. */
  compare(stored: readonly string[]): Findings {
    const [once, doubled] = [new Set<string>(), new Set<string>()];
    for (const name of stored) (once.has(name) ? doubled : once).add(name);
    const lost = this.acknowledged.filter((name) => !once.has(name));
    for (const name of lost) this.#lost.add(name);
    for (const name of doubled) this.#doubled.add(name);
    return { lost, doubled: [...doubled] };
  }

  /** Call this at the end of each round. */
  endRound(): void {
    this.#rounds += 1;
  }

  report(note?: string): void {
    const { size: acknowledged } = this.#acknowledged;
    const [lost, doubled] = [this.#lost.size, this.#doubled.size];
    reportFault({
      ...{ fault: this.fault, rounds: this.#rounds, acknowledged, lost, doubled },
      note: [...(note === undefined ? [] : [note]), `seed ${String(SEED)}`].join(', '),
    });
  }
}
