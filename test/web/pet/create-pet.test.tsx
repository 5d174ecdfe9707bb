import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useSearchParams } from 'react-router-dom';
import { CreatePet } from '../../../web/features/pet/create-pet.js';
import { petStepOf } from '../../../web/features/pet/pet-path.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { apiOf, renderAt } from '../support/render.js';
import { asMember, asUnknown } from '../support/viewers.js';
import { anOwnPet } from '../support/pet-records.js';

interface Sent {
  readonly body: Record<string, unknown>;
  readonly key: string | null;
}

function Page() {
  const [params] = useSearchParams();
  return <CreatePet step={petStepOf(params)} />;
}

function show(
  answer: () => Response = () => Response.json(anOwnPet(), { status: 201 }),
  path = '/pet-profiles/create',
) {
  const sent: Sent[] = [];
  const { client } = apiOf({
    '/api/pet-profiles': async (_url, request) => {
      const body = (await request.json()) as Record<string, unknown>;
      sent.push({ body, key: request.headers.get('Idempotency-Key') });
      return answer();
    },
  });
  return { sent, ...renderAt(path, asMember(<Page />), client) };
}

const field = (name: RegExp) => screen.getByLabelText(name);
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const step = (title: string) => screen.findByRole('heading', { level: 2, name: title });
const shownToast = () => useToasts.getState().current;

async function toStep(wanted: 2 | 3 | 4): Promise<void> {
  type(/^Pet name/, 'Mochi');
  fireEvent.change(field(/^Pet type/), { target: { value: 'rabbit' } });
  for (const title of ['Appearance', 'Personality', 'Community'].slice(0, wanted - 1)) {
    press('Next');
    await step(title);
  }
}

beforeEach(() => {
  sessionStorage.clear();
  useToasts.setState({ current: null });
});
afterEach(cleanup);

