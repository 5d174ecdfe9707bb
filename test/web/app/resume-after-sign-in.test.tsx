import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { ResumeAfterSignIn } from '../../../web/app/layout/resume-after-sign-in.js';
import { Reviews } from '../../../web/features/review/list/reviews.js';
import { SaveButton } from '../../../web/features/saved-place/save-button.js';
import { forgetMember } from '../../../web/lib/member/forget-member.js';
import { usePendingAction } from '../../../web/lib/member/action-after-sign-in.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { aBusinessDetail, aReview } from '../support/records.js';
import { apiOf, renderAt } from '../support/render.js';
import { ADA_ID, aMember, asMember } from '../support/viewers.js';

const BUSINESS = aBusinessDetail({ id: 7, reviewCount: 1 });
const REVIEWED = { id: 7, name: BUSINESS.name, category: BUSINESS.category, ownerId: null };
const A_REVIEW = aReview({ id: 3, business: REVIEWED });
const PATH = '/business/7?from=%2Fbrowse';
const UNAUTHORIZED = { status: 401, message: 'Unauthorized', code: 'UNAUTHORIZED' };

/**
 * Shows a business page to a member or visitor. `written` lists its write requests, `writtenWithHash` those that were
 * sent before the hash was removed from the address.
 */
function show(address: string, { isMember = true, isRefused = false, reviews = [A_REVIEW] } = {}) {
  const written: string[] = [];
  const write = (url: URL, request: Request): Response => {
    written.push(`${request.method} ${url.pathname}`);
    if (isRefused) return Response.json(UNAUTHORIZED, { status: 401 });
    return new Response(null, { status: 204 });
  };
  const { client } = apiOf({
    '/api/businesses/7': () => BUSINESS,
    '/api/businesses/7/favorite': write,
    '/api/businesses/7/reviews': (url, request) => (request.method === 'GET' ? reviews : write(url, request)),
    '/api/reviews/3/helpful': write,
    '/api/reviews/3': write,
    '/api/reviews/3/response': write,
  });
  const page: ReactNode = (
    <>
      <SaveButton business={BUSINESS} />
      <Reviews business={BUSINESS} />
      <ResumeAfterSignIn />
    </>
  );
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  const who = isMember ? asMember(page, aMember()) : page;
  // Before an external provider, visitors see our sign-in page first. jsdom can't leave for the site's own provider.
  const { router } = renderAt({ pathname, search, hash }, who, client, { hasOwnProvider: false });
  const writtenWithHash: string[] = [];
  router.subscribe(({ location }) => {
    if (location.hash === '') writtenWithHash.push(...written);
  });
  return { written, writtenWithHash, at: () => router.state.location };
}

/** Returns the `returnTo` parameter of an address. */
const returnTo = ({ search }: { readonly search: string }) => new URLSearchParams(search).get('returnTo') ?? '';

/** Presses something as a visitor. Returns where the sign-in page goes back to. */
async function pressedByVisitor(press: () => Promise<void>): Promise<string> {
  const { at } = show(PATH, { isMember: false });
  await press();
  await waitFor(() => expect(at().pathname).toBe('/sign-in'));
  const wayBack = returnTo(at());
  cleanup();
  return wayBack;
}

const pressSave = async () => void fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
const pressReview = async () => void fireEvent.click(await screen.findByRole('link', { name: 'Sign In to Review' }));
const pressHelpful = async () => void fireEvent.click(await screen.findByRole('button', { name: /^Helpful/ }));
const dialog = () => screen.findByRole('dialog', { name: `Write a Review for ${BUSINESS.name}` });
const shownToast = () => useToasts.getState().current;

