import { useSearchParams } from 'react-router-dom';
import { cursorOf } from '../../lib/path/list-path.js';
import { Decisions } from '../../ui/queue/decisions.js';
import { reportActions } from './report-actions.js';
import { nameOfReport, shownReport } from './shown-report.js';
import { reportStatusOf, sentenceOf, useReportDecision, useReportPages } from './reports.queries.js';

/** What is reported and waits for a decision, and what was decided. */
export function Reports() {
  const [params] = useSearchParams();
  const status = reportStatusOf(params);
  const list = useReportPages(status, cursorOf(params));
  const decide = useReportDecision();
  return (
    <Decisions
      name="reports"
      path="/admin/reports"
      label={status === 'open' ? 'What is reported' : 'Decided reports'}
      views={[
        { status: 'open', label: 'Waiting' },
        { status: 'resolved', label: 'Decided' },
      ]}
      status={status}
      list={list}
      failure="Failed to fetch the reports"
      nameOf={nameOfReport}
      shownOf={shownReport}
      actions={reportActions(decide)}
      sentenceOf={sentenceOf}
      empty={{
        title: 'No report is waiting',
        words: 'What visitors and members report shows here at once, one item for each thing.',
      }}
    />
  );
}
