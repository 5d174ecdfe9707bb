import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AdminFeedback } from '../../../interfaces/contract/feedback/admin-feedback.js';
import { ADMIN_BUSINESS } from '../../../interfaces/contract/business/business-examples.js';
import { ADMIN_FEEDBACK } from '../../../interfaces/contract/feedback/feedback-examples.js';
import { Feedback } from '../../../web/features/admin-feedback/feedback.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { openRow, queueAnswers, rowNames, withoutPresence } from '../support/queue-answers.js';
import { apiOf, NOW, renderAt } from '../support/render.js';

const LISTS = {
  pending: '/api/admin/user-feedback/pending',
  recommendations: '/api/admin/user-feedback/type/business_recommendation',
  issues: '/api/admin/user-feedback/type/listing_issue',
  bugs: '/api/admin/user-feedback/type/bug_report',
  content: '/api/admin/user-feedback/type/content_suggestion',
  all: '/api/admin/user-feedback',
};
const QUEUE = '/api/admin/queues/feedback';
const NAME = ADMIN_FEEDBACK.title;
const TEXT = ADMIN_FEEDBACK.recommendedBusinessDescription ?? '';
const HOUR = 3_600_000;

const aFeedback = (differs: Partial<AdminFeedback> = {}): AdminFeedback => ({
  ...ADMIN_FEEDBACK,
  createdAt: new Date(NOW - 2 * HOUR).toISOString(),
  ...differs,
});

type Answer = (body: unknown) => unknown;

/** Renders a tab with these items. `answers` has the responses to decisions on item 88, by the last path segment. */
function show(
  items: readonly AdminFeedback[],
  answers: Readonly<Record<string, Answer>> = {},
  address = '/admin/feedback',
) {
  const sent: [string, unknown][] = [];
  const list = () => Response.json(items, { headers: { 'X-Total-Count': String(items.length) } });
  const decisions = Object.entries(answers).map(([call, answer]) => [
    `/api/admin/user-feedback/88/${call}`,
    async (_url: URL, request: Request) => {
      const body: unknown = await request.json();
      sent.push([call, body]);
      return answer(body);
    },
  ]);
  const { client, calls } = apiOf({
    ...queueAnswers(items, { queue: 'feedback', path: LISTS.all, nameOf: ({ title }) => title }),
    [`${LISTS.all}/77`]: () => Response.json({ status: 404, message: 'Not found' }, { status: 404 }),
    ...Object.fromEntries(Object.values(LISTS).map((path) => [path, list])),
    ...Object.fromEntries(decisions),
  });
  renderAt(address, <Feedback />, client);
  return { sent, calls };
}

const entry = (name = NAME) => screen.findByRole('article', { name });
const type = async (label: string, value: string) =>
  fireEvent.change(within(await entry()).getByLabelText(new RegExp(`^${label}`)), { target: { value } });
const press = async (name: string) => fireEvent.click(within(await entry()).getByRole('button', { name }));
const offered = async () =>
  within(await entry())
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const toastNow = () => useToasts.getState().current;
const refusal = (code: string, message: string, more: object = {}) =>
  Response.json({ status: 409, code, message, ...more }, { status: 409 });

beforeEach(() => {
  history.replaceState(null, '', '/');
  sessionStorage.clear();
  useToasts.setState({ current: null });
});
afterEach(cleanup);

