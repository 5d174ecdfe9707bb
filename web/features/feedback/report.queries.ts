import { useMutation } from '@tanstack/react-query';
import type { BusinessReportForm } from '../../../interfaces/contract/feedback/feedback.js';
import { reportPriority, reportTitle } from '../../../interfaces/contract/shared/words.js';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';
import { once, type Sending } from '../../api/sending.js';

export { answerOf } from '../../api/refusal.js';

/** Tells that what is said of a business is wrong: feedback of the type that the administrators know it by. */
export function useBusinessReport() {
  return useMutation({
    mutationFn: async ({ form, key }: Sending<BusinessReportForm>, { client }): Promise<void> => {
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
      const answer = await apiOf(client).POST('/api/user-feedback', { body, ...once(key) });
      dataOf(answer, 'Failed to submit report. Please try again.');
    },
  });
}
