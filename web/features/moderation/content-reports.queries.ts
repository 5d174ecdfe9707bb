import { useMutation } from '@tanstack/react-query';
import type { ContentReportForm } from '../../../interfaces/contract/moderation/content-report.js';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';
import { once, type Sending } from '../../api/sending.js';
import type { ReportTarget } from '../../ui/moderation/report-action.js';

export { answerOf } from '../../api/refusal.js';

/** Why somebody reports what. */
export interface TargetReport extends ContentReportForm {
  readonly target: ReportTarget;
}

/** Tells the administrators of something that should not stand there. */
export function useContentReport() {
  return useMutation({
    mutationFn: async ({ form, key }: Sending<TargetReport>, { client }): Promise<void> => {
      const { target, reason, description, reporterEmail } = form;
      const body = {
        ...target,
        reason,
        ...(description && { description }),
        ...(reporterEmail && { reporterEmail }),
      };
      const answer = await apiOf(client).POST('/api/reports', { body, ...once(key) });
      dataOf(answer, 'The report could not be sent. Please try again.');
    },
  });
}
