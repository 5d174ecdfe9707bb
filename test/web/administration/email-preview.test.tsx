import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { EMAIL_PREVIEW, type EmailPreview } from '../../../interfaces/contract/outgoing/email-preview.js';
import { answering, press, refusal, showForm, startAnswering } from '../support/answering-form.js';

beforeEach(startAnswering);
afterEach(cleanup);

describe('Previewing an email', () => {
  const body = { rejectionReason: 'No street.', version: 2 };
  const [EMAIL] = EMAIL_PREVIEW.emails;

  const preview = (answer: EmailPreview | Response): void => {
    showForm('No street.', { preview: () => answer });
    press('Preview Email');
  };

  it('shows the recipient, the subject, and the email of the decision with the typed text', async () => {
    preview(EMAIL_PREVIEW);
    const email = await screen.findByRole('region', { name: EMAIL!.subject });
    expect(answering.sent).toEqual([['POST', 'preview', { decision: 'rejectBusiness', id: 7, body }]]);
    expect(within(email).getByText('s•••@example.com')).toBeVisible();
    const frame = within(email).getByTitle(`Email: ${EMAIL!.subject}`);
    expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
    expect(frame).toHaveAttribute('srcdoc', EMAIL!.html);
    press('Plain Text');
    expect(email.querySelector('pre')?.textContent).toBe(EMAIL!.text);
    expect(within(email).queryByTitle(/^Email:/)).toBeNull();
  });

  it('says why no email is sent, or why one is not delivered', async () => {
    preview({ emails: [], note: 'No email is sent: this listing has no owner.' });
    expect(await screen.findByText('No email is sent: this listing has no owner.')).toBeVisible();
    cleanup();
    const notSent = 'This email is not sent: the member has turned off emails.';
    preview({ emails: [{ ...EMAIL!, to: null, notSent }], note: null });
    expect(await screen.findByText(notSent)).toBeVisible();
    expect(screen.getByText('No address')).toBeVisible();
  });

  it('shows why the decision would be refused', async () => {
    preview(refusal(409, 'Ada already decided on this business.'));
    expect(await screen.findByText('Ada already decided on this business.')).toBeVisible();
  });

  it('offers to try again if the preview doesn’t load', async () => {
    const answers: (Response | EmailPreview)[] = [refusal(503, 'Unavailable'), EMAIL_PREVIEW];
    showForm('', { preview: () => answers.shift() });
    press('Preview Email');
    await screen.findByText('We couldn’t load the preview');
    press('Try again');
    expect(await screen.findByRole('region', { name: EMAIL!.subject })).toBeVisible();
    press('Back to Form');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(answering.events).toEqual([]);
  });
});
