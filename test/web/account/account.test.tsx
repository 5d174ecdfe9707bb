import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { NotificationsForm, PreferencesForm, ProfileForm } from '../../../interfaces/contract/account/account.js';
import { Account } from '../../../web/features/account/account.js';
import type { Viewer } from '../../../web/lib/page/viewer.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { apiOf } from '../support/render.js';
import { aViewer, renderFor } from '../support/signed-in.js';

type Answer = (change: object) => unknown;

/** Opens the account page of a member; `sent` collects what is sent to be saved. */
function openAccount(viewer: Viewer, answer?: Answer, path = '/user-profile') {
  const sent: object[] = [];
  const { client } = apiOf({
    '/api/user/sessions': () => [],
    '/api/user/tokens': () => [],
    '/api/user/profile': async (_url, request) => {
      const change = (await request.json()) as object;
      sent.push(change);
      return answer ? answer(change) : { ...viewer, ...change };
    },
  });
  return { ...renderFor(viewer, path, <Account />, client), sent };
}

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const type = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });
const form = (name: string) => screen.getByRole('form', { name });
const save = (name: string) => fireEvent.submit(form(name));
const choose = (tab: string) => fireEvent.mouseDown(screen.getByRole('tab', { name: tab }), { button: 0 });
const problem = (status: number, message: string, code: string) => Response.json({ status, message, code }, { status });

const PERSONAL = 'Personal Information';
const PREFERENCES = 'Location & Search Preferences';
const NOTIFICATIONS = 'Notification Settings';

beforeEach(() => {
  useToasts.setState({ current: null });
  sessionStorage.clear();
});

