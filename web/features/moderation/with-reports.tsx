import type { ReactNode } from 'react';
import { ReportActionProvider, type ReportAction } from '../../ui/moderation/report-action.js';
import { ReportButton } from './report-button.js';

const report: ReportAction = (props) => <ReportButton {...props} />;

/** What others published below can be reported. */
export function WithReports({ children }: { readonly children: ReactNode }) {
  return <ReportActionProvider value={report}>{children}</ReportActionProvider>;
}