describe('The feedback page', () => {
  it.each([
    ['', 'Open', `${QUEUE} ${LISTS.all}/88`],
    ['?tab=pending', 'Pending', `${LISTS.pending}?limit=20`],
    ['?tab=recommendations', 'Business Recommendations', `${LISTS.recommendations}?limit=20`],
    ['?tab=issues', 'Listing Issues', `${LISTS.issues}?limit=20`],
    ['?tab=bugs', 'Bugs', `${LISTS.bugs}?limit=20`],
    ['?tab=content', 'Content', `${LISTS.content}?limit=20`],
    ['?tab=all', 'All', `${LISTS.all}?limit=20`],
    ['?tab=nothing', 'Open', `${QUEUE} ${LISTS.all}/88`],
  ])('the feedback page shows the tab named in its address: %s', async (search, name, expected) => {
    const { calls } = show([aFeedback()], {}, `/admin/feedback${search}`);
    await entry();
    const tabs = within(screen.getByRole('navigation', { name: 'Filter' })).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      ...['Open', 'Pending', 'Business Recommendations', 'Listing Issues', 'Messages', 'Bugs'],
      ...['Feature Requests', 'Content', 'General', 'All'],
    ]);
    expect(tabs.filter((tab) => tab.ariaCurrent === 'page').map(({ textContent }) => textContent)).toEqual([name]);
    expect(withoutPresence(calls).join(' ')).toBe(expected);
  });

  it('the feedback page shows the message that its address names, or says that there is none', async () => {
    const answers = { status: () => aFeedback({ status: 'rejected' }) };
    show([aFeedback({ id: 89, title: 'Other' }), aFeedback()], answers, '/admin/feedback?message=88');
    await entry();
    expect(rowNames()).toEqual(['Other', NAME]);
    await press('Update Status');
    await type('Status', 'rejected');
    await press('Update Status');
    await waitFor(() => expect(toastNow()).toMatchObject({ title: 'Status Updated' }));
    await entry('Other');
    cleanup();
    show([], {}, '/admin/feedback?message=77');
    expect(await screen.findByText('Item not found')).toBeVisible();
  });

  it('the feedback page shows everything the sender entered', async () => {
    show([aFeedback({ contactPhone: '512 555 0199', contactName: 'Rosa', allowPublicDisplay: false })]);
    const part = await entry();
    const expected = [
      ...[ADMIN_FEEDBACK.description, 'The Muddy Paw Café', 'Restaurants', '12 River Street', 'Austin', 'TX', '78701'],
      ...['Outdoor seating, Water bowls', 'rosa@example.com', '512 555 0199', 'Rosa', 'On time: 2 hours'],
    ];
    for (const text of expected) expect(within(part).getByText(text)).toBeVisible();
    expect(within(part).getByText('Preferred contact').parentElement).toHaveTextContent('Email');
    expect(within(part).getByText(/did not agree to show their recommendation/)).toBeVisible();
  });

  it('the feedback page marks open messages that have waited longer than promised, but no closed ones', async () => {
    const createdAt = new Date(NOW - 49 * HOUR).toISOString();
    show([
      aFeedback({ createdAt }),
      aFeedback({ id: 89, title: 'Done', createdAt, status: 'completed', moves: ['reopen'] }),
    ]);
    expect(within(await entry()).getByText('Overdue: 2 days')).toBeVisible();
    expect(within(await openRow('Done')).queryByText(/Overdue/)).toBeNull();
  });

  it('the feedback page offers to try again when loading fails, and has an empty state', async () => {
    const { client, calls } = apiOf({ [QUEUE]: () => Response.json({ message: 'Busy' }, { status: 503 }) });
    renderAt('/admin/feedback', <Feedback />, client);
    expect(await screen.findByText('We couldn’t load feedback')).toBeVisible();
    const before = calls.length;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(calls.length).toBeGreaterThan(before));
    cleanup();
    show([]);
    expect(await screen.findByText('No open feedback')).toBeVisible();
  });
});

describe('The status of a message', () => {
  it('the status of a message must be chosen and is sent with the notes', async () => {
    const answers = { status: () => aFeedback({ status: 'in_progress' }) };
    const { sent } = show([aFeedback()], answers, '/admin/feedback?tab=pending');
    await press('Update Status');
    expect(within(await entry()).getByLabelText('Status')).toHaveFocus();
    await press('Update Status');
    expect(screen.getByText('Please choose a status')).toBeVisible();
    await type('Status', 'in_progress');
    await type('Notes', ' Called them. ');
    await press('Update Status');
    await waitFor(() => expect(toastNow()).toMatchObject({ title: 'Status Updated', tone: 'success' }));
    expect(sent).toEqual([['status', { status: 'in_progress', adminNotes: 'Called them.' }]]);
    expect(await screen.findByText('No pending feedback')).toBeVisible();
  });

  it.each([
    ['stays', 'in_progress'],
    ['does not stay', 'rejected'],
  ] as const)('a message %s in the Open tab with the status %s', async (outcome, status) => {
    show([aFeedback()], { status: () => aFeedback({ status }) });
    await press('Update Status');
    await type('Status', status);
    await press('Update Status');
    await waitFor(() => expect(toastNow()).toMatchObject({ title: 'Status Updated' }));
    if (outcome === 'stays') expect(within(await entry()).getByText('In progress')).toBeVisible();
    else expect(await screen.findByText('No open feedback')).toBeVisible();
  });

  it("keeps the chosen status and the typed notes when the update of a message's status fails", async () => {
    show([aFeedback()], { status: () => Response.json({ message: 'Busy' }, { status: 503 }) });
    await press('Update Status');
    await type('Status', 'rejected');
    await type('Notes', 'Not a place.');
    await press('Update Status');
    await waitFor(() => expect(toastNow()).toMatchObject({ description: 'Failed to update status', tone: 'danger' }));
    await press('Update Status');
    expect(within(await entry()).getByLabelText('Status')).toHaveValue('rejected');
    expect(within(await entry()).getByLabelText('Notes')).toHaveValue('Not a place.');
  });

  it('the status of a message changes in place on the tab with all messages', async () => {
    show([aFeedback()], { status: () => aFeedback({ status: 'duplicate' }) }, '/admin/feedback?tab=all');
    await press('Update Status');
    await type('Status', 'duplicate');
    await press('Update Status');
    expect(await screen.findByText('Duplicate', { selector: 'span' })).toBeVisible();
    expect(screen.getByText('1 message')).toBeVisible();
  });
});

