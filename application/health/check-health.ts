import type { CheckName, HealthFacts } from '../../domain/health/facts.js';
import { JUDGE, unread, type Judgment, type Surroundings } from '../../domain/health/judgment.js';
import type { AdministratorActor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { HealthProbes, TimedProbe } from './ports.js';

/** One check: its judgment, and the facts that it is based on. */
export interface Check<Facts> extends Judgment {
  readonly facts: Facts | null;
  readonly ms: number;
}

export type Health = { readonly [Name in CheckName]: Check<HealthFacts[Name]> } & { readonly checkedAt: string };

/** Checks the parts that the product depends on, all at once and independently of each other. */
export class CheckHealth {
  constructor(
    private readonly probes: HealthProbes,
    private readonly timed: TimedProbe,
    private readonly clock: Clock,
    private readonly process: Pick<Surroundings, 'isProduction' | 'startedAt'>,
  ) {}

  async run(_administrator: AdministratorActor): Promise<Health> {
    const around = { ...this.process, now: this.clock.now() };
    const [email, storage, jobs, backup, database, disk, imports, version] = await Promise.all([
      this.#check('email', around),
      this.#check('storage', around),
      this.#check('jobs', around),
      this.#check('backup', around),
      this.#check('database', around),
      this.#check('disk', around),
      this.#check('imports', around),
      this.#check('version', around),
    ]);
    return { checkedAt: around.now.toISOString(), email, storage, jobs, backup, database, disk, imports, version };
  }

  async #check<Name extends CheckName>(name: Name, around: Surroundings): Promise<Check<HealthFacts[Name]>> {
    const { facts, error, ms } = await this.timed<HealthFacts[Name]>(this.probes[name]);
    return { ...(facts === null ? unread(name, error) : JUDGE[name](facts, around)), facts, ms };
  }
}
