import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ResumeAfterSignIn } from '../../../web/app/layout/resume-after-sign-in.js';
import { Account } from '../../../web/features/account/account.js';
import { forgetMember } from '../../../web/lib/member/forget-member.js';
import type { Viewer } from '../../../web/lib/page/viewer.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { apiOf } from '../support/render.js';
import { aViewer, renderFor } from '../support/signed-in.js';

const refusal = (status: number, message: string, code: string) => Response.json({ status, message, code }, { status });
const signInAgain = () => refusal(403, 'Please sign in again to continue.', 'REAUTHENTICATION_REQUIRED');
const signedOut = () => refusal(401, 'Unauthorized', 'UNAUTHORIZED');

const BEN = aViewer({ id: '0198c2f0-7d3a-7c11-9f00-000000000000', firstName: 'Ben' });
const TYPED = { firstName: 'Grace', lastName: 'Hopper', petFirstName: 'Waffles', phoneNumber: '512-555-0142' };

/** Opens the account page as a new page load does. `sent` collects the bodies of the calls that save. */
function openPage(path = '/user-profile', answer?: (body: object) => unknown, viewer: Viewer = aViewer()) {
  cleanup();
  useToasts.setState({ current: null });
  const sent: object[] = [];
  const save = (saved: (body: object) => unknown) => async (_url: URL, request: Request) => {
    const body = (await request.json()) as object;
    sent.push(body);
    return answer === undefined ? saved(body) : answer(body);
  };
  const { client } = apiOf({
    '/api/user/sessions': () => [],
    '/api/user/tokens': () => [],
    '/api/user/profile': save((change) => ({ ...viewer, ...change })),
    '/api/user/email': save(() => new Response(null, { status: 202 })),
  });
  const page = (
    <>
      <Account />
      <ResumeAfterSignIn />
    </>
  );
  return { ...renderFor(viewer, path, page, client), sent };
}

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const type = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });
const profileForm = () => screen.getByRole('form', { name: 'Personal Information' });
const toastNow = () => useToasts.getState().current;

function typeProfile() {
  type('First name', TYPED.firstName);
  type('Last name', TYPED.lastName);
  type('Pet name', TYPED.petFirstName);
  type('Phone number', TYPED.phoneNumber);
  fireEvent.submit(profileForm());
}

const askedBy = (title: string) => screen.findByRole('dialog', { name: title });
const PHONE = 'Sign in again to change your phone number';
const EMAIL = 'Sign in again to change your email address';

/** Chooses the link to sign-in, which jsdom doesn't follow, and returns the address to which sign-in returns. */
async function leaveToSignIn(title: string, action: string): Promise<string> {
  const link = within(await askedBy(title)).getByRole('link', { name: action });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  const href = new URL(link.getAttribute('href') ?? '', 'http://localhost');
  expect([href.pathname, href.searchParams.get('prompt')]).toEqual(['/api/login', 'login']);
  return href.searchParams.get('returnTo') ?? '';
}

const leaveWithProfile = async () => {
  openPage('/user-profile', signInAgain);
  typeProfile();
  return leaveToSignIn(PHONE, 'Sign in and save');
};

beforeEach(() => sessionStorage.clear());

