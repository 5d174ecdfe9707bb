import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { NotificationsForm, PreferencesForm, ProfileForm } from '../../../interfaces/contract/account/account.js';
import { Account } from '../../../web/features/account/account.js';
import type { Viewer } from '../../../web/lib/page/viewer.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { apiOf } from '../support/render.js';
import { aViewer, renderFor } from '../support/signed-in.js';

type Answer = (change: object) => unknown;

/** Renders the member's account page. `sent` collects the bodies of the requests that save the profile. */
function openAccount(viewer: Viewer, answer?: Answer, path: Parameters<typeof renderFor>[1] = '/user-profile') {
  const sent: object[] = [];
  const { client } = apiOf({
    '/api/user/sessions': () => [],
    '/api/user/tokens': () => [],
    '/api/user/notices': () => [],
    '/api/user/alerts': () => [],
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

describe('The account page', () => {
  it("the account page shows the member's name, email address, and pet, and links to their listings", async () => {
    openAccount(aViewer());
    expect(screen.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
    expect(screen.getByText('Ada Lovelace')).toBeVisible();
    expect(screen.getAllByText('ada@example.org')[0]).toBeVisible();
    expect(screen.getByText("Biscuit's Human")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Manage Listings' })).toHaveAttribute('href', '/my-businesses');
  });

  it('the account page shows no pet line when the member has no pet name', () => {
    openAccount(aViewer({ petFirstName: null }));
    expect(screen.queryByText(/'s Human/)).toBeNull();
  });

  it('the account page shows a loading message until the member is known', () => {
    const { client } = apiOf({ '/api/auth/user': () => new Promise(() => undefined) });
    renderFor(undefined, '/user-profile', <Account />, client);
    expect(screen.getByRole('status')).toHaveTextContent('Loading your profile...');
  });

  it('shows the account when Try again is pressed after the member failed to load', async () => {
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

describe('The sections of the account', () => {
  const nav = () => screen.getByRole('navigation', { name: 'Account' });
  const openSection = (name: string) => fireEvent.click(within(nav()).getByRole('link', { name }));
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

  it('each section has its own address and heading and is not part of the others', async () => {
    const { address } = openAccount(aViewer());
    const seen = [];
    for (const name of ['Notices', 'Alerts', 'Privacy', 'Account & security', 'Profile & preferences']) {
      openSection(name);
      await waitFor(() => expect(within(nav()).getByRole('link', { current: 'page' })).toHaveTextContent(name));
      seen.push([address(), heading(), screen.queryAllByRole('switch').length, screen.queryAllByRole('tab').length]);
    }
    expect(seen).toEqual([
      ['/user-profile/notices', 'Notices', 0, 0],
      ['/user-profile/alerts', 'Alerts', 0, 0],
      ['/user-profile/privacy', 'Privacy', 3, 0],
      ['/user-profile/security', 'Account & security', 0, 0],
      ['/user-profile', 'My Account', 0, 3],
    ]);
  });

  it('typed values are still there after a visit to another section, also those that are not kept as drafts', async () => {
    openAccount(aViewer());
    type('Phone number', '+1 512 555 0100');
    openSection('Account & security');
    fireEvent.change(await screen.findByLabelText(/^New email address/), { target: { value: 'grace@example.org' } });
    openSection('Profile & preferences');
    await waitFor(() => expect(heading()).toBe('My Account'));
    expect(field('Phone number')).toHaveValue('+1 512 555 0100');
    openSection('Account & security');
    await waitFor(() => expect(heading()).toBe('Account & security'));
    expect(field('New email address')).toHaveValue('grace@example.org');
  });

  it.each([
    ['/user-profile#notices', '/user-profile/notices', ''],
    ['/user-profile#privacy', '/user-profile/privacy', ''],
    ['/user-profile#security', '/user-profile/security', ''],
    ['/user-profile?save=email#email', '/user-profile/security', '#email'],
    ['/user-profile#sessions', '/user-profile/security', '#sessions'],
    ['/user-profile#access-tokens', '/user-profile/security', '#access-tokens'],
    ['/user-profile#your-data', '/user-profile/security', '#your-data'],
    ['/user-profile#delete-account', '/user-profile/security', '#delete-account'],
  ])('the former address %s leads to %s%s', async (former, path, hash) => {
    const { pathname, search, hash: anchor } = new URL(former, 'http://localhost');
    const { router } = openAccount(aViewer(), undefined, { pathname, search, hash: anchor });
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: path, hash }));
    if (hash !== '') expect(document.querySelector(hash)).not.toBeNull();
  });
});

describe('The account tabs', () => {
  it('the account tabs start at Profile and switch with the arrow keys', async () => {
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

  it('the account tabs keep typed values while another tab is open', () => {
    openAccount(aViewer());
    type('First name', 'Grace');
    choose('Notifications');
    choose('Profile');
    expect(field('First name')).toHaveValue('Grace');
  });
});

describe('The welcome banner', () => {
  it('the welcome banner asks for a complete profile, removes its query parameter, and can be dismissed', async () => {
    const { address } = openAccount(aViewer({ firstName: null }), undefined, '/user-profile?welcome=true');
    const banner = screen.getByRole('region', { name: 'Welcome' });
    expect(banner).toHaveTextContent('Please complete your profile');
    await waitFor(() => expect(address()).toBe('/user-profile'));
    expect(banner).toBeVisible();
    fireEvent.click(within(banner).getByRole('button', { name: 'Dismiss welcome message' }));
    expect(banner).not.toBeInTheDocument();
  });

  it('the welcome banner is not shown without its query parameter', () => {
    openAccount(aViewer());
    expect(screen.queryByRole('region', { name: 'Welcome' })).toBeNull();
  });
});

describe('The account forms', () => {
  it.each([
    ['Profile', PERSONAL, Object.keys(ProfileForm.omit({ profileImageUrl: true }).shape)],
    ['Preferences', PREFERENCES, Object.keys(PreferencesForm.shape)],
    ['Notifications', NOTIFICATIONS, Object.keys(NotificationsForm.shape)],
  ])('the %s tab contains in the form %s a control for each of %j', (tab, name, fields) => {
    openAccount(aViewer());
    choose(tab);
    const controls = [...form(name).querySelectorAll('[name]')].map((control) => control.getAttribute('name'));
    expect(controls).toEqual(fields);
  });
});

describe('The profile form', () => {
  it.each([
    ['First name', '   ', 'First name is required'],
    ['First name', 'x'.repeat(51), 'First name must be 50 characters or less'],
    ['Last name', '', 'Last name is required'],
    ['Last name', 'x'.repeat(51), 'Last name must be 50 characters or less'],
    ['Pet name', 'x'.repeat(51), 'Pet name must be 50 characters or less'],
    ['Phone number', '512-CALL-NOW', 'Please enter a valid phone number'],
    ['Phone number', '1'.repeat(21), 'Please enter a valid phone number'],
  ])('the profile form rejects %s %p with: %s', async (name, text, sentence) => {
    const { sent } = openAccount(aViewer());
    type(name, text);
    save(PERSONAL);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(field(name)).toHaveAccessibleDescription(sentence);
    expect(field(name)).toBeInvalid();
    expect(sent).toEqual([]);
  });

  it('the profile form sends empty fields as null, confirms the update, and shows the new name', async () => {
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

  it("the profile form shows 'Saving...' until the response arrives", async () => {
    let answer: (viewer: Viewer) => void = () => undefined;
    openAccount(aViewer(), () => new Promise((resolve) => (answer = resolve)));
    save(PERSONAL);
    expect(await within(form(PERSONAL)).findByRole('button', { name: 'Saving...' })).toBeDisabled();
    answer(aViewer());
    expect(await within(form(PERSONAL)).findByRole('button', { name: 'Save Changes' })).toBeEnabled();
  });

  it("the profile form shows the server's message when saving is refused, and keeps the typed values", async () => {
    openAccount(aViewer(), () => problem(409, 'The account was changed in another window.', 'CHANGED_MEANWHILE'));
    type('First name', 'Grace');
    save(PERSONAL);
    await waitFor(() =>
      expect(useToasts.getState().current).toMatchObject({
        title: 'Update Failed',
        description: 'The account was changed in another window.',
      }),
    );
    expect(field('First name')).toHaveValue('Grace');
  });

  it('the profile form shows its own message when there is no response', async () => {
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

  it('the profile form sends the member to sign-in when the session has ended', async () => {
    // jsdom can't leave the page and reports the attempt as an error.
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    openAccount(aViewer(), () => problem(401, 'Unauthorized', 'UNAUTHORIZED'));
    save(PERSONAL);
    await waitFor(() =>
      expect(useToasts.getState().current).toMatchObject({
        title: 'Unauthorized',
        description: 'Please sign in again to update your profile.',
      }),
    );
    // The member gets time to read the toast.
    expect(errors).not.toHaveBeenCalled();
    await waitFor(() => expect(String(errors.mock.calls[0]?.[0])).toContain('navigation'));
    errors.mockRestore();
  });
});

describe('Unsaved values of the profile form', () => {
  it('unsaved profile values survive a reload, except for the phone number, and are discarded once saved', async () => {
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

  it('unsaved profile values are not shown to another member', () => {
    openAccount(aViewer());
    type('First name', 'Grace');
    cleanup();
    openAccount(aViewer({ id: '0198c2f0-7d3a-7c11-9f00-000000000000', firstName: 'Alan' }));
    expect(field('First name')).toHaveValue('Alan');
  });
});

describe('The profile photo', () => {
  it('a profile photo is rejected with a toast when the file is not an image', async () => {
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

  it('a member can remove the profile photo', async () => {
    const { sent } = openAccount(aViewer({ profileImageUrl: '/uploads/demo/dog.webp' }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove photo' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove photo' })).toBeNull());
    expect(sent).toEqual([{ profileImageUrl: null }]);
  });
});

describe('The preferences form', () => {
  it.each(['1234', '123456', 'ABCDE', '12345-67'])('the preferences form rejects the ZIP code %p', async (zip) => {
    const { sent } = openAccount(aViewer());
    choose('Preferences');
    type('Home ZIP code', zip);
    save(PREFERENCES);
    expect(await screen.findByText('Please enter a valid zip code (12345 or 12345-6789)')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it("the preferences form offers five radii and starts with the member's", () => {
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

  it('the preferences form sends only its two fields', async () => {
    const { sent } = openAccount(aViewer());
    choose('Preferences');
    type('Home ZIP code', '78701-1234');
    type('Preferred search radius', '50');
    save(PREFERENCES);
    await waitFor(() => expect(sent).toEqual([{ homeZipCode: '78701-1234', preferredRadius: '50' }]));
  });
});

describe('The notifications form', () => {
  it('the notifications form starts with the stored settings and sends both', async () => {
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
