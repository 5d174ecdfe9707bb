import { useMutation } from '@tanstack/react-query';
import type { ContentReportForm } from '../../../interfaces/contract/moderation/content-report.js';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';
import { idempotencyHeader, type IdempotentForm } from '../../api/idempotent-form.js';
import type { ReportTarget } from '../../ui/moderation/report-action.js';

/** A report of one target. */
export interface TargetReport extends ContentReportForm {
  readonly target: ReportTarget;
}

/** Reports content to the administrators. */
export function useContentReport() {
  return useMutation({
    mutationFn: async ({ form, key }: IdempotentForm<TargetReport>, { client }): Promise<void> => {
      const { target, reason, description, reporterEmail } = form;
      const body = {
        ...target,
        reason,
        ...(description && { description }),
        ...(reporterEmail && { reporterEmail }),
      };
      const answer = await apiOf(client).POST('/api/reports', { body, ...idempotencyHeader(key) });
      dataOf(answer, 'We couldn’t send your report. Please try again.');
    },
  });
}