describe('Completing a message', () => {
  it('a message is completed only with the action taken', async () => {
    const { sent } = show([aFeedback()], { complete: () => aFeedback({ status: 'completed' }) });
    expect(await offered()).toEqual([
      ...['Create Listing', 'Mark Complete', 'Update Status', 'Answer by Email', 'Details'],
    ]);
    await press('Mark Complete');
    await type('Action taken', '  ');
    await press('Mark Complete');
    expect(screen.getByText('Please say what was done.')).toBeVisible();
    expect(sent).toEqual([]);
    await type('Action taken', ' Corrected. ');
    await press('Mark Complete');
    await waitFor(() => expect(toastNow()).toMatchObject({ title: 'Marked Complete', tone: 'success' }));
    expect(sent).toEqual([['complete', { actionTaken: 'Corrected.' }]]);
  });

  it('says who completed the message first', async () => {
    const message = 'Ruth has already completed this feedback. Please reload to see what was done.';
    show([aFeedback()], { complete: () => refusal('FEEDBACK_MOVE_REFUSED', message) });
    await press('Mark Complete');
    await type('Action taken', 'Corrected.');
    await press('Mark Complete');
    expect(await screen.findByText(message)).toBeVisible();
    expect(toastNow()).toMatchObject({ description: 'Failed to mark as completed', tone: 'danger' });
    await press('Mark Complete');
    expect(within(await entry()).getByLabelText(/^Action taken/)).toHaveValue('Corrected.');
  });

  it('a completed message offers no other decision and can be reopened with a note', async () => {
    const done = aFeedback({ status: 'completed', actionTaken: 'Corrected.', moves: ['reopen'] });
    const { sent } = show([done], { status: () => aFeedback() }, '/admin/feedback?tab=all');
    expect(await offered()).toEqual(['Reopen', 'Details']);
    expect(screen.queryByLabelText('Status')).toBeNull();
    expect(screen.queryByLabelText(/^Action taken/)).toBeNull();
    await press('Reopen');
    await press('Reopen');
    expect(screen.getByText('Please say why you’re reopening this.')).toBeVisible();
    fireEvent.change(screen.getByLabelText(/^Reason for reopening/), { target: { value: 'It is still wrong.' } });
    await press('Reopen');
    await waitFor(async () => expect(await offered()).toContain('Update Status'));
    await press('Update Status');
    expect(screen.getByLabelText('Status')).toBeVisible();
    expect(sent).toEqual([['status', { status: 'pending', adminNotes: 'It is still wrong.' }]]);
  });
});