describe('The form for a new pet', () => {
  it('the new-pet form goes through four steps and back, and shows the number of the step', async () => {
    const { address } = show();
    await toStep(4);
    expect(screen.getByText('Step 4 of 4')).toBeTruthy();
    expect(address()).toBe('/pet-profiles/create?step=4');
    press('Back');
    expect(await step('Personality')).toBe(document.activeElement);
    expect(screen.getByText('Step 3 of 4')).toBeTruthy();
    press('Back');
    await step('Appearance');
    press('Back');
    await step('Basic Info');
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    expect((field(/^Pet name/) as HTMLInputElement).value).toBe('Mochi');
  });

  it('the new-pet form shows the errors of a step and stays there', async () => {
    const { address } = show();
    type(/^Age/, 'two');
    press('Next');
    expect(await screen.findByText('Pet name is required')).toBeTruthy();
    expect(screen.getByText('Please choose a type of pet')).toBeTruthy();
    expect(screen.getByText('Age must be a whole number from 0 to 200')).toBeTruthy();
    expect(document.activeElement).toBe(field(/^Pet name/));
    expect(address()).toBe('/pet-profiles/create');
  });

  it('the new-pet form moves the focus to the heading of the next step', async () => {
    show();
    await toStep(2);
    expect(document.activeElement).toBe(await step('Appearance'));
  });

  it('the new-pet form starts with medium size and moderate activity, and sends all values once', async () => {
    const { sent, address } = show();
    type(/^Breed/, 'Lop');
    type(/^Age/, '2');
    await toStep(2);
    expect((field(/^Size/) as HTMLSelectElement).value).toBe('medium');
    type(/^Weight/, '3.5');
    press('Next');
    await step('Personality');
    expect((field(/^Activity level/) as HTMLSelectElement).value).toBe('moderate');
    fireEvent.change(field(/^Energy level/), { target: { value: '7' } });
    type(/^Favorite toys/, ' Tunnel ');
    fireEvent.keyDown(field(/^Favorite toys/), { key: 'Enter' });
    type(/^Favorite toys/, 'tunnel');
    press('Add tunnel');
    type(/^Dislikes/, 'Vacuum cleaners');
    fireEvent.click(field(/^Cats/));
    press('Next');
    await step('Community');
    type(/^Bio/, 'Digs.');
    fireEvent.click(field(/^Show in community/));
    press('Create Profile');
    await waitFor(() => expect(address()).toBe('/pet-profiles'));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({
      ...{ petName: 'Mochi', petType: 'rabbit', breed: 'Lop', age: 2, petSize: 'medium', weight: 3.5 },
      ...{ activityLevel: 'moderate', energyLevel: 7, friendlyWithDogs: true, friendlyWithCats: false },
      // Includes text that was typed into a list but not yet added.
      ...{ favoriteToys: ['Tunnel'], dislikes: ['Vacuum cleaners'], allergies: [], bio: 'Digs.', adoptionStory: null },
      ...{ isPublic: true, showInCommunity: false, allowMessages: true, petImageUrl: null },
    });
    expect(sent[0]?.key).toMatch(/^.{1,255}$/);
    expect(shownToast()).toMatchObject({ tone: 'success', title: 'Pet profile created!' });
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('the new-pet form keeps the values after a reload, at the step in the address', async () => {
    show();
    await toStep(3);
    type(/^Favorite toys/, 'Tunnel');
    fireEvent.keyDown(field(/^Favorite toys/), { key: 'Enter' });
    type(/^Dislikes/, 'Vacuum');
    cleanup();
    const { sent, address } = show(undefined, '/pet-profiles/create?step=3');
    expect(await screen.findByText('Tunnel')).toBeTruthy();
    expect((field(/^Dislikes/) as HTMLInputElement).value).toBe('Vacuum');
    press('Next');
    await step('Community');
    press('Create Profile');
    await waitFor(() => expect(address()).toBe('/pet-profiles'));
    expect(sent[0]?.body).toMatchObject({ petName: 'Mochi', favoriteToys: ['Tunnel'], dislikes: ['Vacuum'] });
  });

  it('the new-pet form goes back to the step with a missing value', async () => {
    const { sent } = show(undefined, '/pet-profiles/create?step=4');
    press('Create Profile');
    await step('Basic Info');
    expect(screen.getByText('Pet name is required')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('the new-pet form ignores the second click of a double-click', async () => {
    const { sent } = show();
    await toStep(4);
    fireEvent.click(screen.getByRole('button', { name: 'Create Profile' }), { detail: 2 });
    press('Back');
    await step('Personality');
    expect(sent).toEqual([]);
  });
});

describe('A new pet that the server refuses', () => {
  it('the new-pet form shows the general message for a server error, and keeps the draft', async () => {
    show(() => Response.json({ message: 'Something went wrong.' }, { status: 500 }));
    await toStep(4);
    press('Create Profile');
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Error',
        description: 'Failed to create pet profile. Please try again.',
      }),
    );
    expect(Object.keys(sessionStorage)).toEqual(['draft:pet:new']);
  });

  it("the new-pet form shows a server's error at its field and step", async () => {
    const message = 'This is not a photo that you uploaded here.';
    const problem = { code: 'INVALID_INPUT', message, errors: [{ path: 'petImageUrl', message }] };
    show(() => Response.json(problem, { status: 400 }));
    await toStep(4);
    press('Create Profile');
    await step('Appearance');
    expect(screen.getByRole('alert').textContent).toContain(message);
  });

  it("the new-pet form shows the server's message when the member can act on it", async () => {
    const message = 'You can have at most 30 pet profiles. Please delete one first.';
    show(() => Response.json({ code: 'TOO_MANY_PETS', message }, { status: 409 }));
    await toStep(4);
    press('Create Profile');
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Error', description: message }));
  });

  it('the new-pet form shows a toast before it goes to sign-in when the session has ended', async () => {
    show(() => Response.json({ message: 'Unauthorized' }, { status: 401 }));
    await toStep(4);
    press('Create Profile');
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Unauthorized' }));
  });
});

describe('The page for a new pet, for a visitor', () => {
  it("the new-pet page shows a visitor 'Unauthorized' and a sign-in link instead of the form", () => {
    renderAt('/pet-profiles/create', <Page />);
    expect(shownToast()).toMatchObject({ title: 'Unauthorized', tone: 'danger' });
    const link = screen.getByRole('link', { name: 'Sign In' });
    expect(link.getAttribute('href')).toBe('/api/login?returnTo=%2Fpet-profiles%2Fcreate');
    expect(screen.queryByLabelText(/^Pet name/)).toBeNull();
  });

  it('the new-pet page shows a spinner until the viewer is known', () => {
    renderAt('/pet-profiles/create', asUnknown(<Page />));
    expect(shownToast()).toBeNull();
    expect(screen.getByRole('status')).toBeTruthy();
  });
});
