import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { SAVED_REPLY, type SavedReply } from '../../../interfaces/contract/administration/saved-reply.js';
import { EMAIL_PREVIEW, type EmailPreview } from '../../../interfaces/contract/outgoing/email-preview.js';
import { Answering } from '../../../web/features/admin-answers/answering.js';
import { setApart } from '../../../web/ui/answer/insert-text.js';
import { NoteField } from '../../../web/ui/queue/form/note-field.js';
import { QueueForm } from '../../../web/ui/queue/form/queue-form.js';
import { apiOf, renderAt } from '../support/render.js';

const REPLIES: readonly SavedReply[] = [
  { ...SAVED_REPLY, id: 1, title: 'A thank you', kind: 'feedback', text: 'Hi {name}, thank you! {administrator}' },
  { ...SAVED_REPLY, id: 2, title: 'No address', kind: 'rejection', text: 'We couldn’t find {place} in {town}.' },
  { ...SAVED_REPLY, id: 3, title: 'Not for pets', kind: 'rejection', text: '{place} doesn’t welcome pets.' },
];

let sent: [string, string, unknown][];
let events: string[];

/** A form with one field that has all tools, as on the approval page. */
function Form({ start }: { readonly start: string }) {
  const [text, setText] = useState(start);
  return (
    <QueueForm onSubmit={() => events.push('submit')} onCancel={() => events.push('cancel')} submit="Reject">
      <NoteField
        label="Reason"
        hint="Sent to the owner."
        value={text}
        onType={setText}
        answer={{
          kind: 'rejection',
          values: { place: 'Barton Bakery', town: null },
          preview: { decision: 'rejectBusiness', id: 7, body: { rejectionReason: text, version: 2 } },
        }}
      />
    </QueueForm>
  );
}

interface Answers {
  readonly replies?: () => unknown;
  readonly preview?: () => unknown;
  readonly one?: () => unknown;
}

