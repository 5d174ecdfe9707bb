import { TabbedQueue, useTab } from '../../ui/queue/tabbed-queue.js';
import { reportActions } from './report-actions.js';
import { nameOfReport, reportEntry } from './report-entry.js';
import { REPORTS, useReportDecision } from './reports.queries.js';

/** The queue of reported content, and the resolved reports. */
export function Reports() {
  const status = useTab(REPORTS.list);
  const decide = useReportDecision();
  return (
    <TabbedQueue
      {...REPORTS}
      name="reports"
      label={status === 'open' ? 'Open reports' : 'Resolved reports'}
      isSettled={status !== 'open'}
      nameOf={nameOfReport}
      contentOf={reportEntry}
      actions={reportActions(decide)}
      empty={{
        title: 'No open reports',
        text: 'Reports appear here as soon as they’re sent, grouped by content.',
      }}
    />
  );
}
