import type { ReactNode } from 'react';
import type { SystemHealth } from '../../../interfaces/contract/health/health.js';
import { timeWords, waitWords } from './health-words.js';

type Jobs = NonNullable<SystemHealth['jobs']['facts']>;

/** The queues with their lengths, and the last runs of scheduled jobs. */
export function JobsFacts({ jobs, now }: { readonly jobs: Jobs; readonly now: string }) {
  return (
    <div className="flex flex-col gap-6">
      <Table caption="Queues" head={['Queue', 'Waiting', 'Failed in 7 days', 'Oldest waits']}>
        {jobs.queues.map(({ name, waiting, failed, oldestDueAt }) => (
          <Row
            key={name}
            name={name}
            cells={[waiting, failed, oldestDueAt === null ? '–' : waitWords(oldestDueAt, now)]}
          />
        ))}
      </Table>
      <Table caption="Scheduled jobs" head={['Job', 'Last run']}>
        {jobs.scheduled.map(({ name, lastRunAt }) => (
          <Row key={name} name={name} cells={[lastRunAt === null ? 'Not yet' : timeWords(lastRunAt)]} />
        ))}
      </Table>
    </div>
  );
}

interface TableProps {
  readonly caption: string;
  readonly head: readonly string[];
  readonly children: ReactNode;
}

function Table({ caption, head, children }: TableProps) {
  return (
    <div className="overflow-x-auto" role="region" aria-label={caption} tabIndex={0}>
      <table className="w-full text-left text-sm">
        <caption className="pb-2 text-left font-semibold">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-muted">
            {head.map((title) => (
              <th key={title} scope="col" className="py-1.5 pr-4 font-semibold">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

function Row({ name, cells }: { readonly name: string; readonly cells: readonly (string | number)[] }) {
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className="py-1.5 pr-4 font-normal whitespace-nowrap">
        {name}
      </th>
      {cells.map((cell, index) => (
        <td key={index} className="py-1.5 pr-4 tabular-nums">
          {typeof cell === 'number' ? cell.toLocaleString('en-US') : cell}
        </td>
      ))}
    </tr>
  );
}
