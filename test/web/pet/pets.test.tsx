import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { EditPetPage } from '../../../web/app/pages/community/edit-pet-page.js';
import { one, waitingLoader } from '../../../web/app/loading/page-loader.js';
import { EditPet } from '../../../web/features/pet/edit-pet.js';
import { ownPetQuery } from '../../../web/features/pet/pet.queries.js';
import { PetProfile } from '../../../web/features/pet/pet-profile.js';
import { Pets } from '../../../web/features/pet/pets.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { apiOf, renderAt } from '../support/render.js';
import { asMember } from '../support/viewers.js';
import { anOwnPet, aPageOf, aPet } from '../support/pet-records.js';

type Answers = Parameters<typeof apiOf>[0];

const show = (element: ReactNode, answers: Answers = {}) => {
  const { client, calls } = apiOf(answers);
  return { calls, ...renderAt('/pet-profiles', element, client) };
};

const MINE = { community: false, cursor: null };
const COMMUNITY = { community: true, cursor: null };
const shownToast = () => useToasts.getState().current;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  sessionStorage.clear();
  useToasts.setState({ current: null });
});
afterEach(cleanup);

describe('The pets page', () => {
  it('shows members their own pets, who can see each, and the actions', async () => {
    const pets = [
      anOwnPet({ id: 1, petName: 'Pixel' }),
      anOwnPet({ id: 2, petName: 'Fig', showInCommunity: false }),
      anOwnPet({ id: 3, petName: 'Dot', isPublic: false }),
    ];
    show(asMember(<Pets address={MINE} />), { '/api/pet-profiles/user': () => aPageOf(pets) });
    await heading('My Pet Profiles');
    expect((await screen.findByRole('link', { name: 'Pixel' })).getAttribute('href')).toBe('/pet-profiles/1');
    expect(
      ['Listed in the community', 'Anyone with the link', 'Only you'].map((words) => screen.getAllByText(words).length),
    ).toEqual([1, 1, 1]);
    const actions = within(screen.getByRole('group', { name: 'Actions for Pixel' }));
    expect(actions.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/pet-profiles/edit/1');
    expect(actions.getByRole('button', { name: 'Delete' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Community Pet Profiles' }).getAttribute('href')).toBe(
      '/pet-profiles?view=community',
    );
    expect(screen.getByRole('link', { name: 'Create Pet Profile' }).getAttribute('href')).toBe('/pet-profiles/create');
  });

  it.each([
    ['hidden', 'Hidden by our team. Only you can see it.', true],
    ['removed', 'Removed by our team. Only you can see it, and you can’t edit it.', false],
  ] as const)(
    'tells the owner on the card, the profile, and the edit page that a pet is %s',
    async (state, words, canEdit) => {
      const pet = anOwnPet({ petName: 'Pixel', state });
      show(asMember(<Pets address={MINE} />), { '/api/pet-profiles/user': () => aPageOf([pet]) });
      const checkNote = async () => {
        expect(await screen.findByText(words)).toBeTruthy();
        expect(screen.getByRole('link', { name: 'See your notices' }).getAttribute('href')).toBe(
          '/user-profile/notices',
        );
        expect(screen.queryByText('Listed in the community')).toBeNull();
        expect(screen.queryByRole('link', { name: 'Edit' }) !== null).toBe(canEdit);
        expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy();
      };
      await checkNote();
      cleanup();
      show(asMember(<PetProfile pet={pet} />));
      await checkNote();
      cleanup();
      show(asMember(<EditPet pet={pet} />));
      expect(await screen.findByText(words)).toBeTruthy();
      expect(screen.queryByRole('form', { name: 'Pet profile' }) !== null).toBe(canEdit);
    },
  );

  it("shows visitors the community's pets without the owner's buttons", async () => {
    show(<Pets address={MINE} />, { '/api/pet-profiles/public': () => aPageOf([aPet()]) });
    await heading('Community Pet Profiles');
    await screen.findByRole('link', { name: 'Biscuit' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it("shows members the community's pets, their own without buttons", async () => {
    show(asMember(<Pets address={COMMUNITY} />), { '/api/pet-profiles/public': () => aPageOf([aPet()]) });
    await heading('Community Pet Profiles');
    await screen.findByRole('link', { name: 'Biscuit' });
    expect(screen.getByRole('link', { name: 'Community Pet Profiles' }).getAttribute('aria-current')).toBe('page');
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('shows a message when the member has no pets', async () => {
    show(asMember(<Pets address={MINE} />), { '/api/pet-profiles/user': () => aPageOf([]) });
    expect(await screen.findByRole('heading', { name: 'No pet profiles yet' })).toBeTruthy();
  });

  it('shows the pets when Try again is pressed after a failure', async () => {
    let fails = true;
    show(<Pets address={MINE} />, {
      '/api/pet-profiles/public': () => (fails ? Response.json({}, { status: 500 }) : aPageOf([aPet()])),
    });
    expect(await screen.findByText('We couldn’t load pet profiles')).toBeTruthy();
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Biscuit' })).toBeTruthy();
  });

  it('loads more pets until all are shown', async () => {
    const pets = Array.from({ length: 13 }, (_, index) => aPet({ id: index + 1, petName: `Pet ${index + 1}` }));
    const { calls } = show(<Pets address={MINE} />, {
      '/api/pet-profiles/public': (url) =>
        url.searchParams.has('cursor') ? aPageOf(pets.slice(12), 13) : aPageOf(pets.slice(0, 12), 13, 'page-2'),
    });
    expect(await screen.findByText('Showing 12 of 13')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Load More' }));
    expect(await screen.findByRole('link', { name: 'Pet 13' })).toBeTruthy();
    expect(screen.getByText('Showing 13 of 13')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
    expect(calls.at(-1)).toBe('/api/pet-profiles/public?limit=12&cursor=page-2');
  });
});

describe('Deleting a pet', () => {
  const showMine = (answer: () => Response) => {
    let isThere = true;
    return show(asMember(<Pets address={MINE} />), {
      '/api/pet-profiles/user': () => aPageOf(isThere ? [anOwnPet({ id: 7 })] : []),
      '/api/pet-profiles/7': (_url, { method }) => {
        const response = answer();
        isThere = method !== 'DELETE' || !response.ok;
        return response;
      },
    });
  };

  it('asks for confirmation, and deletes nothing if the member keeps the profile', async () => {
    const { calls } = showMine(() => new Response(null, { status: 204 }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this pet profile?' }));
    expect(dialog.getByText('Biscuit')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Keep Profile' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.filter((call) => call.endsWith('/7'))).toEqual([]);
  });

  it('removes the pet from the list and moves the focus to the heading', async () => {
    showMine(() => new Response(null, { status: 204 }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Profile' }));
    expect(await screen.findByRole('heading', { name: 'No pet profiles yet' })).toBeTruthy();
    expect(shownToast()).toMatchObject({ tone: 'success', title: 'Pet profile deleted' });
    await waitFor(async () => expect(document.activeElement).toBe(await heading('My Pet Profiles')));
  });

  it('shows an error and keeps the pet when it fails', async () => {
    showMine(() => Response.json({ message: 'Something else.' }, { status: 500 }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Profile' }));
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ title: 'Error', description: 'Failed to delete pet profile.' }),
    );
    expect(screen.getByRole('link', { name: 'Biscuit' })).toBeTruthy();
  });
});

describe('The profile of a pet', () => {
  it('shows everyone only what is public', () => {
    show(<PetProfile pet={aPet({ age: 1, adoptionStory: 'Found in a barn.' })} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Biscuit' })).toBeTruthy();
    for (const words of [
      'Beagle (Dog), 1 year old',
      'Found in a barn.',
      '24.5 lbs',
      '8 of 10',
      'Dogs, Kids',
      'Thunder',
    ]) {
      expect(screen.getByText(words)).toBeTruthy();
    }
    expect(screen.queryByText('Visible only to you')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  });

  it('shows its owner everything', () => {
    show(<PetProfile pet={anOwnPet()} />);
    expect(screen.getByRole('heading', { name: 'Visible only to you' })).toBeTruthy();
    for (const words of ['Chicken', '78704', 'Microchipped']) expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Edit' })).toBeTruthy();
  });
});

describe('Editing a pet', () => {
  const showEdit = (answer: (body: Record<string, unknown>) => Response) => {
    const sent: Record<string, unknown>[] = [];
    show(asMember(<EditPet pet={anOwnPet({ id: 7 })} />), {
      '/api/pet-profiles/7': async (_url, request) => {
        const body = (await request.json()) as Record<string, unknown>;
        sent.push(body);
        return answer(body);
      },
    });
    return sent;
  };
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  const type = (name: RegExp, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });

  it('sends only the changed fields', async () => {
    const sent = showEdit((body) => Response.json(anOwnPet({ id: 7, ...body })));
    type(/^Age/, '');
    type(/^Fun facts/, 'Snores');
    fireEvent.click(screen.getByRole('button', { name: 'Remove Chicken' }));
    save();
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Profile updated!' }));
    expect(sent).toEqual([{ age: null, funFacts: ['Howls along with the accordion', 'Snores'], allergies: [] }]);
  });

  it('sends nothing when nothing was changed', async () => {
    const sent = showEdit(() => Response.json(anOwnPet()));
    save();
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Nothing to save' }));
    expect(sent).toEqual([]);
  });

  it('shows errors at their fields and sends nothing', async () => {
    const sent = showEdit(() => Response.json(anOwnPet()));
    type(/^Pet name/, '  ');
    type(/^Home ZIP code/, '12');
    save();
    expect(await screen.findByText('Pet name is required')).toBeTruthy();
    expect(screen.getByText('Please enter a valid zip code (12345 or 12345-6789)')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('shows an error and keeps the typed values when it fails', async () => {
    showEdit(() => Response.json({}, { status: 500 }));
    type(/^Breed/, 'Poodle');
    save();
    const description = 'Failed to update pet profile. Please try again.';
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Error', description }));
    expect(screen.getByLabelText<HTMLInputElement>(/^Breed/).value).toBe('Poodle');
  });
});

describe('The page for editing a pet', () => {
  it.each([
    ["the member's own", anOwnPet({ id: 7, petName: 'Pixel' }), 200, 'Edit Pixel'],
    ["another member's", aPet({ id: 7 }), 404, 'Pet profile not found'],
  ])('responds with the right status for a pet that is %s', async (_, pet, status, title) => {
    const { client } = apiOf({ '/api/pet-profiles/7': () => pet });
    expect(await waitingLoader(client, '').load(one(ownPetQuery(7)))).toBe(status);
    renderAt('/pet-profiles/edit/7', asMember(<EditPetPage />), client, { route: '/pet-profiles/edit/:id' });
    await heading(title);
  });
});
