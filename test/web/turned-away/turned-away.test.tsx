import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import {
  OWN_TURNED_AWAY,
  OWNERS_TURNED_AWAY,
  TURNED_AWAY_EXAMPLE,
} from '../../../interfaces/contract/turned-away/turned-away-examples.js';
import { OpenTurnedAway } from '../../../web/features/turned-away/open-turned-away.js';
import { OwnersTurnedAwayList } from '../../../web/features/turned-away/owners-turned-away-list.js';
import { TurnedAway } from '../../../web/features/turned-away/turned-away.js';
import { useTypedPets } from '../../../web/lib/pets/typed-pets.store.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { aBusinessDetail } from '../support/records.js';
import { apiOf } from '../support/render.js';
import { aViewer, renderFor } from '../support/signed-in.js';

interface Sent {
  readonly method: string;
  readonly body: unknown;
  readonly key: string | null;
}

interface Shown {
  readonly viewer?: ReturnType<typeof aViewer> | null;
  readonly turnedAway?: Partial<BusinessDetail['turnedAway']>;
  readonly list?: readonly unknown[];
  readonly ownerId?: string | null;
  readonly answer?: () => unknown;
}

function show({
  viewer = aViewer(),
  turnedAway = {},
  list = [],
  ownerId = null,
  answer = () => Response.json(OWN_TURNED_AWAY, { status: 201 }),
}: Shown = {}) {
  const sent: Sent[] = [];
  const record = ({ method, headers }: Request, body: string): void => {
    sent.push({ method, body: body === '' ? null : JSON.parse(body), key: headers.get('Idempotency-Key') });
  };
  const { client, calls } = apiOf({
    '/api/businesses/1/turned-away': async (_url, request) => {
      if (request.method === 'GET') return list;
      record(request, await request.text());
      return answer();
    },
    '/api/turned-away/31': async (_url, request) => {
      record(request, '');
      return new Response(null, { status: 204 });
    },
    '/api/pet-profiles/user': () => [],
  });
  const business = aBusinessDetail({
    ...{ name: 'The Quiet Paw', ownerId },
    turnedAway: { reports: 0, isReporter: false, nextReportAt: null, ...turnedAway },
  });
  renderFor(viewer, '/business/1', <TurnedAway business={business} />, client);
  return { sent, calls };
}

const section = () => within(screen.getByRole('region', { name: 'Turned away' }));
const opener = () => section().getByRole('button', { name: 'Report it' });

async function openForm() {
  fireEvent.click(opener());
  return within(await screen.findByRole('dialog', { name: 'Turned away at The Quiet Paw?' }));
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  useTypedPets.setState({ text: '', isRead: false });
  useToasts.setState({ current: null });
});
afterEach(cleanup);

