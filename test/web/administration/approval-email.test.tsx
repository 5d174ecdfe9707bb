import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { ADMIN_BUSINESS } from '../../../interfaces/contract/business/business-examples.js';
import { EMAIL_PREVIEW } from '../../../interfaces/contract/outgoing/email-preview.js';
import { Answering } from '../../../web/features/admin-answers/answering.js';
import { BusinessApproval } from '../../../web/features/admin-approval/business-approval.js';
import { queueAnswers } from '../support/queue-answers.js';
import { apiOf, renderAt } from '../support/render.js';

afterEach(cleanup);

it('a pending listing shows the email that approving sends, and approving stays one key', async () => {
  const sent: [string, unknown][] = [];
  const record = (name: string, answer: unknown) => async (_url: URL, request: Request) => {
    sent.push([name, await request.json()]);
    return answer;
  };
  const business = { ...ADMIN_BUSINESS, approvalStatus: 'pending' as const, version: 3 };
  const approve = `/api/admin/businesses/${String(business.id)}/approve`;
  const { client } = apiOf({
    ...queueAnswers([business], { queue: 'approvals', path: '/api/admin/businesses', nameOf: ({ name }) => name }),
    '/api/admin/business-approval-stats': () => ({ pending: 1, approved: 812, rejected: 9, total: 822 }),
    '/api/admin/email-previews': record('preview', EMAIL_PREVIEW),
    [approve]: record('approve', { ...business, approvalStatus: 'approved' }),
  });
  renderAt(
    '/admin/business-approval',
    <Answering administrator="Grace">
      <BusinessApproval />
    </Answering>,
    client,
  );
  const entry = await screen.findByRole('article', { name: business.name });
  fireEvent.click(within(entry).getByRole('button', { name: 'Preview Approval Email' }));
  expect(await screen.findByTitle(`Email: ${String(EMAIL_PREVIEW.emails[0]?.subject)}`)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Back to Listing' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([['preview', { decision: 'approveBusiness', id: business.id, body: { version: 3 } }]]);

  entry.focus();
  fireEvent.keyDown(entry, { key: 'a' });
  expect(await screen.findByRole('status')).toBeInTheDocument();
  await screen.findByText('No pending listings');
  expect(sent.at(-1)).toEqual(['approve', { version: 3 }]);
});
