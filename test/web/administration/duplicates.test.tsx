import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DUPLICATE_CANDIDATE, MERGE } from '../../../interfaces/contract/duplicate/duplicate-examples.js';
import type { ComparedBusiness, DuplicateCandidate } from '../../../interfaces/contract/duplicate/duplicate.js';
import { UNKNOWN_POLICY } from '../../../domain/policy/policy.js';
import { POLICY } from '../../support/policy/policies.js';
import { Duplicates } from '../../../web/features/admin-duplicates/duplicates.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { queueAnswers, rows } from '../support/queue-answers.js';
import { apiOf, renderAt } from '../support/render.js';

const DUPLICATES = '/api/admin/duplicates';
const NAME = 'The Muddy Paw Café and Muddy Paw Cafe';
const AGAIN = { ...DUPLICATE_CANDIDATE, id: 6 };

const [LEFT, RIGHT] = DUPLICATE_CANDIDATE.businesses as [ComparedBusiness, ComparedBusiness];
const STRICT = { ...UNKNOWN_POLICY, pets: { dog: 'no' } } as const;
const DIFFERING = {
  ...DUPLICATE_CANDIDATE,
  businesses: [
    { ...LEFT, policy: POLICY, openingHours: '24/7' },
    { ...RIGHT, policy: STRICT, openingHours: 'Mo-Fr 09:00-17:00' },
  ],
} as DuplicateCandidate;

const NO_OTHERS: readonly DuplicateCandidate[] = [];

/** Renders two pairs of the same listings, and `others`. */
function show({
  at = '/admin/duplicates',
  candidate = DUPLICATE_CANDIDATE,
  merge = (): unknown => ({ id: 3 }),
  others = NO_OTHERS,
} = {}) {
  const sent: unknown[] = [];
  const options = { queue: 'duplicates', path: DUPLICATES, nameOf: () => NAME } as const;
  const waiting = queueAnswers([candidate, AGAIN, ...others], options);
  let isMerged = false;
  const { client } = apiOf({
    ...waiting,
    '/api/admin/queues/duplicates': () =>
      (isMerged ? queueAnswers(others, options) : waiting)['/api/admin/queues/duplicates']?.(),
    [`${DUPLICATES}/merge`]: async (_url: URL, request: Request) => {
      sent.push(await request.json());
      const answer = merge();
      isMerged = !(answer instanceof Response);
      return answer;
    },
    [`${DUPLICATES}/5/dismiss`]: async (_url: URL, request: Request) => {
      sent.push(await request.json());
      return { ...DUPLICATE_CANDIDATE, dismissedBy: 'Ada', dismissedAt: '2026-05-04T08:00:00.000Z' };
    },
    '/api/admin/merges': () => [MERGE],
    '/api/admin/merges/3/undo': async (_url: URL, request: Request) => {
      sent.push(await request.json());
      return { ...MERGE, undoneBy: 'Ada', undoneAt: '2026-05-05T08:00:00.000Z', moves: [] };
    },
  });
  renderAt(at, <Duplicates />, client);
  return { sent };
}

const first = async () => within(await screen.findByRole('article', { name: NAME }));
const type = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /^Reason/ }), { target: { value } });
const press = async (name: string) => fireEvent.click((await first()).getByRole('button', { name }));

beforeEach(() => {
  history.replaceState(null, '', '/');
  useToasts.setState({ current: null });
});
afterEach(cleanup);

