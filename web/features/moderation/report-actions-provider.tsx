import type { ReactNode } from 'react';
import { ReportActionProvider, type ReportAction } from '../../ui/moderation/report-action.js';
import { ReportButton } from './report-button.js';

const report: ReportAction = (props) => <ReportButton {...props} />;

/** Adds report buttons to the content below. */
export function ReportActionsProvider({ children }: { readonly children: ReactNode }) {
  return <ReportActionProvider value={report}>{children}</ReportActionProvider>;
}
