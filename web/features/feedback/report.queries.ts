import { useMutation } from '@tanstack/react-query';
import type { BusinessReportForm } from '../../../interfaces/contract/feedback/feedback.js';
import { reportPriority, reportTitle } from '../../../interfaces/contract/shared/words.js';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';
import { idempotencyHeader, type IdempotentForm } from '../../api/idempotent-form.js';

/** Reports wrong information on a business, as feedback of the matching type. */
export function useBusinessReport() {
  return useMutation({
    mutationFn: async ({ form, key }: IdempotentForm<BusinessReportForm>, { client }): Promise<void> => {
      const { businessId, businessName, reportType, description, reporterEmail } = form;
      const body = {
        feedbackType: 'listing_issue' as const,
        title: reportTitle(businessName),
        description,
        recommendedBusinessName: businessName,
        priority: reportPriority(reportType),
        contactPreference: 'email' as const,
        allowPublicDisplay: false,
        tags: [reportType],
        ...(businessId !== undefined && { businessId }),
        ...(reporterEmail && { reporterEmail }),
      };
      const answer = await apiOf(client).POST('/api/user-feedback', { body, ...idempotencyHeader(key) });
      dataOf(answer, 'Failed to submit report. Please try again.');
    },
  });
}