describe('A pair of possible duplicates', () => {
  it('a pair of possible duplicates shows both listings side by side with the reasons and the differences', async () => {
    show();
    const entry = await first();
    for (const words of ['Score: 100 of 100', 'Same name', 'Same phone number'])
      expect(entry.getByText(words)).toBeVisible();
    const row = (name: string) => within(entry.getByRole('row', { name: new RegExp(`^${name}`) }));
    expect(
      row('Website ?, different')
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['https://muddy-paw.example.com', 'Not given']);
    expect(row('Phone ?, the same').getAllByRole('cell')).toHaveLength(2);
    expect(row('Pet policy ?, the same').getAllByRole('cell')[0]).toHaveTextContent(/^Dogs are welcome\./);
    expect(row('Opening hours ?, the same').getAllByRole('cell')[0]).toHaveTextContent('Every day, 8 AM to 4 PM');
    expect(entry.getByRole('link', { name: 'Listing 977' })).toHaveAttribute('href', '/business/977');
  });

  it('a pair of duplicates is merged into the chosen listing, and other pairs with the merged one disappear', async () => {
    const { sent } = show();
    await press('Merge');
    const entry = await first();
    expect(entry.getByRole('radio', { name: /ID 42/ })).toBeChecked();
    fireEvent.click(entry.getByRole('radio', { name: /ID 977/ }));
    type('x'.repeat(2001));
    await press('Merge Listings');
    expect(entry.getByText('A reason must be 2000 characters or less')).toBeVisible();
    type('The same phone.');
    await press('Merge Listings');
    await waitFor(() => expect(useToasts.getState().current).toMatchObject({ title: 'Merged' }));
    expect(sent).toEqual([{ keepId: 977, mergedId: 42, reason: 'The same phone.', owner: 'none' }]);
    await waitFor(() => expect(rows()).toEqual([]));
    expect(screen.getByText('Nothing is waiting')).toBeVisible();
  });

  it('a merge opens the next pair that is left, and announces how many there are', async () => {
    const other = { ...DUPLICATE_CANDIDATE, id: 7 };
    show({ others: [other] });
    await press('Merge');
    await press('Merge Listings');
    await waitFor(() => expect(rows().map(({ dataset }) => dataset['row'])).toEqual(['7']));
    await waitFor(() => expect(rows()[0]).toHaveAttribute('aria-current', 'true'));
    await waitFor(() => expect(screen.getByRole('article', { name: NAME })).toHaveFocus());
    const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(announced).toContain(`Merged: ${NAME}. 1 waiting.`);
    expect(screen.queryByText('This item is no longer waiting.')).toBeNull();
  });

  it('a pair of duplicates asks whose policy and hours are right if they differ, and sends only what was chosen', async () => {
    const { sent } = show({ candidate: DIFFERING });
    await press('Merge');
    const entry = await first();
    const policy = within(entry.getByRole('radiogroup', { name: 'Which pet policy is right?' }));
    const hours = within(entry.getByRole('radiogroup', { name: 'Which opening hours are right?' }));
    expect(policy.getByRole('radio', { name: /^Not sure/ })).toBeChecked();
    expect(hours.getByRole('radio', { name: /Every day, 24 hours/ })).not.toBeChecked();
    fireEvent.click(policy.getByRole('radio', { name: /ID 977/ }));
    await press('Merge Listings');
    await waitFor(() => expect(sent).toEqual([{ keepId: 42, mergedId: 977, reason: '', policy: 'merged' }]));
  });

  it('a pair of duplicates asks who owns the kept listing if only the other one has an owner', async () => {
    const { sent } = show();
    await press('Merge');
    const entry = await first();
    const asked = () => entry.queryByRole('radiogroup', { name: 'Who should own the listing you keep?' });
    expect(asked()).toBeNull();
    fireEvent.click(entry.getByRole('radio', { name: /ID 977/ }));
    expect(entry.getByRole('radio', { name: /^Nobody/ })).toBeChecked();
    fireEvent.click(entry.getByRole('radio', { name: /^The owner of the other listing/ }));
    await press('Merge Listings');
    await waitFor(() => expect(sent).toMatchObject([{ keepId: 977, mergedId: 42, owner: 'merged' }]));
  });

  it('a pair of duplicates does not ask about a policy that only one listing has', async () => {
    show({
      candidate: { ...DIFFERING, businesses: [LEFT, { ...RIGHT, policy: null, openingHours: LEFT.openingHours }] },
    });
    await press('Merge');
    expect((await first()).queryByRole('radiogroup', { name: /^Which (pet|opening)/ })).toBeNull();
  });

  it('a pair of duplicates stays with the server’s message when the merge is refused', async () => {
    show({
      merge: () => Response.json({ message: 'Ada already merged Muddy Paw Cafe.', status: 409 }, { status: 409 }),
    });
    await press('Merge');
    await press('Merge Listings');
    expect(await screen.findByText('Not saved')).toBeVisible();
    fireEvent.click(rows()[0]!);
    expect(await screen.findByText(/^Ada already merged/)).toBeVisible();
    expect(useToasts.getState().current).toMatchObject({
      description: expect.stringContaining('Ada already merged'),
    });
    expect(rows()).toHaveLength(2);
  });

  it('a pair of duplicates can be dismissed with a reason', async () => {
    const { sent } = show();
    await press('Dismiss');
    await first();
    type('Two floors.');
    await press('Dismiss as Not a Duplicate');
    await waitFor(() => expect(useToasts.getState().current).toMatchObject({ title: 'Pair dismissed' }));
    expect(rows()).toHaveLength(1);
    expect(sent).toEqual([{ reason: 'Two floors.' }]);
  });
});

describe('A past merge', () => {
  it('a past merge shows what was moved and can be undone without a reason', async () => {
    const { sent } = show({ at: '/admin/duplicates?status=merged' });
    const entry = within(await screen.findByRole('article', { name: 'Muddy Paw Cafe into The Muddy Paw Café' }));
    expect(entry.getByText('1 review, 2 messages')).toBeVisible();
    fireEvent.click(entry.getByRole('button', { name: 'Undo' }));
    fireEvent.click(entry.getByRole('button', { name: 'Undo Merge' }));
    await waitFor(() => expect(useToasts.getState().current).toMatchObject({ title: 'Merge undone' }));
    expect(sent).toEqual([{ reason: '' }]);
  });
});