describe('the account page', () => {
  it('says whose it is, by name, address and pet', async () => {
    openAccount(aViewer());
    expect(screen.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
    expect(screen.getByText('Ada Lovelace')).toBeVisible();
    expect(screen.getAllByText('ada@example.org')[0]).toBeVisible();
    expect(screen.getByText("Biscuit's Human")).toBeVisible();
    expect(await screen.findByText('You have no access tokens.')).toBeVisible();
  });

  it('leaves the line of the pet out where there is none', () => {
    openAccount(aViewer({ petFirstName: null }));
    expect(screen.queryByText(/'s Human/)).toBeNull();
  });

  it('shows what it waits for while it is not known who is signed in', () => {
    const { client } = apiOf({ '/api/auth/user': () => new Promise(() => undefined) });
    renderFor(undefined, '/user-profile', <Account />, client);
    expect(screen.getByRole('status')).toHaveTextContent('Loading your profile...');
  });

  it('offers to try again where it cannot be told who is signed in, and then shows the account', async () => {
    const answers = [problem(503, 'Down', 'UNAVAILABLE'), aViewer()];
    const { client } = apiOf({
      '/api/auth/user': () => answers.shift(),
      '/api/user/sessions': () => [],
      '/api/user/tokens': () => [],
    });
    renderFor(undefined, '/user-profile', <Account />, client);
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
  });
});

describe('the tabs of the account', () => {
  it('start at Profile and are walked through by the arrow keys', async () => {
    openAccount(aViewer());
    const tabs = () => screen.getAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('aria-selected')]);
    expect(tabs()).toEqual([
      ['Profile', 'true'],
      ['Preferences', 'false'],
      ['Notifications', 'false'],
    ]);
    act(() => screen.getByRole('tab', { name: 'Profile' }).focus());
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' });
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Preferences' })).toHaveFocus());
    expect(screen.getByRole('tabpanel', { name: 'Preferences' })).not.toHaveClass('hidden');
    expect(
      document.getElementById(screen.getByRole('tab', { name: 'Profile' }).getAttribute('aria-controls') ?? ''),
    ).toHaveClass('hidden');
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowLeft' });
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Profile' })).toHaveFocus());
  });

  it('keep what was typed while another one is looked at', () => {
    openAccount(aViewer());
    type('First name', 'Grace');
    choose('Notifications');
    choose('Profile');
    expect(field('First name')).toHaveValue('Grace');
  });
});

describe('a member who comes to be welcomed', () => {
  it('is asked to complete the profile, and the address forgets the question', async () => {
    const { address } = openAccount(aViewer({ firstName: null }), undefined, '/user-profile?welcome=true');
    const banner = screen.getByRole('region', { name: 'Welcome' });
    expect(banner).toHaveTextContent('Please complete your profile');
    await waitFor(() => expect(address()).toBe('/user-profile'));
    expect(banner).toBeVisible();
    fireEvent.click(within(banner).getByRole('button', { name: 'Close the welcome' }));
    expect(banner).not.toBeInTheDocument();
  });

  it('is not welcomed again later', () => {
    openAccount(aViewer());
    expect(screen.queryByRole('region', { name: 'Welcome' })).toBeNull();
  });
});

describe('the forms of the account', () => {
  it.each([
    ['Profile', PERSONAL, Object.keys(ProfileForm.omit({ profileImageUrl: true }).shape)],
    ['Preferences', PREFERENCES, Object.keys(PreferencesForm.shape)],
    ['Notifications', NOTIFICATIONS, Object.keys(NotificationsForm.shape)],
  ])('have on the tab %s, in %s, a control for each of %j', (tab, name, fields) => {
    openAccount(aViewer());
    choose(tab);
    const controls = [...form(name).querySelectorAll('[name]')].map((control) => control.getAttribute('name'));
    expect(controls).toEqual(fields);
  });
});

describe("the profile's form", () => {
  it.each([
    ['First name', '   ', 'First name is required'],
    ['First name', 'x'.repeat(51), 'First name must be 50 characters or less'],
    ['Last name', '', 'Last name is required'],
    ['Last name', 'x'.repeat(51), 'Last name must be 50 characters or less'],
    ['Pet name', 'x'.repeat(51), 'Pet name must be 50 characters or less'],
    ['Phone number', '512-CALL-NOW', 'Please enter a valid phone number'],
    ['Phone number', '1'.repeat(21), 'Please enter a valid phone number'],
  ])('refuses as %s %p: %s', async (name, text, sentence) => {
    const { sent } = openAccount(aViewer());
    type(name, text);
    save(PERSONAL);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(field(name)).toHaveAccessibleDescription(sentence);
    expect(field(name)).toBeInvalid();
    expect(sent).toEqual([]);
  });

  it('sends what is left empty as null, says so, and shows the new name', async () => {
    const { sent } = openAccount(aViewer());
    type('First name', ' Grace ');
    type('Pet name', '');
    save(PERSONAL);
    expect(await screen.findByText('Grace Lovelace')).toBeVisible();
    expect(sent).toEqual([{ firstName: 'Grace', lastName: 'Lovelace', petFirstName: null, phoneNumber: null }]);
    expect(useToasts.getState().current).toMatchObject({
      title: 'Profile Updated',
      description: 'Your profile has been successfully updated.',
    });
    expect(field('First name')).toHaveValue('Grace');
  });

  it("says 'Saving...' until the answer is there", async () => {
    let answer: (viewer: Viewer) => void = () => undefined;
    openAccount(aViewer(), () => new Promise((resolve) => (answer = resolve)));
    save(PERSONAL);
    expect(await within(form(PERSONAL)).findByRole('button', { name: 'Saving...' })).toBeDisabled();
    answer(aViewer());
    expect(await within(form(PERSONAL)).findByRole('button', { name: 'Save Changes' })).toBeEnabled();
  });

  it("tells the server's sentence where it refuses, and keeps what was typed", async () => {
    openAccount(aViewer(), () => problem(409, 'The account was changed meanwhile.', 'CHANGED_MEANWHILE'));
    type('First name', 'Grace');
    save(PERSONAL);
    await waitFor(() =>
      expect(useToasts.getState().current).toMatchObject({
        title: 'Update Failed',
        description: 'The account was changed meanwhile.',
      }),
    );
    expect(field('First name')).toHaveValue('Grace');
  });

  it('gives the phone number back after a fresh sign-in that saving it asked for, once', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    openAccount(aViewer(), () => problem(403, 'Please sign in again to continue.', 'REAUTHENTICATION_REQUIRED'));
    type('Phone number', '512-555-0142');
    save(PERSONAL);
    // What jsdom says of being asked to leave the page, which it cannot.
    await waitFor(() => expect(String(said.mock.calls[0])).toContain('navigation'));
    said.mockRestore();
    for (const expected of ['512-555-0142', '']) {
      cleanup();
      openAccount(aViewer());
      expect(field('Phone number')).toHaveValue(expected);
    }
  });

  it('has a sentence of its own where no answer comes', async () => {
    openAccount(aViewer(), () => {
      throw new TypeError('Failed to fetch');
    });
    save(PERSONAL);
    await waitFor(() =>
      expect(useToasts.getState().current).toMatchObject({
        title: 'Update Failed',
        description: 'Failed to update profile. Please try again.',
      }),
    );
  });

  it('sends whose session ended to sign in again', async () => {
    // jsdom leaves no page; what it says about it tells that it was asked to.
    const left = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    openAccount(aViewer(), () => problem(401, 'Unauthorized', 'UNAUTHORIZED'));
    save(PERSONAL);
    await waitFor(() =>
      expect(useToasts.getState().current).toMatchObject({
        title: 'Unauthorized',
        description: 'Please sign in again to update your profile.',
      }),
    );
    // It leaves only once that could be read.
    expect(left).not.toHaveBeenCalled();
    await waitFor(() => expect(String(left.mock.calls[0]?.[0])).toContain('navigation'));
    left.mockRestore();
  });
});