describe('A recommended business', () => {
  it('a recommended business becomes a listing with the text of a sender who agreed to publish it', async () => {
    const headers = { 'Decision-Id': '0198c2f0-0000-7000-8000-000000000104' };
    const { sent } = show([aFeedback()], { listing: () => Response.json(ADMIN_BUSINESS, { status: 201, headers }) });
    expect(within(await entry()).getByText('The sender agreed to show their recommendation publicly.')).toBeVisible();
    await press('Create Listing');
    expect(within(await entry()).getByLabelText(/^Description/)).toHaveValue(TEXT);
    await press('Create Listing');
    await waitFor(() => expect(toastNow()).toMatchObject({ title: 'Listing created', tone: 'success' }));
    expect(toastNow()).toMatchObject({ actions: [{ label: 'Undo' }] });
    expect(sent).toEqual([['listing', { force: false, description: TEXT }]]);
  });

  it('a recommended business without consent needs a description by the administrator', async () => {
    const item = aFeedback({ allowPublicDisplay: false, recommendedPetPerks: ['Water bowls', 'Puppy cones'] });
    const { sent } = show([item], { listing: () => Response.json(ADMIN_BUSINESS, { status: 201 }) });
    expect(within(await entry()).getByText(/^The sender did not agree to show their/)).toBeVisible();
    await press('Create Listing');
    const field = within(await entry()).getByLabelText(/^Description/);
    expect(field).toHaveValue('');
    expect(field).toHaveAccessibleDescription(/won’t be published: Puppy cones\./);
    await press('Create Listing');
    expect(await screen.findByText('Please write a description.')).toBeVisible();
    fireEvent.change(field, { target: { value: 'word '.repeat(201) } });
    expect(screen.getByText(/^Free listings are limited to 200 words/)).toBeVisible();
    fireEvent.change(field, { target: { value: ' A café with a patio. ' } });
    await press('Create Listing');
    await waitFor(() => expect(toastNow()).toMatchObject({ title: 'Listing created' }));
    expect(sent).toEqual([['listing', { force: false, description: 'A café with a patio.' }]]);
  });

  it('a recommended business shows possible duplicates and can become a listing anyway', async () => {
    const double = { id: 42, name: 'Muddy Paw', address: '12 River St', city: 'Austin', state: 'TX' };
    const { sent } = show([aFeedback()], {
      listing: (body) =>
        (body as { force: boolean }).force
          ? Response.json(ADMIN_BUSINESS, { status: 201 })
          : refusal('LIKELY_DUPLICATE', 'This place may be listed already.', { businesses: [double] }),
    });
    const part = await entry();
    act(() => part.focus());
    fireEvent.keyDown(document.body, { key: 'l' });
    const field = () => screen.getByLabelText(/^Description/);
    expect(field()).toHaveFocus();
    fireEvent.change(field(), { target: { value: 'My own text.' } });
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
    const doubles = await screen.findByRole('group', { name: 'Possible duplicates' });
    expect(within(doubles).getByRole('link', { name: 'Muddy Paw' })).toHaveAttribute('href', '/business/42');
    expect(doubles).toHaveTextContent('12 River St, Austin, TX');
    expect(await offered()).toContain('Create Listing Anyway');
    await waitFor(() => expect(screen.getByRole('article', { name: NAME })).toHaveFocus());
    fireEvent.keyDown(document.body, { key: 'f' });
    expect(field()).toHaveValue('My own text.');
    await press('Create Listing Anyway');
    await waitFor(() => expect(toastNow()).toMatchObject({ title: 'Listing created' }));
    const description = 'My own text.';
    expect(sent.map(([, body]) => body)).toEqual([
      { force: false, description },
      { force: true, description },
    ]);
  });

  it('a recommended business is the only type of message that can become a listing', async () => {
    show([aFeedback({ feedbackType: 'listing_issue', moves: ['status', 'complete'] })]);
    expect(await offered()).toEqual(['Mark Complete', 'Update Status', 'Details']);
  });
});