describe('Saving a phone number long after the sign-in', () => {
  it('says what will happen before the member leaves the profile form for sign-in', async () => {
    openPage('/user-profile', signInAgain);
    typeProfile();
    const dialog = await askedBy(PHONE);
    expect(dialog).toHaveTextContent('Nothing is saved yet.');
    expect(dialog).toHaveTextContent('we’ll bring you back here and save everything you entered');
    expect(toastNow()).toBeNull();
  });

  it('saves the whole profile form after the sign-in, and confirms it', async () => {
    const returnTo = await leaveWithProfile();
    const { sent, address } = openPage(returnTo);
    await waitFor(() => expect(toastNow()).toMatchObject({ title: 'Profile Updated' }));
    expect(toastNow()?.description).toBe('Your profile has been successfully updated.');
    expect(sent).toEqual([TYPED]);
    expect(address()).toBe('/user-profile');
    expect(screen.getByText('Grace Hopper')).toBeVisible();
    expect(field('Phone number')).toHaveValue(TYPED.phoneNumber);
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('keeps what the member typed out of the address to which sign-in returns', async () => {
    expect(await leaveWithProfile()).toBe('/user-profile?save=profile');
  });

  it('fills in the profile form without saving it when the member comes back from a canceled sign-in', async () => {
    await leaveWithProfile();
    const { sent } = openPage();
    for (const [name, value] of [
      ['First name', TYPED.firstName],
      ['Last name', TYPED.lastName],
      ['Pet name', TYPED.petFirstName],
      ['Phone number', TYPED.phoneNumber],
    ] as const) {
      expect(field(name)).toHaveValue(value);
    }
    expect(within(profileForm()).getByRole('status')).toHaveTextContent('It isn’t saved yet.');
    expect(sent).toEqual([]);
    openPage();
    expect(field('Phone number')).toHaveValue('');
  });

  it('saves the other profile fields at once when the member chooses to go without the phone number', async () => {
    const answers = [signInAgain];
    const { sent } = openPage('/user-profile', (body) => answers.shift()?.() ?? { ...aViewer(), ...body });
    typeProfile();
    fireEvent.click(within(await askedBy(PHONE)).getByRole('button', { name: 'Save without phone number' }));
    await waitFor(() => expect(toastNow()).toMatchObject({ title: 'Profile Updated' }));
    expect(sent[1]).toEqual({ ...TYPED, phoneNumber: null });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('forgets the phone number and stays on the profile form when the member cancels the question', async () => {
    openPage('/user-profile', signInAgain);
    typeProfile();
    fireEvent.click(within(await askedBy(PHONE)).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field('Phone number')).toHaveValue(TYPED.phoneNumber);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(TYPED.phoneNumber);
  });

  it('does not ask for another sign-in when the sign-in service returned without a new one', async () => {
    const { sent } = openPage(await leaveWithProfile(), signInAgain);
    await waitFor(() => expect(toastNow()).toMatchObject({ title: 'Update Failed' }));
    expect(toastNow()?.description).toContain('We couldn’t confirm that you signed in again.');
    expect(sent).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field('Phone number')).toHaveValue(TYPED.phoneNumber);
  });

  it('says that nothing was saved when the kept profile has expired', async () => {
    const returnTo = await leaveWithProfile();
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 15 * 60_000);
    const { sent } = openPage(returnTo);
    await waitFor(() => expect(toastNow()).toMatchObject({ title: 'Nothing was saved' }));
    later.mockRestore();
    expect(sent).toEqual([]);
  });

  it('deletes the kept profile and saves nothing when another member signs in', async () => {
    const returnTo = await leaveWithProfile();
    const { sent } = openPage(returnTo, undefined, BEN);
    await waitFor(() => expect(toastNow()).toMatchObject({ title: 'Nothing was saved' }));
    expect(field('First name')).toHaveValue('Ben');
    expect(sent).toEqual([]);
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).not.toContain(TYPED.phoneNumber));
  });

  it('deletes the kept profile when the member signs out', async () => {
    await leaveWithProfile();
    forgetMember();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('Saving the profile after the session has ended', () => {
  it('keeps the whole profile form for the sign-in and saves it afterward', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    openPage('/user-profile', signedOut);
    typeProfile();
    await waitFor(() =>
      expect(toastNow()).toMatchObject({ description: 'Please sign in again to update your profile.' }),
    );
    // jsdom can't leave the page and reports the attempt as an error.
    await waitFor(() => expect(String(errors.mock.calls[0]?.[0])).toContain('navigation'));
    errors.mockRestore();
    const { sent } = openPage('/user-profile?save=profile');
    await waitFor(() => expect(toastNow()).toMatchObject({ title: 'Profile Updated' }));
    expect(sent).toEqual([TYPED]);
  });
});

describe('Changing the email address long after the sign-in', () => {
  const leaveWithEmail = async () => {
    openPage('/user-profile/security', signInAgain);
    type('New email address', 'grace@example.org');
    fireEvent.submit(screen.getByRole('form', { name: 'Email address' }));
    return leaveToSignIn(EMAIL, 'Sign in and send link');
  };

  it('sends the confirmation link after the sign-in, and says so', async () => {
    const returnTo = await leaveWithEmail();
    expect(returnTo).toBe('/user-profile/security?save=email#email');
    const { sent, router } = openPage(returnTo);
    expect(await screen.findByText('We sent a link to grace@example.org. It expires in 24 hours.')).toBeVisible();
    expect(sent).toEqual([{ email: 'grace@example.org' }]);
    expect(router.state.location).toMatchObject({ search: '', hash: '#email' });
  });

  it('fills in the new email address without sending it after a canceled sign-in', async () => {
    await leaveWithEmail();
    const { sent } = openPage('/user-profile/security');
    expect(field('New email address')).toHaveValue('grace@example.org');
    expect(sent).toEqual([]);
  });
});