describe('what was typed and not saved', () => {
  it('is there again after a reload, but for the phone number, and gone once it was saved', async () => {
    openAccount(aViewer());
    type('First name', 'Grace');
    type('Phone number', '+1 512 555 0100');
    cleanup();
    openAccount(aViewer());
    expect(field('First name')).toHaveValue('Grace');
    expect(field('Phone number')).toHaveValue('');
    save(PERSONAL);
    expect(await screen.findByText('Grace Lovelace')).toBeVisible();
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it("is not another member's", () => {
    openAccount(aViewer());
    type('First name', 'Grace');
    cleanup();
    openAccount(aViewer({ id: '0198c2f0-7d3a-7c11-9f00-000000000000', firstName: 'Alan' }));
    expect(field('First name')).toHaveValue('Alan');
  });
});

describe("the member's photo", () => {
  it('is refused where it is no picture, in a toast that says why', async () => {
    const { sent } = openAccount(aViewer());
    const file = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' });
    fireEvent.change(screen.getByLabelText('Change profile photo'), { target: { files: [file] } });
    await waitFor(() =>
      expect(useToasts.getState().current).toMatchObject({
        title: 'Photo upload failed',
        description: 'Please select an image file (JPEG, PNG, GIF, WebP)',
      }),
    );
    expect(sent).toEqual([]);
  });

  it('can be removed', async () => {
    const { sent } = openAccount(aViewer({ profileImageUrl: '/uploads/demo/dog.webp' }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove photo' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove photo' })).toBeNull());
    expect(sent).toEqual([{ profileImageUrl: null }]);
  });
});

describe("the preferences' form", () => {
  it.each(['1234', '123456', 'ABCDE', '12345-67'])('refuses the ZIP code %p', async (zip) => {
    const { sent } = openAccount(aViewer());
    choose('Preferences');
    type('Home ZIP code', zip);
    save(PREFERENCES);
    expect(await screen.findByText('Please enter a valid zip code (12345 or 12345-6789)')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('offers five radii and begins with the own one', () => {
    openAccount(aViewer({ preferredRadius: '25' }));
    choose('Preferences');
    const radius = field('Preferred search radius');
    expect(
      within(radius)
        .getAllByRole('option')
        .map((each) => each.textContent),
    ).toEqual(['5 miles', '10 miles', '25 miles', '50 miles', '100 miles']);
    expect(radius).toHaveValue('25');
  });

  it('sends its two fields alone', async () => {
    const { sent } = openAccount(aViewer());
    choose('Preferences');
    type('Home ZIP code', '78701-1234');
    type('Preferred search radius', '50');
    save(PREFERENCES);
    await waitFor(() => expect(sent).toEqual([{ homeZipCode: '78701-1234', preferredRadius: '50' }]));
  });
});

describe("the notifications' form", () => {
  it('begins with what is stored and sends both', async () => {
    const { sent } = openAccount(aViewer());
    choose('Notifications');
    expect(field('Email notifications')).toBeChecked();
    expect(field('SMS notifications')).not.toBeChecked();
    fireEvent.click(field('Email notifications'));
    fireEvent.click(field('SMS notifications'));
    save(NOTIFICATIONS);
    await waitFor(() => expect(sent).toEqual([{ emailNotifications: false, smsNotifications: true }]));
  });
});
