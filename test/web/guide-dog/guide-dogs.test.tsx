import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { OWN_PET } from '../../../interfaces/contract/pet/pet-examples.js';
import type { GuideDog } from '../../../interfaces/contract/guide-dog/guide-dog.js';
import { GUIDE_DOG } from '../../../interfaces/contract/guide-dog/guide-dog-example.js';
import { GuideDogs } from '../../../web/features/guide-dog/guide-dogs.js';
import { LevelProgress } from '../../../web/features/guide-dog/level-progress.js';
import type { GuideDogTab } from '../../../web/lib/path/community-path.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { apiOf, renderAt } from '../support/render.js';
import { ADA_ID, asMember } from '../support/viewers.js';

const aDog = (differs: Partial<GuideDog> = {}): GuideDog => ({ ...GUIDE_DOG, ...differs });

const OWN = `/api/guide-dogs/user/${ADA_ID}`;
const none = () => Response.json({ code: 'GUIDE_DOG_NOT_FOUND' }, { status: 404 });

type LaterPage = { readonly cursor?: string };

function show(tab: GuideDogTab, answers: Parameters<typeof apiOf>[0], isMember = false, page: LaterPage = {}) {
  const { client, calls } = apiOf({ '/api/pet-profiles/user': () => [], ...answers });
  const element = <GuideDogs address={{ tab, cursor: null, ...page }} recent={null} />;
  renderAt('/guide-dogs', isMember ? asMember(element) : element, client);
  return calls;
}

const dialog = async () => within(await screen.findByRole('dialog'));
const shownToast = () => useToasts.getState().current;

beforeEach(() => {
  sessionStorage.clear();
  useToasts.setState({ current: null });
});
afterEach(cleanup);

describe('The Guide Dogs page', () => {
  it('links to its three tabs, shows the top six, and explains that Guide Dogs are not service animals', async () => {
    const dogs = Array.from({ length: 6 }, (_, i) => aDog({ id: i + 1, petName: `Dog ${i + 1}` }));
    show('community', { '/api/guide-dogs': (url: URL) => dogs.slice(0, Number(url.searchParams.get('limit'))) });
    const parts = within(screen.getByRole('navigation', { name: 'Guide Dogs' }));
    expect(parts.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Community', '/guide-dogs'],
      ['My Profile', '/guide-dogs?tab=profile'],
      ['Leaderboard', '/guide-dogs?tab=leaderboard'],
    ]);
    expect(await screen.findAllByRole('link', { name: /^Dog \d$/ })).toHaveLength(6);
    expect(screen.getByText(/aren’t service animals/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in to become a Guide Dog' }).getAttribute('href')).toBe(
      '/sign-in?returnTo=%2Fguide-dogs%3Ftab%3Dprofile',
    );
  });

  it('numbers the entries of the leaderboard', async () => {
    show('leaderboard', { '/api/guide-dogs': () => [aDog({ id: 1 }), aDog({ id: 2, petName: 'Dot' })] });
    const places = within(await screen.findByRole('list', { name: 'Leaderboard' })).getAllByRole('listitem');
    expect(places.map(({ textContent }) => textContent?.slice(0, 7))).toEqual(['Place 1', 'Place 2']);
  });

  it('continues the ranks on a later page of the leaderboard', async () => {
    show('leaderboard', { '/api/guide-dogs': () => [aDog({ id: 21 }), aDog({ id: 22 })] }, false, {
      cursor: '1.after-the-twentieth',
    });
    const places = within(await screen.findByRole('list', { name: 'Leaderboard' })).getAllByRole('listitem');
    expect(places.map(({ textContent }) => textContent?.slice(0, 8))).toEqual(['Place 21', 'Place 22']);
  });

  it('asks visitors to sign in on the My Profile tab', () => {
    show('profile', {});
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toContain('/sign-in?returnTo=');
  });

  it.each([
    ['hidden', 'Hidden by our team. Only you can see it.', true],
    ['removed', 'Removed by our team. Only you can see it, and you can’t edit it.', false],
  ] as const)('tells members that their Guide Dog is %s', async (state, words, canEdit) => {
    show('profile', { [OWN]: () => aDog({ userId: ADA_ID, state }) }, true);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your notices' })).toHaveAttribute('href', '/user-profile/notices');
    expect(screen.queryByRole('button', { name: 'Edit Profile' }) !== null).toBe(canEdit);
  });

  it('takes the kind of the chosen pet, and counts a fish as another pet', async () => {
    show('profile', { [OWN]: none, '/api/pet-profiles/user': () => [{ ...OWN_PET, id: 5, petType: 'fish' }] }, true);
    fireEvent.click(await screen.findByRole('button', { name: 'Create Profile' }));
    const form = await dialog();
    expect(form.getByLabelText(/^Type of pet/)).toHaveValue('dog');
    fireEvent.change(await form.findByLabelText('Pet profile'), { target: { value: '5' } });
    expect(form.getByLabelText(/^Type of pet/)).toHaveValue('other');
  });

  it('lets a member create a profile, and confirms it', async () => {
    const bodies: unknown[] = [];
    const post = async (_url: URL, request: Request) => {
      if (request.method === 'GET') return Response.json([]);
      bodies.push(JSON.parse(await request.text()));
      return Response.json(aDog({ userId: ADA_ID }), { status: 201 });
    };
    show('profile', { [OWN]: none, '/api/guide-dogs': post }, true);
    fireEvent.click(await screen.findByRole('button', { name: 'Create Profile' }));
    const form = await dialog();
    fireEvent.click(form.getByRole('button', { name: 'Create Profile' }));
    expect(await form.findByText('Location is required')).toBeTruthy();
    expect(bodies).toEqual([]);
    fireEvent.change(form.getByRole('textbox', { name: /Location/ }), { target: { value: 'Austin, TX' } });
    fireEvent.click(form.getByRole('button', { name: 'Create Profile' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Guide Dog profile created!'));
    expect(bodies).toEqual([expect.objectContaining({ petName: 'Pixel', petType: 'dog', location: 'Austin, TX' })]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    [401, 'Unauthorized', 'You are logged out. Logging in again...'],
    [500, 'Error', 'Failed to update profile. Please try again.'],
  ])('shows why a change failed with %i, and keeps the typed values', async (status, title, description) => {
    const fail = () => Response.json({ status }, { status });
    show('profile', { [OWN]: () => aDog({ userId: ADA_ID }), [`/api/guide-dogs/${ADA_ID}`]: fail }, true);
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    const form = await dialog();
    const name = form.getByRole('textbox', { name: /Pet’s name/ });
    fireEvent.change(name, { target: { value: 'Dot' } });
    fireEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(shownToast()).toMatchObject({ title, description }));
    expect((name as HTMLInputElement).value).toBe('Dot');
  });
});

describe('The progress to the next level', () => {
  it.each([
    [0, '20 reviews until Silver'],
    [19, '1 review until Silver'],
    [20, '30 reviews until Gold'],
    [49, '1 review until Gold'],
    [50, '50 reviews until Platinum'],
    [99, '1 review until Platinum'],
    [100, 'Maximum level reached'],
  ])('is shown for %i reviews as: %s', (reviewCount, words) => {
    const { client } = apiOf({});
    renderAt('/guide-dogs', <LevelProgress reviewCount={reviewCount} />, client);
    expect(screen.getByText(words)).toBeTruthy();
  });
});