describe('Replying to a message', () => {
  const title = 'Cats & dogs: 50% more?';
  const replied = { answeredBy: 'Ruth', answeredAt: new Date(NOW).toISOString() };
  // jsdom cannot open an email program.
  const stay = (event: Event): void => {
    if ((event.target as Element).closest('a') !== null) event.preventDefault();
  };
  beforeEach(() => window.addEventListener('click', stay));
  afterEach(() => window.removeEventListener('click', stay));

  const link = async (name: string) => within(await entry(title)).getByRole('link', { name });

  const answerByEmail = async () =>
    fireEvent.click(within(await entry(title)).getByRole('button', { name: 'Answer by Email' }));

  it('answering by email opens an email to the sender with its subject and the typed text', async () => {
    show([aFeedback({ title, contactEmail: 'rosa+paws@example.com' })]);
    const href = 'mailto:rosa%2Bpaws@example.com?subject=Re%3A%20Cats%20%26%20dogs%3A%2050%25%20more%3F';
    expect(await link('rosa+paws@example.com')).toHaveAttribute('href', href);
    await answerByEmail();
    expect(screen.getByLabelText('Answer')).toHaveFocus();
    expect(await link('Open Email')).toHaveAttribute('href', href);
    fireEvent.change(screen.getByLabelText('Answer'), { target: { value: 'Hi Rosa,\nthanks & bye' } });
    expect(await link('Open Email')).toHaveAttribute('href', `${href}&body=Hi%20Rosa%2C%0D%0Athanks%20%26%20bye`);
  });

  it('answering by email records an answer only once the administrator says that it was sent', async () => {
    const now = aFeedback({ title, ...replied, moves: ['status', 'complete', 'unanswer'] });
    const { sent } = show([aFeedback({ title })], { answer: () => now });
    await answerByEmail();
    fireEvent.change(screen.getByLabelText('Answer'), { target: { value: 'Thank you.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(sent).toEqual([]);
    await answerByEmail();
    expect(screen.getByLabelText('Answer')).toHaveValue('Thank you.');
    fireEvent.click(screen.getByRole('button', { name: 'Mark as Answered' }));
    await waitFor(() => expect(toastNow()).toMatchObject({ title: 'Marked as answered', tone: 'success' }));
    expect(sent).toEqual([['answer', { isAnswered: true }]]);
    const part = await entry(title);
    expect(within(part).getByText('Answered by').parentElement).toHaveTextContent(/Ruth, /);
    expect(within(part).queryByText(/^(On time|Overdue)/)).toBeNull();
    expect(within(part).queryByRole('button', { name: 'Answer by Email' })).toBeNull();
  });

  it('an answered message can be marked as not answered', async () => {
    const { sent } = show([aFeedback({ ...replied, moves: ['status', 'unanswer'] })], { answer: () => aFeedback() });
    await press('Mark as Not Answered');
    await waitFor(() => expect(toastNow()).toMatchObject({ title: 'Marked as not answered' }));
    expect(sent).toEqual([['answer', { isAnswered: false }]]);
    expect(within(await entry()).getByRole('button', { name: 'Answer by Email' })).toBeVisible();
  });

  it('a sender who prefers calls can be called, and answered by email if there is an address', async () => {
    show([aFeedback({ title, contactPhone: '(512) 555-0199', contactPreference: 'phone' })]);
    expect(await link('Call')).toHaveAttribute('href', 'tel:5125550199');
    expect(within(await entry(title)).getByRole('button', { name: 'Answer by Email' })).toBeVisible();
    fireEvent.click(await link('Call'));
    expect(screen.getByText(/^Call/)).toHaveTextContent('Call (512) 555-0199. Once you’ve answered');
  });

  it('answering by email is offered only where there is an address', async () => {
    const phone = { contactPhone: '(512) 555-0199', contactPreference: 'phone' } as const;
    show([aFeedback({ title, contactEmail: null, ...phone })]);
    expect(await link('Call')).toBeVisible();
    expect(within(await entry(title)).queryByRole('button', { name: 'Answer by Email' })).toBeNull();
    cleanup();
    show([aFeedback({ contactEmail: null, moves: ['status', 'complete'] })]);
    expect(within(await entry()).queryByRole('link', { name: 'Call' })).toBeNull();
    expect(within(await entry()).queryByRole('button', { name: 'Answer by Email' })).toBeNull();
  });
});

describe('Keyboard shortcuts', () => {
  it('keyboard shortcuts open the forms of the current message', async () => {
    show([aFeedback(), aFeedback({ id: 89, title: 'Second' })]);
    const part = await openRow('Second');
    act(() => part.focus());
    fireEvent.keyDown(document.body, { key: 's' });
    expect(within(part).getByLabelText('Status')).toHaveFocus();
    act(() => part.focus());
    fireEvent.keyDown(document.body, { key: 'c' });
    expect(within(part).getByLabelText(/^Action taken/)).toHaveFocus();
    expect(within(part).queryByLabelText('Status')).toBeNull();
    fireEvent.keyDown(within(part).getByLabelText(/^Action taken/), { key: 'Escape' });
    await waitFor(() => expect(part).toHaveFocus());
  });

  it('takes a place off the lists in two clicks from a report that it has closed', async () => {
    const report = aFeedback({ feedbackType: 'listing_issue', tags: ['closed_business'], businessId: 42 });
    const { sent } = show([report], { 'close-business': () => ({ ...report, status: 'completed', moves: [] }) });
    await press('Close This Listing');
    await press('Close Permanently');
    await waitFor(() =>
      expect(sent).toEqual([
        ['close-business', { reason: 'A visitor reported that this place has closed permanently.' }],
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('article', { name: NAME })).toBeNull());
  });

  it('offers no closing for other reports, or without a business', async () => {
    show([aFeedback({ feedbackType: 'listing_issue', tags: ['incorrect_info'], businessId: 42 })]);
    expect(await offered()).not.toContain('Close This Listing');
    cleanup();
    show([aFeedback({ tags: ['closed_business'], businessId: null })]);
    expect(await offered()).not.toContain('Close This Listing');
  });
});
