import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { RecommendBusiness } from '../../../web/features/feedback/recommend-business.js';
import { browseSearchOf } from '../../../web/lib/path/browse-search.js';
import { prefillOf } from '../../../web/lib/path/recommend-prefill.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { aBusiness } from '../support/records.js';
import { apiOf, renderAt } from '../support/render.js';
import { aMember, asMember } from '../support/viewers.js';

interface Shown {
  readonly state?: unknown;
  readonly isMember?: boolean;
  readonly similar?: () => unknown;
  readonly answer?: () => Response;
}

interface Sent {
  readonly body: Record<string, unknown>;
  readonly key: string | null;
}

function show({ state = null, isMember = false, similar = () => [], answer }: Shown = {}) {
  const sent: Sent[] = [];
  const similarChecks: unknown[] = [];
  const { client } = apiOf({
    '/api/businesses/similar': async (_url, request) => {
      similarChecks.push(await request.json());
      return similar();
    },
    '/api/feedback': async (_url, request) => {
      const body = (await request.json()) as Record<string, unknown>;
      sent.push({ body, key: request.headers.get('Idempotency-Key') });
      return answer?.() ?? Response.json({ id: 1 }, { status: 201 });
    },
  });
  const element = <RecommendBusiness />;
  const page = renderAt(
    { pathname: '/recommend-business', state },
    isMember ? asMember(element, aMember()) : element,
    client,
  );
  return { sent, similarChecks, ...page };
}

const field = (name: RegExp) => screen.getByLabelText(name);
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const submit = () => press('Submit Recommendation');
const shownToast = () => useToasts.getState().current;

const TEXT = 'Dogs lie under every table.';

function fillIn(): void {
  type(/^Business Name/, 'The Muddy Paw');
  type(/^Street Address/, '12 River Street');
  type(/^City/, 'Austin');
  type(/^State/, 'TX');
  type(/^Description/, TEXT);
}

beforeEach(() => {
  sessionStorage.clear();
  useToasts.setState({ current: null });
  window.scrollTo = () => undefined;
});
afterEach(cleanup);