describe('the reports of turned-away visitors on a place’s page', () => {
  it('are counted and shown with the owner’s answer, without a name', async () => {
    show({ viewer: null, turnedAway: { reports: 1, isReporter: false }, list: [TURNED_AWAY_EXAMPLE] });
    expect(section().getByText(/^1 visitor says this place turned them away/)).toBeVisible();
    const report = within(await section().findByRole('article', { name: 'A visitor with a dog, November 2026' }));
    expect(report.getByText(`“${TURNED_AWAY_EXAMPLE.staffSaid}”`)).toBeVisible();
    expect(report.getByText('The owner answered')).toBeVisible();
    expect(report.getByText(String(TURNED_AWAY_EXAMPLE.answer?.content))).toBeVisible();
    expect(report.queryByRole('button', { name: 'Delete Report' })).toBeNull();
  });

  it('fetch nothing if there are none', () => {
    const { calls } = show();
    expect(calls).toEqual([]);
  });

  it('lead visitors to sign in, and offer the owner nothing', () => {
    show({ viewer: null });
    expect(section().getByRole('link', { name: 'Sign in to report it' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('/business/1#intent-turned-away-1')),
    );
    cleanup();
    const viewer = aViewer();
    show({ viewer, ownerId: viewer.id });
    expect(section().queryByText(/Turned away/)).toBeNull();
  });

  it('are not offered again before the writer of a deleted one can report the place again', () => {
    show({ turnedAway: { nextReportAt: '2027-02-24T10:00:00.000Z' } });
    expect(section().getByText(/You can report this place again from Feb 24, 2027/)).toBeVisible();
    expect(section().queryByRole('button', { name: 'Report it' })).toBeNull();
  });

  it('let the writer delete their report after a question', async () => {
    const { sent } = show({ turnedAway: { reports: 0, isReporter: true }, list: [OWN_TURNED_AWAY] });
    fireEvent.click(await section().findByRole('button', { name: 'Delete Report' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your report?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Delete Report' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toMatchObject([{ method: 'DELETE' }]);
    expect(section().queryByRole('button', { name: 'Report it' })).toBeNull();
  });
});

describe('the form of a turned-away report', () => {
  it('sends the day, the pets, and what the staff said, and says that the owner can answer', async () => {
    const { sent } = show({ ownerId: 'another' });
    const form = await openForm();
    expect(form.getByText(/^The owner has 72 hours to answer\./)).toBeVisible();
    fireEvent.change(form.getByLabelText(/^Day of your visit/), { target: { value: '2026-11-21' } });
    fireEvent.change(form.getByLabelText(/^What did the staff say/), { target: { value: 'No dogs today.' } });
    fireEvent.click(form.getByRole('button', { name: 'Add a Pet' }));
    fireEvent.click(form.getByRole('button', { name: 'Send Report' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      {
        method: 'POST',
        body: { visitedOn: '2026-11-21', pets: 'dog', staffSaid: 'No dogs today.' },
        key: expect.stringMatching(/^[\w-]{10,}$/),
      },
    ]);
    expect(useToasts.getState().current).toMatchObject({ title: 'Thanks for your report', tone: 'success' });
  });

  it('says at each field what is missing, and sends nothing', async () => {
    const { sent } = show();
    const form = await openForm();
    fireEvent.click(form.getByRole('button', { name: 'Send Report' }));
    expect(await form.findByText('Please enter the day of your visit')).toBeVisible();
    expect(form.getByText('Please add at least one pet')).toBeVisible();
    expect(form.getByText(/^Please say what the staff said/)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('keeps what was typed when the report is refused or the dialog is closed', async () => {
    const refusal = { status: 409, code: 'TURNED_AWAY_EXISTS', message: 'You can report it again on May 1, 2027.' };
    show({ answer: () => Response.json({ ...refusal, title: refusal.message }, { status: 409 }) });
    const form = await openForm();
    fireEvent.change(form.getByLabelText(/^Day of your visit/), { target: { value: '2026-11-21' } });
    fireEvent.change(form.getByLabelText(/^What did the staff say/), { target: { value: 'No dogs today.' } });
    fireEvent.click(form.getByRole('button', { name: 'Add a Pet' }));
    fireEvent.click(form.getByRole('button', { name: 'Send Report' }));
    await waitFor(() =>
      expect(useToasts.getState().current).toMatchObject({ tone: 'danger', description: refusal.message }),
    );
    fireEvent.click(form.getByRole('button', { name: 'Cancel' }));
    const again = await openForm();
    await waitFor(() => expect(again.getByLabelText(/^What did the staff say/)).toHaveValue('No dogs today.'));
  });
});

describe('an owner’s page about turned-away visitors', () => {
  const WAITING = { ...OWNERS_TURNED_AWAY, status: 'waiting', answer: null, answerBy: '2099-01-01T00:00:00.000Z' };

  function showOwner(reports: readonly unknown[], element = <OwnersTurnedAwayList />) {
    const sent: unknown[] = [];
    const { client } = apiOf({
      '/api/user/turned-away': () => reports,
      '/api/turned-away/31/answer': async (_url, request) => {
        sent.push(await request.json());
        return OWNERS_TURNED_AWAY;
      },
    });
    renderFor(aViewer(), '/my-businesses/turned-away', element, client);
    return sent;
  }

  const card = async () => within(await screen.findByRole('article', { name: /^A visitor with a dog at / }));

  it('shows the time left, and takes an answer', async () => {
    const sent = showOwner([WAITING]);
    const report = await card();
    expect(report.getByText(/^\d+ hours left to answer$/)).toBeVisible();
    expect(report.getByText(/\(Dog, 70 lb\), Nov 21, 2026$/)).toBeVisible();
    fireEvent.click(report.getByRole('button', { name: 'Post Answer' }));
    expect(await report.findByText('Answer must be at least 5 characters')).toBeVisible();
    fireEvent.change(report.getByLabelText(/^Your public answer/), { target: { value: 'We are sorry.' } });
    fireEvent.click(report.getByRole('button', { name: 'Post Answer' }));
    await waitFor(() => expect(sent).toEqual([{ content: 'We are sorry.' }]));
  });

  it('lets the owner reword an answer, and keeps the focus there', async () => {
    const sent = showOwner([{ ...OWNERS_TURNED_AWAY, pets: 'dog' }]);
    const report = await card();
    expect(report.getByText('Answered')).toBeVisible();
    expect(report.getByText('A visitor with a dog, Nov 21, 2026')).toBeVisible();
    fireEvent.click(report.getByRole('button', { name: 'Edit Answer' }));
    expect(report.getByLabelText(/^Your public answer/)).toHaveFocus();
    fireEvent.click(report.getByRole('button', { name: 'Cancel' }));
    expect(report.getByRole('button', { name: 'Edit Answer' })).toHaveFocus();
    fireEvent.click(report.getByRole('button', { name: 'Edit Answer' }));
    expect(report.getByLabelText(/^Your public answer/)).toHaveValue(OWNERS_TURNED_AWAY.answer?.content);
    fireEvent.change(report.getByLabelText(/^Your public answer/), { target: { value: 'Please come again.' } });
    fireEvent.click(report.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(sent).toEqual([{ content: 'Please come again.' }]));
  });

  it('is announced above the businesses while reports wait, and says so if there are none', async () => {
    showOwner([WAITING, { ...WAITING, id: 32 }], <OpenTurnedAway />);
    expect(await screen.findByText(/^2 reports of turned-away visitors wait for your answer\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Read and answer' })).toHaveAttribute('href', '/my-businesses/turned-away');
    cleanup();
    showOwner([]);
    expect(await screen.findByText('No reports')).toBeVisible();
  });
});
