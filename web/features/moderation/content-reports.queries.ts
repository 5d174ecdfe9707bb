import type { ContentReportForm } from '../../../interfaces/contract/moderation/content-report.js';
import { useCall } from '../../api/use-call.js';
import { idempotencyHeader, type IdempotentForm } from '../../api/idempotent-form.js';
import type { ReportTarget } from '../../ui/moderation/report-action.js';

/** A report of one target. */
export interface TargetReport extends ContentReportForm {
  readonly target: ReportTarget;
}

/** Reports content to the administrators. */
export const useContentReport = () =>
  useCall<unknown, IdempotentForm<TargetReport>>((api, { form, key }) => {
    const { target, reason, description, reporterEmail } = form;
    const body = {
      ...target,
      reason,
      ...(description && { description }),
      ...(reporterEmail && { reporterEmail }),
    };
    return api.POST('/api/reports', { body, ...idempotencyHeader(key) });
  }, 'We couldn’t send your report. Please try again.');
