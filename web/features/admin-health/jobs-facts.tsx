import type { SystemHealth } from '../../../interfaces/contract/health/health.js';
import { FigureTable } from '../../ui/show/figure-table.js';
import { timeWords, waitWords } from './health-words.js';

type Jobs = NonNullable<SystemHealth['jobs']['facts']>;

/** The queues with their lengths, and the last runs of scheduled jobs. */
export function JobsFacts({ jobs, now }: { readonly jobs: Jobs; readonly now: string }) {
  return (
    <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[3fr_2fr]">
      <FigureTable
        caption="Queues"
        head={['Queue', 'Waiting', 'Failed in 7 days', 'Oldest waits']}
        rows={jobs.queues.map(({ name, waiting, failed, oldestDueAt }) => {
          return [name, waiting, failed, oldestDueAt === null ? '–' : waitWords(oldestDueAt, now)];
        })}
        className="text-left"
      />
      <FigureTable
        caption="Scheduled jobs"
        head={['Job', 'Last run']}
        rows={jobs.scheduled.map(({ name, lastRunAt }) => [
          name,
          lastRunAt === null ? 'Not yet' : timeWords(lastRunAt),
        ])}
        className="text-left"
      />
    </div>
  );
}
