import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { ReportIssue } from '../../../web/features/feedback/report-issue.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { apiOf, renderAt } from '../support/render.js';

const BUSINESS = { id: 7, name: 'The Wagging Spoon' };

async function openDialog(answer: () => Response = () => Response.json({ id: 1 }, { status: 201 })) {
  const sent: { readonly body: unknown; readonly key: string | null }[] = [];
  const { client } = apiOf({
    '/api/user-feedback': async (_url, request) => {
      sent.push({ body: await request.json(), key: request.headers.get('Idempotency-Key') });
      return answer();
    },
  });
  renderAt('/business/7', <ReportIssue business={BUSINESS} />, client);
  fireEvent.click(screen.getByRole('button', { name: 'Report an Issue' }));
  await screen.findByRole('dialog', { name: 'Report an issue' });
  return sent;
}

const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit Report' }));

beforeEach(() => {
  sessionStorage.clear();
  useToasts.setState({ current: null });
});
afterEach(cleanup);

describe('Reporting an issue with a business', () => {
  it('sends the report, with high priority for a closed business', async () => {
    const sent = await openDialog();
    expect(screen.getByLabelText(/^Business name/)).toHaveValue(BUSINESS.name);
    expect(screen.getByLabelText(/^Type of issue/)).toHaveValue('incorrect_info');
    type(/^Type of issue/, 'closed_business');
    type(/^Description/, 'The shutters are down permanently.');
    type(/^Your email/, 'ada@example.com');
    submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent[0]?.body).toEqual({
      feedbackType: 'listing_issue',
      title: 'Listing Issue Report: The Wagging Spoon',
      description: 'The shutters are down permanently.',
      recommendedBusinessName: 'The Wagging Spoon',
      priority: 'high',
      contactPreference: 'email',
      allowPublicDisplay: false,
      tags: ['closed_business'],
      businessId: 7,
      reporterEmail: 'ada@example.com',
    });
    expect(sent[0]?.key).not.toBeNull();
    expect(useToasts.getState().current).toMatchObject({
      title: 'Report Submitted',
      description: "Thank you for reporting this issue. We'll review it and make necessary updates.",
    });
  });

  it('shows errors at their fields and sends nothing', async () => {
    const sent = await openDialog();
    type(/^Business name/, ' ');
    type(/^Description/, 'short');
    type(/^Your email/, 'not an address');
    submit();
    expect(await screen.findByText('Business name is required')).toBeVisible();
    expect(screen.getByText('Please provide at least 10 characters describing the issue')).toBeVisible();
    expect(screen.getByText('Valid email is required')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('counts the characters of the description and says how many are allowed', async () => {
    const sent = await openDialog();
    type(/^Description/, '🐕'.repeat(5001));
    expect(screen.getByText('5001/5000 characters')).toBeVisible();
    expect(screen.getByText('Limit exceeded')).toBeVisible();
    submit();
    expect(await screen.findByText('Description must be 5000 characters or less')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it("keeps the description and shows the server's message when it fails", async () => {
    await openDialog(() => Response.json({ message: 'Too many reports. Please try again later.' }, { status: 429 }));
    type(/^Description/, 'The shutters are down permanently.');
    type(/^Your email/, 'ada@example.com');
    submit();
    await waitFor(() =>
      expect(useToasts.getState().current).toMatchObject({
        title: 'Report Failed',
        description: 'Too many reports. Please try again later.',
      }),
    );
    expect(screen.getByLabelText(/^Description/)).toHaveValue('The shutters are down permanently.');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('ada@example.com');
  });

  it('shows its own message when the connection fails', async () => {
    await openDialog(() => {
      throw new TypeError('Failed to fetch');
    });
    type(/^Description/, 'The shutters are down permanently.');
    submit();
    await waitFor(() =>
      expect(useToasts.getState().current).toMatchObject({
        title: 'Report Failed',
        description: 'Failed to submit report. Please try again.',
      }),
    );
  });
});
