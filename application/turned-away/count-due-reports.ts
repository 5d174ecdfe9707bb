import { isOverdue } from '../../domain/turned-away/turned-away.js';
import type { Transaction } from '../shared/transaction.js';
import { countReport, type CountPorts } from './count-report.js';
import type { TurnedAwayReads } from './ports.js';

/** Reports that are looked up at a time. */
const BATCH = 100;

/**
 * Makes reports count whose time for an answer is over. Each report has its own transaction, which locks it and looks
 * again, so that two processes count it once and an interrupted run leaves the rest to the next one.
 */
export class CountDueReports {
  constructor(
    private readonly transaction: Transaction,
    private readonly ports: CountPorts,
    private readonly reads: Pick<TurnedAwayReads, 'due'>,
  ) {}

  /** Returns the number of reports that began to count. */
  async run(): Promise<number> {
    let count = 0;
    for (;;) {
      const due = await this.reads.due(this.ports.clock.now(), BATCH);
      for (const id of due) if (await this.#count(id)) count += 1;
      if (due.length < BATCH) return count;
    }
  }

  #count(id: number): Promise<boolean> {
    const { reports, clock } = this.ports;
    return this.transaction.run(async () => {
      const report = await reports.find(id);
      if (report?.status !== 'waiting' || report.state !== 'shown') return false;
      if (!isOverdue(report.answerBy, clock.now())) return false;
      await countReport(this.ports, report);
      return true;
    });
  }
}