function show(start = '', { replies = () => REPLIES, preview, one }: Answers = {}): void {
  const { client } = apiOf({
    '/api/admin/replies': async (_url, request) => {
      if (request.method === 'GET') return replies();
      const body = (await request.json()) as SavedReply;
      sent.push(['POST', 'new', body]);
      return one?.() ?? { ...SAVED_REPLY, ...body, id: 9 };
    },
    '/api/admin/replies/2': async (_url, request) => {
      const body: unknown = request.method === 'DELETE' ? null : await request.json();
      sent.push([request.method, '2', body]);
      if (one !== undefined) return one();
      return request.method === 'DELETE' ? new Response(null, { status: 204 }) : { ...REPLIES[1], ...(body as object) };
    },
    '/api/admin/email-previews': async (_url, request) => {
      sent.push(['POST', 'preview', await request.json()]);
      return preview?.();
    },
  });
  renderAt(
    '/admin/business-approval',
    <Answering administrator="Grace">
      <Form start={start} />
    </Answering>,
    client,
  );
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Reason');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = () => screen.getByRole('dialog');
const search = () => screen.getByRole('searchbox', { name: 'Search saved replies' });
const stops = () =>
  within(dialog())
    .getAllByRole('listitem')
    .map((item) => within(item).getAllByRole('button')[0]!.textContent);
const openReplies = async (): Promise<void> => {
  press('Saved Replies');
  await screen.findByText('No address');
};
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(within(dialog()).getByLabelText(label), { target: { value } });
const escape = () => fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
const refusal = (status: number, message: string) => Response.json({ status, message }, { status });

beforeEach(() => {
  sessionStorage.clear();
  [sent, events] = [[], []];
});
afterEach(cleanup);

describe('Inserting a saved reply', () => {
  it('lists the replies of the form’s kind first, with their placeholders filled', async () => {
    show();
    await openReplies();
    expect(
      within(dialog())
        .getAllByRole('region')
        .map((part) => part.getAttribute('aria-label')),
    ).toEqual([...['Rejections', 'Feedback']]);
    expect(stops()).toEqual([
      'No addressWe couldn’t find Barton Bakery in your town.',
      'Not for petsBarton Bakery doesn’t welcome pets.',
      'A thank youHi there, thank you! Grace',
    ]);
  });

  it('inserts the filled text at the cursor, keeps the typed text, and returns to the field', async () => {
    show('First. Last.');
    field().setSelectionRange(6, 6);
    await openReplies();
    press(/^Not for pets/);
    expect(field()).toHaveValue('First.\n\nBarton Bakery doesn’t welcome pets. Last.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field()).toHaveFocus();
    expect(events).toEqual([]);
  });

  it('finds replies by several words of their titles and texts', async () => {
    show();
    await openReplies();
    expect(search()).toHaveFocus();
    fireEvent.change(search(), { target: { value: 'WELCOME pets' } });
    expect(stops()).toEqual(['Not for petsBarton Bakery doesn’t welcome pets.']);
    fireEvent.change(search(), { target: { value: 'giraffe' } });
    expect(screen.getByRole('status')).toHaveTextContent('No saved replies found');
  });

  it('moves between the search field and the replies with the arrow keys and Enter', async () => {
    show();
    await openReplies();
    fireEvent.keyDown(search(), { key: 'ArrowUp' });
    expect(search()).toHaveFocus();
    fireEvent.keyDown(search(), { key: 'Enter' });
    const [first, second] = [/^No address/, /^Not for pets/].map((name) => screen.getByRole('button', { name }));
    expect(first).toHaveFocus();
    fireEvent.keyDown(first!, { key: 'ArrowDown' });
    expect(second).toHaveFocus();
    fireEvent.keyDown(second!, { key: 'ArrowUp' });
    fireEvent.keyDown(first!, { key: 'ArrowUp' });
    expect(search()).toHaveFocus();
  });

  it('closes with Escape without canceling the form behind it', async () => {
    show('Typed.');
    await openReplies();
    escape();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([events, field().value]).toEqual([[], 'Typed.']);
  });

  it('offers to try again if the replies don’t load', async () => {
    let isBroken = true;
    show('', { replies: () => (isBroken ? refusal(500, 'Broken') : REPLIES) });
    press('Saved Replies');
    await screen.findByText('We couldn’t load saved replies', {}, { timeout: 20_000 });
    isBroken = false;
    press('Try again');
    await screen.findByText('No address');
  });

  it('a field outside of the administrators’ pages has no tools', () => {
    renderAt('/', <Form start="" />);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Reject', 'Cancel']);
  });

  it('sets an inserted text apart from the words around it', () => {
    expect(setApart('', 'New', '')).toBe('New');
    expect(setApart('Before', 'New', 'after')).toBe('\n\nNew\n\n');
    expect(setApart('Before ', 'New', '\nafter')).toBe('New');
  });
});

describe('Editing saved replies', () => {
  it('saves the typed text as a reply, with placeholders for the place and the administrator', async () => {
    show('Barton Bakery is closed. Grace');
    await openReplies();
    press('Save Typed Text');
    expect(within(dialog()).getByLabelText(/^Text/)).toHaveValue('{place} is closed. {administrator}');
    expect(within(dialog()).getByLabelText('Used for')).toHaveValue('rejection');
    press('Save Reply');
    expect(within(dialog()).getByText('Give the reply a title.')).toBeVisible();
    type(/^Title/, 'Closed');
    press('Save Reply');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Saved replies' })).toBeVisible());
    expect(sent).toEqual([
      ['POST', 'new', { title: 'Closed', kind: 'rejection', text: '{place} is closed. {administrator}' }],
    ]);
    expect(events).toEqual([]);
  });

  it('changes a reply in place, and names unknown placeholders before it is sent', async () => {
    show();
    await openReplies();
    press('Edit “No address”');
    type(/^Text/, 'Hi {first}');
    press('Save Reply');
    expect(within(dialog()).getByText(/^\{first\} is not a placeholder\. Use \{name\}/)).toBeVisible();
    type(/^Text/, 'Hi {name}');
    press('Save Reply');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual(['PUT', '2', { title: 'No address', kind: 'rejection', text: 'Hi {name}', version: 2 }]);
  });

  it('keeps the typed text and shows the sentence if another administrator changed the reply', async () => {
    const message = 'Ada has changed this reply since you opened it. Please reload it.';
    show('', { one: () => refusal(409, message) });
    await openReplies();
    press('Edit “No address”');
    type(/^Text/, 'My text');
    press('Save Reply');
    expect(await within(dialog()).findByText(message)).toBeVisible();
    expect(within(dialog()).getByLabelText(/^Text/)).toHaveValue('My text');
  });

  it('asks before Escape drops typed text, and goes back to the list without asking if nothing was typed', async () => {
    show();
    await openReplies();
    press('Edit “No address”');
    escape();
    expect(screen.getByRole('dialog', { name: 'Saved replies' })).toBeVisible();
    press('Edit “No address”');
    type(/^Text/, 'My text');
    escape();
    expect(within(dialog()).getByRole('alert')).toHaveTextContent('Discard what you typed?');
    expect(screen.getByRole('button', { name: 'Keep Editing' })).toHaveFocus();
    press('Keep Editing');
    expect(within(dialog()).getByLabelText(/^Text/)).toHaveValue('My text');
    press('Close');
    press('Discard');
    expect(screen.getByRole('dialog', { name: 'Saved replies' })).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('asks before it deletes a reply, because all administrators lose it', async () => {
    show();
    await openReplies();
    press('Edit “No address”');
    press('Delete Reply');
    expect(within(dialog()).getByRole('alert')).toHaveTextContent('Delete this reply for all administrators?');
    press('Keep Reply');
    expect(sent).toEqual([]);
    press('Delete Reply');
    press('Delete');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Saved replies' })).toBeVisible());
    expect(sent).toEqual([['DELETE', '2', null]]);
  });
});

describe('Previewing an email', () => {
  const body = { rejectionReason: 'No street.', version: 2 };
  const [EMAIL] = EMAIL_PREVIEW.emails;

  const preview = (answer: EmailPreview | Response): void => {
    show('No street.', { preview: () => answer });
    press('Preview Email');
  };

  it('shows the recipient, the subject, and the email of the decision with the typed text', async () => {
    preview(EMAIL_PREVIEW);
    const email = await screen.findByRole('region', { name: EMAIL!.subject });
    expect(sent).toEqual([['POST', 'preview', { decision: 'rejectBusiness', id: 7, body }]]);
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
    show('', { preview: () => answers.shift() });
    press('Preview Email');
    await screen.findByText('We couldn’t load the preview');
    press('Try again');
    expect(await screen.findByRole('region', { name: EMAIL!.subject })).toBeVisible();
    press('Back to Form');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(events).toEqual([]);
  });
});
