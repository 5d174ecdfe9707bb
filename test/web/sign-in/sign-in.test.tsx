import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Header } from '../../../web/app/layout/header.js';
import { ConfirmEmail } from '../../../web/features/account/confirm-email.js';
import { SignInPage } from '../../../web/app/pages/sign-in/sign-in-page.js';
import { AuthSuccess } from '../../../web/features/sign-in/auth-success.js';
import { aBusinessDetail } from '../support/records.js';
import { apiOf } from '../support/render.js';
import { aViewer, renderFor } from '../support/signed-in.js';

const never = () => new Promise(() => undefined);

describe('The header', () => {
  const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

  it('shows visitors sign-in links', () => {
    renderFor(null, '/', <Header siteName="Welcome Paws" />, apiOf({}).client);
    expect(links()).toContainEqual(['Sign In', '/sign-in']);
    expect(links()).toContainEqual(['List Your Business', '/business-sign-in']);
    expect(screen.queryByRole('button', { name: 'Account menu' })).toBeNull();
  });

  it.each([
    ['the current page', '/business/7?from=%2Fbrowse', '/sign-in?returnTo=%2Fbusiness%2F7%3Ffrom%3D%252Fbrowse'],
    ['the return page of the sign-in page', '/sign-in?returnTo=%2Fbrowse', '/sign-in?returnTo=%2Fbrowse'],
    ['the home page from pages without a way back', '/account-closed?on=2026-01-01', '/sign-in'],
    ['the home page instead of another site', '/sign-in?returnTo=%2F%2Fevil.example', '/sign-in'],
  ])('returns after sign-in to %s', (_what, path, href) => {
    renderFor(null, path, <Header siteName="Welcome Paws" />, apiOf({}).client);
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', href);
  });

  it('shows members their menu and a link to the listing form', async () => {
    renderFor(aViewer(), '/', <Header siteName="Welcome Paws" />, apiOf({}).client);
    expect(await screen.findByRole('button', { name: 'Account menu' })).toBeVisible();
    expect(links()).toContainEqual(['List Your Business', '/create-business']);
    expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
  });

  it('shows neither until the viewer is known', () => {
    renderFor(undefined, '/', <Header siteName="Welcome Paws" />, apiOf({ '/api/auth/user': never }).client);
    expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Account menu' })).toBeNull();
  });
});

describe('The sign-in page', () => {
  const open = (returnTo: string | null, answers: Parameters<typeof apiOf>[0] = {}) =>
    renderFor(
      null,
      returnTo === null ? '/sign-in' : `/sign-in?returnTo=${encodeURIComponent(returnTo)}`,
      <SignInPage />,
      apiOf(answers).client,
    );
  const title = () => screen.getByRole('heading', { level: 1 });

  it('says what the sign-in is for, with the name of the place as the API gives it', async () => {
    const place = { ...aBusinessDetail(), id: 7, name: 'Zigzag Hound Café' };
    open('/browse?category=hotels#intent-save-7', { '/api/businesses/7': () => place });
    await waitFor(() => expect(title()).toHaveTextContent('Sign in to save Zigzag Hound Café'));
    expect(screen.getByRole('link', { name: 'Continue with Secure Sign In' })).toHaveAttribute(
      'href',
      `/api/login?returnTo=${encodeURIComponent('/browse?category=hotels#intent-save-7')}`,
    );
  });

  it("says 'this place' while the name is unknown, and for a place that is not public", async () => {
    const unknown = { status: 404, message: 'Not found', code: 'NOT_FOUND' };
    open('/claim-business/7', { '/api/businesses/7': () => Response.json(unknown, { status: 404 }) });
    expect(title()).toHaveTextContent('Sign in to claim this place');
    await waitFor(() => expect(title()).toHaveTextContent('Sign in to claim this place'));
  });

  it.each([
    ['/business/7#intent-helpful-3', 'Sign in to mark a review as helpful'],
    ['/create-business', 'Sign in to list your business'],
    ['/browse?why=win', 'Sign In'],
    ['//evil.example/#intent-save-7', 'Sign In'],
    [null, 'Sign In'],
  ])('for a return to %s has the heading: %s', (returnTo, heading) => {
    open(returnTo);
    expect(title()).toHaveTextContent(heading);
  });
});

