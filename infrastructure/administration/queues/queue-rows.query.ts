import type { QueueReads } from '../../../application/administration/queue-ports.js';
import type { Clock } from '../../../application/shared/clock.js';
import type { JsonText } from '../../../application/shared/page.js';
import type { Queue } from '../../../domain/administration/queue.js';
import { TOTAL_CAP } from '../../../domain/shared/page-size.js';
import type { Database } from '../../postgres/database.js';
import { QUEUE_SQL } from './queue-statements.js';
import { queueRow, type FoundRow } from './queue-row.js';

/** The rows of a queue and their marks: one statement, and one that counts. */
export class PostgresQueueReads implements QueueReads {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async rows(queue: Queue, limit: number): Promise<JsonText> {
    const { rows, count } = QUEUE_SQL[queue];
    const [found, counted] = await Promise.all([
      this.database.rows<FoundRow>(rows, [limit]),
      this.database.row<{ total: number }>(count),
    ]);
    const now = this.clock.now();
    const total = counted?.total ?? 0;
    return JSON.stringify({
      rows: found.map((row) => queueRow(queue, row, now)),
      total: Math.min(total, TOTAL_CAP),
      capped: total > TOTAL_CAP,
    });
  }
}
