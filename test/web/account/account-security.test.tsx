import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AccessToken, OwnSession } from '../../../interfaces/contract/account/account-access.js';
import { AccountSecurity } from '../../../web/features/account/security/account-security.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { apiOf } from '../support/render.js';
import { aViewer, renderFor } from '../support/signed-in.js';

type Answers = Parameters<typeof apiOf>[0];

const DAY = '2026-03-14T12:00:00.000Z';

function aSession(differs: Partial<OwnSession> = {}): OwnSession {
  const times = { signedInAt: DAY, lastSeenAt: DAY, expiresAt: '2026-03-21T12:00:00.000Z' };
  return { id: 'a'.repeat(32), current: false, browser: 'Safari on iPhone', ...times, ...differs };
}

function aToken(differs: Partial<AccessToken> = {}): AccessToken {
  const id = '0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e77';
  return { id, name: 'Backup', scopes: ['read'], createdAt: DAY, expiresAt: null, lastUsedAt: null, ...differs };
}

function open(answers: Answers) {
  const viewer = aViewer();
  const { client, calls } = apiOf({ '/api/user/sessions': () => [], '/api/user/tokens': () => [], ...answers });
  renderFor(viewer, '/user-profile/security', <AccountSecurity viewer={viewer} />, client);
  return { calls };
}

/** Watches for full page navigations, which jsdom can't do and reports as errors. */
function watchLeaving() {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  return {
    hasLeft: () => errors.mock.calls.some(([first]) => String(first).includes('navigation')),
    end: () => errors.mockRestore(),
  };
}

const refusal = (status: number, message: string, code: string) => Response.json({ status, message, code }, { status });
const nothing = () => new Response(null, { status: 204 });
const toastNow = () => useToasts.getState().current;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => useToasts.setState({ current: null }));

describe('Changing the email address', () => {
  const submit = (email: string) => {
    fireEvent.change(screen.getByLabelText('New email address'), { target: { value: email } });
    fireEvent.submit(screen.getByRole('form', { name: 'Email address' }));
  };

  it('says where the confirmation link was sent', async () => {
    open({ '/api/user/email': () => new Response(null, { status: 202 }) });
    submit(' grace@example.org ');
    expect(await screen.findByText('We sent a link to grace@example.org. It expires in 24 hours.')).toBeVisible();
  });

  it('rejects an invalid email address without sending it', async () => {
    const { calls } = open({});
    submit('grace@');
    expect(await screen.findByText('Valid email is required')).toBeVisible();
    expect(calls).not.toContain('/api/user/email');
  });

  it("shows the server's error at the email field", async () => {
    open({ '/api/user/email': () => refusal(400, 'This is already your email address', 'INVALID_INPUT') });
    submit('ada@example.org');
    expect(await screen.findByText('This is already your email address')).toBeVisible();
  });
});

describe('Values typed before a required sign-in', () => {
  const again = () => refusal(403, 'Please sign in again to continue.', 'REAUTHENTICATION_REQUIRED');
  beforeEach(() => sessionStorage.clear());

  it.each([
    ['the server requires a recent sign-in', again],
    ['the session has ended', () => refusal(401, 'Unauthorized', 'UNAUTHORIZED')],
  ])('reopens the token dialog with its values after signing in because %s', async (_why, answer) => {
    const leaving = watchLeaving();
    open({ '/api/user/tokens': (_url, { method }) => (method === 'POST' ? answer() : []) });
    press('Create access token');
    const form = async () => within(await screen.findByRole('form', { name: 'Access token' }));
    fireEvent.change((await form()).getByLabelText(/^Name/), { target: { value: 'Backup' } });
    fireEvent.click((await form()).getByLabelText(/^Write/));
    const [, , year] = (await form()).getByLabelText('Expires after').querySelectorAll('option');
    fireEvent.change((await form()).getByLabelText('Expires after'), { target: { value: year!.value } });
    fireEvent.submit(screen.getByRole('form', { name: 'Access token' }));
    await waitFor(() => expect(leaving.hasLeft()).toBe(true));
    leaving.end();
    cleanup();
    open({});
    expect((await form()).getByLabelText(/^Name/)).toHaveValue('Backup');
    expect((await form()).getByLabelText(/^Write/)).toBeChecked();
    expect((await form()).getByLabelText('Expires after')).toHaveDisplayValue('One year');
  });
});