describe('The page after a sign-in', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  async function pass(ms: number): Promise<void> {
    await act(() => jest.advanceTimersByTimeAsync(ms));
    await act(async () => void (await setImmediate()));
  }

  it('shows a message while it loads', () => {
    renderFor(undefined, '/auth-success', <AuthSuccess returnTo={null} />, apiOf({ '/api/auth/user': never }).client);
    expect(screen.getByRole('status')).toHaveTextContent('Verifying your account...');
  });

  it('greets the member by first name and redirects home after one second', async () => {
    const { address } = renderFor(aViewer(), '/auth-success', <AuthSuccess returnTo={null} />, apiOf({}).client);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Ada!');
    expect(screen.getByRole('status')).toHaveTextContent('You’re all set');
    expect(screen.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: /Browse/ })).toHaveAttribute('href', '/browse');
    await pass(999);
    expect(address()).toBe('/auth-success');
    await pass(1);
    expect(address()).toBe('/');
  });

  it.each([
    ['first name', { firstName: null }, 'Welcome, ada@example.org!'],
    ['last name', { lastName: null }, 'Welcome, Ada!'],
  ])('redirects to the profile when the %s is missing', async (_what, missing, greeting) => {
    const { address } = renderFor(aViewer(missing), '/auth-success', <AuthSuccess returnTo={null} />, apiOf({}).client);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(greeting);
    expect(screen.getByRole('link', { name: 'Complete Your Profile' })).toHaveAttribute(
      'href',
      '/user-profile?welcome=true',
    );
    await pass(1000);
    expect(address()).toBe('/user-profile?welcome=true');
  });

  it('returns to the previous page even if the profile is incomplete', async () => {
    const whole = { client: apiOf({}).client, element: <AuthSuccess returnTo="/business/7" /> };
    const { address } = renderFor(aViewer({ firstName: null }), '/auth-success', whole.element, whole.client);
    expect(screen.getByRole('status')).toHaveTextContent('We’re taking you back to where you left off.');
    await pass(1000);
    expect(address()).toBe('/business/7');
    cleanup();
    renderFor(null, '/auth-success', whole.element, apiOf({}).client);
    const link = screen.getByRole('link', { name: 'Complete Sign In' });
    expect(link).toHaveAttribute('href', '/api/login?returnTo=%2Fbusiness%2F7');
  });

  it('tells visitors that their email was verified, without a redirect', async () => {
    const { address } = renderFor(null, '/auth-success', <AuthSuccess returnTo={null} />, apiOf({}).client);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your email was verified');
    expect(screen.getByRole('link', { name: 'Complete Sign In' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/api\/login/),
    );
    await pass(5000);
    expect(address()).toBe('/auth-success');
  });
});

describe('The confirmation page for a new email address', () => {
  // The page reads the token from the browser's address.
  const at = (address: string) => window.history.replaceState(null, '', address);
  afterEach(() => at('/'));

  it('confirms the address only when the button is pressed', async () => {
    at('/confirm-email?token=s3cret');
    const sent: unknown[] = [];
    const { client, calls } = apiOf({
      '/api/user/email/confirm': async (_url, request) => {
        sent.push(await request.json());
        return { email: 'grace@example.org' };
      },
      '/api/auth/user': () => aViewer({ email: 'grace@example.org' }),
    });
    renderFor(aViewer(), '/confirm-email', <ConfirmEmail />, client);
    expect(calls).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Confirm email address' }));
    expect(await screen.findByText('Your email address is now grace@example.org.')).toBeVisible();
    expect(sent).toEqual([{ token: 's3cret' }]);
  });

  it("shows the server's message for an expired link", async () => {
    at('/confirm-email?token=old');
    const message = 'This link is no longer valid. Please request a new one on your account page.';
    const { client } = apiOf({
      '/api/user/email/confirm': () =>
        Response.json({ status: 400, message, code: 'EMAIL_LINK_INVALID' }, { status: 400 }),
    });
    renderFor(null, '/confirm-email', <ConfirmEmail />, client);
    fireEvent.click(screen.getByRole('button', { name: 'Confirm email address' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
  });

  it('reports a link without a token', async () => {
    renderFor(null, '/confirm-email', <ConfirmEmail />, apiOf({}).client);
    fireEvent.click(screen.getByRole('button', { name: 'Confirm email address' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is incomplete.');
  });
});