beforeEach(() => {
  forgetMember();
  useToasts.setState({ current: null });
  usePendingAction.setState({ action: null });
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('a visitor who returns signed in', () => {
  it('saves the place whose heart they pressed, once', async () => {
    const wayBack = await pressedByVisitor(pressSave);
    const { written, at } = show(wayBack);
    const heart = await screen.findByRole('button', { name: 'Saved', pressed: true });
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Saved', tone: 'success' }));
    expect([written, document.activeElement]).toEqual([['PUT /api/businesses/7/favorite'], heart]);
    expect(at()).toMatchObject({ pathname: '/business/7', search: '?from=%2Fbrowse', hash: '' });
    cleanup();

    const again = show(wayBack);
    await waitFor(() => expect(again.at().hash).toBe(''));
    expect(again.written).toEqual([]);
  });

  it('gets the place saved before its action is removed from the address, so that a reload can’t lose it', async () => {
    const { at, writtenWithHash } = show(await pressedByVisitor(pressSave));
    await waitFor(() => expect(at().hash).toBe(''));
    expect(writtenWithHash).toEqual(['PUT /api/businesses/7/favorite']);
  });

  it('sees the review dialog open', async () => {
    show(await pressedByVisitor(pressReview));
    expect(await dialog()).toBeVisible();
  });

  it('sees a message that they have already reviewed the business', async () => {
    const mine = aReview({ id: 3, userId: ADA_ID, business: REVIEWED });
    show(await pressedByVisitor(pressReview), { reviews: [mine] });
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'You have already reviewed this business.' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('gets their helpful vote counted', async () => {
    const { written } = show(await pressedByVisitor(pressHelpful));
    await waitFor(() => expect(written).toEqual(['PUT /api/reviews/3/helpful']));
  });

  it('gets the place saved that they wanted before signing up in another browser, if the server says so, once', async () => {
    const arrive = async (action: string | null): Promise<readonly string[]> => {
      if (action !== null) document.cookie = `wanted-action=${action}; Path=/`;
      const { written, at } = show('/business/7#intent-save-7');
      await waitFor(() => expect(at().hash).toBe(''));
      if (action === 'save-7') await screen.findByRole('button', { name: 'Saved', pressed: true });
      cleanup();
      expect(document.cookie).toBe('');
      return written;
    };
    expect(await arrive('save-8')).toEqual([]);
    expect(await arrive('save-7')).toEqual(['PUT /api/businesses/7/favorite']);
    expect(await arrive(null)).toEqual([]);
  });

  it('runs only actions that this browser stored: none from a link, a day later, or after signing out', async () => {
    const expectNothingDone = async (address: string): Promise<void> => {
      const { written, at } = show(address);
      await waitFor(() => expect(at().hash).toBe(''));
      expect([written, screen.queryByRole('dialog')]).toEqual([[], null]);
      cleanup();
    };
    await expectNothingDone('/business/7#intent-save-7');
    await expectNothingDone('/business/7#intent-everything-7');

    const wayBack = await pressedByVisitor(pressSave);
    forgetMember();
    await expectNothingDone(wayBack);

    await pressedByVisitor(pressSave);
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 24 * 3_600_000);
    await expectNothingDone(wayBack);
  });

  it('saves nothing before signing in', async () => {
    const wayBack = await pressedByVisitor(pressSave);
    const { written, at } = show(wayBack, { isMember: false });
    expect(await screen.findByRole('button', { name: 'Save', pressed: false })).toBeVisible();
    expect([written, at().hash]).toEqual([[], '#intent-save-7']);
  });
});

describe('a member whose session has ended', () => {
  it('is signed out with a message, and finds the draft in the dialog later, even in another tab', async () => {
    show(PATH, { isRefused: true });
    fireEvent.click(await screen.findByRole('button', { name: 'Write a Review' }));
    await dialog();
    const type = (name: RegExp, value: string) =>
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
    type(/^Title/, 'Lovely patio');
    type(/^Review/, 'We came with three dogs and stayed.');
    fireEvent.click(screen.getByRole('button', { name: 'Submit Review' }));
    const toast = { title: 'Unauthorized', description: 'You are logged out. Logging in again...' };
    await waitFor(() => expect(shownToast()).toMatchObject(toast));
    cleanup();

    sessionStorage.clear();
    show('/business/7#intent-review-7');
    await dialog();
    expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Lovely patio');
    expect(screen.getByRole('textbox', { name: /^Review/ })).toHaveValue('We came with three dogs and stayed.');
  });

  it('gets the place saved after signing in again', async () => {
    show(PATH, { isRefused: true });
    await pressSave();
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Unauthorized' }));
    expect(await screen.findByRole('button', { name: 'Save', pressed: false })).toBeVisible();
    cleanup();
    const { written } = show('/business/7#intent-save-7');
    await waitFor(() => expect(written).toEqual(['PUT /api/businesses/7/favorite']));
  });
});