describe("The list of the member's sessions", () => {
  it('signs out another session, and links to sign-out for the current one', async () => {
    const here = aSession({ id: 'b'.repeat(32), current: true, browser: 'Firefox on Linux' });
    let sessions = [here, aSession()];
    open({
      '/api/user/sessions': () => sessions,
      [`/api/user/sessions/${'a'.repeat(32)}`]: (_url, { method }) => {
        expect(method).toBe('DELETE');
        sessions = [here];
        return nothing();
      },
    });
    expect(await screen.findByText('This device')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/api/logout');
    press('Sign out Safari on iPhone, signed in on Mar 14, 2026');
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
  });

  it('signs out all other sessions at once', async () => {
    let sessions = [aSession({ id: 'b'.repeat(32), current: true, browser: 'Firefox on Linux' }), aSession()];
    open({
      '/api/user/sessions': (_url, { method }) => {
        if (method === 'GET') return sessions;
        sessions = sessions.slice(0, 1);
        return nothing();
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
    expect(toastNow()).toMatchObject({ title: 'Signed out everywhere else' });
  });

  it('links sessions and tokens to sign-in and back when the session has ended', async () => {
    const ended = () => refusal(401, 'Unauthorized', 'UNAUTHORIZED');
    open({ '/api/user/sessions': ended, '/api/user/tokens': ended });
    await waitFor(() =>
      expect(screen.getAllByText('Your session has ended. Sign in again to see this.')).toHaveLength(2),
    );
    const links = screen.getAllByRole('link', { name: 'Sign in again' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/api/login?returnTo=%2Fuser-profile%2Fsecurity%23sessions',
      '/api/login?returnTo=%2Fuser-profile%2Fsecurity%23access-tokens',
    ]);
  });

  it('loads the sessions when Try again is pressed after a failure', async () => {
    const answers = [refusal(503, 'Down', 'UNAVAILABLE'), [aSession()]];
    open({ '/api/user/sessions': () => answers.shift() });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Safari on iPhone')).toBeVisible();
  });
});

describe('Access tokens', () => {
  it('are created with a name and permissions, and shown only once', async () => {
    const sent: unknown[] = [];
    const tokens: AccessToken[] = [];
    open({
      '/api/user/tokens': async (_url, request) => {
        if (request.method === 'GET') return tokens;
        sent.push(await request.json());
        tokens.push(aToken());
        return Response.json({ ...aToken(), token: 'wp_secret' }, { status: 201 });
      },
    });
    press('Create access token');
    const dialog = within(await screen.findByRole('dialog', { name: 'Create access token' }));
    fireEvent.submit(dialog.getByRole('form', { name: 'Access token' }));
    expect(await dialog.findByText('Name is required')).toBeVisible();
    fireEvent.change(dialog.getByLabelText(/^Name/), { target: { value: 'Backup' } });
    fireEvent.click(dialog.getByLabelText(/^Read/));
    fireEvent.submit(dialog.getByRole('form', { name: 'Access token' }));
    expect(await dialog.findByText('Please choose what the token can do')).toBeVisible();
    fireEvent.click(dialog.getByLabelText(/^Read/));
    fireEvent.change(dialog.getByLabelText('Expires after'), { target: { value: '' } });
    fireEvent.submit(dialog.getByRole('form', { name: 'Access token' }));
    expect(await screen.findByDisplayValue('wp_secret')).toHaveAttribute('readonly');
    expect(sent).toEqual([{ name: 'Backup', scopes: ['read'], expiresAt: null }]);
    press('Done');
    expect(await screen.findByText('Backup')).toBeVisible();
    expect(screen.queryByDisplayValue('wp_secret')).toBeNull();
  });

  it('are revoked only after a confirmation', async () => {
    let tokens = [aToken()];
    open({
      '/api/user/tokens': () => tokens,
      [`/api/user/tokens/${aToken().id}`]: () => {
        tokens = [];
        return nothing();
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Revoke Backup' }));
    press('Cancel');
    press('Revoke Backup');
    press('Yes, revoke Backup');
    expect(await screen.findByText('You have no access tokens.')).toBeVisible();
  });
});

describe('Downloading my data', () => {
  it('goes to sign-in when the last sign-in is too old', async () => {
    const leaving = watchLeaving();
    open({ '/api/user/export': () => refusal(403, 'Please sign in again.', 'REAUTHENTICATION_REQUIRED') });
    press('Download my data');
    await waitFor(() => expect(leaving.hasLeft()).toBe(true));
    expect(toastNow()).toBeNull();
    leaving.end();
  });

  it("shows the server's message when the download fails", async () => {
    open({ '/api/user/export': () => refusal(503, 'The database is not responding.', 'UNAVAILABLE') });
    press('Download my data');
    await waitFor(() => expect(toastNow()).toMatchObject({ description: 'The database is not responding.' }));
  });
});

describe('Deleting the account', () => {
  async function openDialog() {
    press('Delete my account');
    return within(await screen.findByRole('dialog', { name: 'Delete my account' }));
  }

  it('requires the word DELETE, then sends the choice about reviews and leaves the page', async () => {
    const leaving = watchLeaving();
    const sent: unknown[] = [];
    open({
      '/api/user': async (_url, request) => {
        sent.push(await request.json());
        return Response.json({ erasureAt: '2026-03-29T12:00:00.000Z' }, { status: 202 });
      },
    });
    const dialog = await openDialog();
    fireEvent.click(dialog.getByLabelText(/^Remove my reviews/));
    fireEvent.submit(dialog.getByRole('form'));
    expect(await dialog.findByText('Type DELETE in capital letters')).toBeVisible();
    expect(sent).toEqual([]);
    fireEvent.change(dialog.getByLabelText(/^Type DELETE/), { target: { value: 'DELETE' } });
    fireEvent.submit(dialog.getByRole('form'));
    await waitFor(() => expect(leaving.hasLeft()).toBe(true));
    expect(sent).toEqual([{ reviews: 'remove' }]);
    leaving.end();
  });

  it('keeps reviews without the name by default', async () => {
    open({});
    const dialog = await openDialog();
    expect(dialog.getByLabelText(/^Keep my reviews without my name/)).toBeChecked();
  });
});
