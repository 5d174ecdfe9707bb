import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { Fact } from '../../../interfaces/contract/policy/fact.js';
import { SERVICE_ANIMALS } from '../../../interfaces/contract/policy/policy-words.js';
import { VisitContent } from '../../../web/app/pages/business/visit.js';
import { POLICY } from '../../support/policy/policies.js';
import { aBusinessDetail } from '../support/records.js';
import { apiOf } from '../support/render.js';
import { aViewer, renderFor } from '../support/signed-in.js';

const WEIGHT = { value: 50, text: 'Dogs up to 50 lb.' };

const FACT: Fact = {
  ...{ key: 'maxWeightLb', label: 'Weight limit', ...WEIGHT, state: 'confirmed', confirmedAt: '2026-11-02' },
  ...{ byOwner: true, byAdministrator: false, visitors: 1, contradictions: 0 },
  history: [
    { ...WEIGHT, source: 'visitor', verdict: 'confirms', day: '2026-11-02' },
    { ...WEIGHT, source: 'owner', verdict: 'states', day: '2026-06-14' },
  ],
};

interface Shown {
  readonly business?: Parameters<typeof aBusinessDetail>[0];
  readonly facts?: readonly Fact[] | Response;
  readonly viewer?: ReturnType<typeof aViewer> | null;
  readonly answer?: (body: unknown) => unknown;
  readonly part?: 'policy' | 'hours';
}

function show({
  business = {},
  facts = [FACT],
  viewer = null,
  answer = () => new Response(null, { status: 204 }),
  part = 'policy',
}: Shown = {}) {
  const { client, calls } = apiOf({
    '/api/businesses/1/facts': () => facts,
    '/api/businesses/1/facts/maxWeightLb/answer': async (_url, request) => answer(await request.json()),
  });
  const shown = aBusinessDetail({ policy: POLICY as never, ...business });
  renderFor(
    viewer,
    '/business/1?from=%2Fbrowse',
    <VisitContent part={part} business={shown} isPreview={false} tellUs="Tell us." />,
    client,
  );
  return { calls };
}

const card = () => within(screen.getByRole('region', { name: 'Pet policy' }));

describe('the card about the pet policy', () => {
  afterEach(cleanup);

  it('groups what is stated, and names in one line what isn’t', () => {
    show({ business: { policy: { ...POLICY, fee: null, leash: null, vaccinationProof: 'unknown' } as never } });
    const titles = card()
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    expect(titles).toEqual(['Animals', 'Where', 'Limits', 'Note']);
    const animals = within(card().getByRole('region', { name: 'Animals' }));
    expect(animals.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Dogs are welcome.',
      'Cats aren’t allowed.',
    ]);
    expect(card().getByText(/^Not stated: rules, fees\./)).toHaveTextContent('Tell us.');
    expect(card().queryByText(/Birds/)).toBeNull();
  });

  it('always says what the law says about service animals', () => {
    show({ business: { policy: null } });
    expect(card().getByText(SERVICE_ANIMALS)).toBeVisible();
    expect(card().getByText(/^Nobody has told us yet whether pets are welcome here\./)).toBeVisible();
  });

  it('asks for no history if nothing is known', () => {
    const { calls } = show({ business: { policy: null } });
    expect(calls).toEqual([]);
  });

  it('says who confirmed a fact and when, and shows its history on demand', async () => {
    show();
    expect(await card().findByText('Confirmed by the owner and a visitor, Nov 2, 2026')).toBeVisible();
    fireEvent.click(card().getByRole('button', { name: 'Why does it say this? Dogs up to 50 lb.' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Why does it say this?' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Nov 2, 2026A visitor confirmed: Dogs up to 50 lb.',
      'Jun 14, 2026The owner said: Dogs up to 50 lb.',
    ]);
  });

  it('leads visitors to sign-in and back, and asks them nothing', async () => {
    show();
    await card().findByText(/^Confirmed by/);
    expect(card().queryByText('Is this right?')).toBeNull();
    expect(card().getByRole('link', { name: 'Sign in to say what is still right' })).toHaveAttribute(
      'href',
      `/sign-in?returnTo=${encodeURIComponent('/business/1?from=%2Fbrowse')}`,
    );
  });

  it('sends a member’s answer with one tap', async () => {
    const sent: unknown[] = [];
    show({ viewer: aViewer(), answer: (body) => (sent.push(body), new Response(null, { status: 204 })) });
    const question = within(await card().findByRole('group', { name: 'Is this right? Dogs up to 50 lb.' }));
    fireEvent.click(question.getByRole('button', { name: 'No' }));
    expect(await question.findByText('Thank you. Your answer counts.')).toBeVisible();
    expect(sent).toEqual([{ value: 50, isRight: false }]);
    expect(question.queryByRole('button')).toBeNull();
  });

  it('says in words why an answer was refused', async () => {
    const title = 'You already answered this. You can answer again on Jan 31, 2027.';
    const refusal = {
      type: 'about:blank',
      status: 409,
      title: 'Conflict',
      detail: title,
      code: 'FACT_ANSWERED',
      message: title,
    };
    show({ viewer: aViewer(), answer: () => Response.json(refusal, { status: 409 }) });
    const question = within(await card().findByRole('group', { name: 'Is this right? Dogs up to 50 lb.' }));
    fireEvent.click(question.getByRole('button', { name: 'Yes' }));
    expect(await question.findByText(title)).toBeVisible();
    expect(question.getByRole('button', { name: 'Yes' })).toBeEnabled();
  });

  it('asks the owner nothing', async () => {
    const viewer = aViewer();
    show({ viewer, business: { ownerId: viewer.id } });
    await card().findByText(/^Confirmed by/);
    expect(card().queryByText('Is this right?')).toBeNull();
  });

  it('stays readable if the history can’t be loaded', async () => {
    show({ facts: Response.json({ status: 400 }, { status: 400 }) });
    expect(await card().findByText(/We couldn’t load how old these facts are\./)).toBeVisible();
    expect(card().getByText('Dogs are welcome.')).toBeVisible();
  });
});

describe('the card about opening hours', () => {
  afterEach(cleanup);
  const hours = { timeZone: 'America/Chicago', weekly: [[480, 1320]], exceptions: [] };

  it('lists the hours of each day', () => {
    show({ part: 'hours', business: { hours, policy: null } });
    const table = within(screen.getByRole('table', { name: 'Usual hours' }));
    expect(table.getByRole('row', { name: /^Monday/ })).toHaveTextContent('8 AM to 10 PM');
    expect(table.getByRole('row', { name: /^Tuesday/ })).toHaveTextContent('Closed');
  });

  it('says that a place never closes', () => {
    show({ part: 'hours', business: { hours: { ...hours, weekly: [[0, 10_080]] }, policy: null } });
    expect(screen.getByText('Open 24 hours', { selector: 'p' })).toBeVisible();
  });

  it('names special days of the next two weeks', () => {
    const today = Math.floor(Date.now() / 86_400_000);
    const exceptions = [5, 40].map((ahead) => ({ day: today + ahead, ranges: [] }));
    show({ part: 'hours', business: { hours: { ...hours, exceptions }, policy: null } });
    expect(screen.getByRole('heading', { name: 'Special days' })).toBeVisible();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Closed']);
  });

  it('is absent if the hours are unknown', () => {
    show({ part: 'hours', business: { policy: null } });
    expect(screen.queryByRole('region', { name: 'Hours' })).toBeNull();
  });
});