describe('Recommending a business', () => {
  it('sends the recommendation once with a title, and shows the thank-you page', async () => {
    const { sent, similarChecks } = show();
    expect(field(/^Category/)).toHaveValue('restaurants');
    expect(screen.getByRole('radio', { name: 'By email' })).toBeChecked();
    fillIn();
    type(/^Kind of place/, 'cafe');
    type(/^ZIP Code/, '78701');
    press('Water bowls');
    type(/^Your Email/, 'friend@example.com');
    fireEvent.click(screen.getByRole('checkbox', { name: /^You may show my recommendation publicly/ }));
    submit();
    expect(await screen.findByRole('heading', { name: 'Thank you!' })).toHaveFocus();
    expect(similarChecks).toEqual([
      expect.objectContaining({ name: 'The Muddy Paw', city: 'Austin', zipCode: '78701' }),
    ]);
    expect(sent.map(({ body }) => body)).toEqual([
      {
        feedbackType: 'business_recommendation',
        title: 'Recommendation: The Muddy Paw',
        description: TEXT,
        recommendedBusinessDescription: TEXT,
        recommendedBusinessName: 'The Muddy Paw',
        recommendedBusinessCategory: 'restaurants',
        recommendedBusinessKind: 'cafe',
        recommendedBusinessAddress: '12 River Street',
        recommendedBusinessCity: 'Austin',
        recommendedBusinessState: 'TX',
        recommendedBusinessZip: '78701',
        recommendedBusinessPhone: null,
        recommendedBusinessWebsite: null,
        recommendedPetPerks: ['Water bowls'],
        contactPreference: 'email',
        contactEmail: 'friend@example.com',
        contactPhone: null,
        allowPublicDisplay: true,
      },
    ]);
    expect(sent[0]?.key).toMatch(/^.{1,255}$/);
    expect(shownToast()).toMatchObject({ title: 'Recommendation submitted!' });
    expect(screen.getByRole('link', { name: 'Browse Businesses' })).toHaveAttribute('href', '/browse');
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(sessionStorage).toHaveLength(0);
    press('Recommend Another');
    expect(field(/^Business Name/)).toHaveValue('');
  });

  it('shows errors at their fields and sends nothing', async () => {
    const { sent, similarChecks } = show();
    type(/^Website/, 'muddy paw');
    type(/^Description/, 'Nineteen characters');
    type(/^Your Email/, 'nobody');
    submit();
    for (const sentence of [
      'Business name is required',
      'Address is required',
      'City is required',
      'State is required',
      'Please enter a valid URL',
      'Please provide a detailed description',
      'Valid email is required',
    ])
      expect(await screen.findByText(sentence)).toBeVisible();
    expect([...sent, ...similarChecks]).toEqual([]);
  });

  it('offers fifty states and DC, and twelve perks', () => {
    show();
    expect(within(field(/^State/)).getAllByRole('option')).toHaveLength(52);
    expect(within(screen.getByRole('list', { name: 'Suggested perks' })).getAllByRole('button')).toHaveLength(12);
  });

  it('asks for and sends only the chosen contact details', async () => {
    const { sent } = show({ isMember: true });
    fillIn();
    expect(screen.getByText(/we’ll use your account’s address/)).toBeVisible();
    type(/^Your Email/, 'not an address');
    choose('By phone');
    expect(screen.queryByLabelText(/^Your Email/)).toBeNull();
    type(/^Your Phone/, '512 555 0199');
    choose('Please don’t contact me');
    expect(screen.queryByLabelText(/^Your Phone/)).toBeNull();
    submit();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ contactPreference: 'none', contactEmail: null, contactPhone: null });
  });

  it('shows similar businesses first, and sends the recommendation if none matches', async () => {
    const { sent, similarChecks } = show({
      similar: () => [{ ...aBusiness({ id: 26, name: 'The Muddy Paw Café' }), matches: ['website'] }],
    });
    fillIn();
    submit();
    const dialog = await screen.findByRole('dialog', { name: 'Is it already listed?' });
    expect(within(dialog).getByRole('link', { name: /^The Muddy Paw Café/ })).toHaveAttribute('href', '/business/26');
    expect(within(dialog).getByText('Same website')).toBeVisible();
    press('Back to form');
    expect([screen.queryByRole('dialog'), sent]).toEqual([null, []]);
    expect(field(/^Description/)).toHaveValue(TEXT);
    submit();
    await screen.findByRole('dialog');
    press('None of these, recommend mine');
    expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeVisible();
    expect([sent.length, similarChecks.length]).toEqual([1, 2]);
  });

  it('sends the recommendation even if the check for similar businesses fails', async () => {
    const { sent } = show({ similar: () => new Response('', { status: 503 }) });
    fillIn();
    submit();
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it.each([
    [503, 'Service unavailable', 'There was an error submitting your recommendation. Please try again.'],
    [429, 'Please wait 40 minutes.', 'Please wait 40 minutes.'],
  ])(
    'shows a failure with status %d, keeps the values, and resends them with the same key',
    async (status, message, description) => {
      const { sent } = show({ answer: () => Response.json({ message }, { status }) });
      fillIn();
      submit();
      await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Submission failed', description }));
      expect(field(/^Business Name/)).toHaveValue('The Muddy Paw');
      submit();
      await waitFor(() => expect(sent).toHaveLength(2));
      expect(sent[0]?.key).toBe(sent[1]?.key);
    },
  );

  it('sends a perk that was typed but not added', async () => {
    const { sent } = show();
    fillIn();
    press('Water bowls');
    type(/^Add your own perk/, ' Shaded patio ');
    submit();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ recommendedPetPerks: ['Water bowls', 'Shaded patio'] });
    expect(sent[0]?.body).not.toHaveProperty('ownPerk');
  });

  it("shows the server's errors at their fields", async () => {
    const errors = [{ path: 'recommendedPetPerks.0', message: 'A perk must be 60 characters or less' }];
    show({ answer: () => Response.json({ message: 'Wrong', errors }, { status: 400 }) });
    fillIn();
    submit();
    expect(await screen.findByText('A perk must be 60 characters or less')).toBeVisible();
  });

  it('keeps a draft in the tab, without email addresses and phone numbers', () => {
    show();
    fillIn();
    type(/^Business Phone/, '512 555 0100');
    type(/^Your Email/, 'friend@example.com');
    press('Pet treats');
    choose('By phone');
    type(/^Your Phone/, '512 555 0199');
    cleanup();
    const storedDrafts = Object.values({ ...sessionStorage }).join();
    for (const secret of ['555', 'friend@']) expect(storedDrafts).not.toContain(secret);
    show();
    expect(field(/^Business Name/)).toHaveValue('The Muddy Paw');
    expect(field(/^State/)).toHaveValue('TX');
    expect(screen.getByRole('radio', { name: 'By phone' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Remove Pet treats' })).toBeVisible();
  });
});

describe('A recommendation after a search without results', () => {
  const searched = (query: string) => prefillOf(browseSearchOf(new URLSearchParams(query)));

  it('starts with the search values', () => {
    show({ state: searched('query=Muddy+Paw&category=hotels&location=Austin,+TX') });
    expect(field(/^Business Name/)).toHaveValue('Muddy Paw');
    expect(field(/^Category/)).toHaveValue('hotels');
    expect(field(/^City/)).toHaveValue('Austin');
    expect(field(/^State/)).toHaveValue('TX');
    expect(sessionStorage).toHaveLength(0);
  });

  it('recognizes a ZIP code, a state, and a city', () => {
    expect(searched('location=78701-1234')).toEqual({ recommendedBusinessZip: '78701' });
    expect(searched('location=Texas')).toEqual({ recommendedBusinessState: 'TX' });
    expect(searched('location=Austin')).toEqual({ recommendedBusinessCity: 'Austin' });
    expect(searched('')).toEqual({});
  });

  it('prefers the draft to the search values', () => {
    show();
    type(/^Business Name/, 'The Muddy Paw');
    cleanup();
    show({ state: searched('query=patio&location=Austin,+TX') });
    expect(field(/^Business Name/)).toHaveValue('The Muddy Paw');
    expect(field(/^City/)).toHaveValue('Austin');
  });

  it('offers the kinds of the category, and removes one of another category', () => {
    show();
    type(/^Kind of place/, 'cafe');
    type(/^Category/, 'hotels');
    expect(field(/^Kind of place/)).toHaveValue('');
    const kinds = within(field(/^Kind of place/)).getAllByRole('option');
    expect(kinds.map(({ textContent }) => textContent)).toEqual([
      ...['Not specified', 'Hotel', 'Bed and Breakfast', 'Hostel', 'Vacation Rental', 'Campground'],
    ]);
  });

  it('ignores other values in the history state', () => {
    show({ state: { recommendedBusinessName: 7, recommendedBusinessCategory: 'zoos', allowPublicDisplay: true } });
    expect(field(/^Business Name/)).toHaveValue('');
    expect(field(/^Category/)).toHaveValue('restaurants');
    expect(screen.getByRole('checkbox', { name: /^You may show/ })).not.toBeChecked();
  });
});
