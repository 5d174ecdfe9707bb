import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Account } from '../../../web/features/account/account.js';
import { AgeConfirmation } from '../../../web/features/account/privacy/age-confirmation.js';
import { UserProfilePage } from '../../../web/app/pages/account/user-profile-page.js';
import { AgeNote } from '../../../web/app/layout/age-note.js';
import { useRecentlyViewed } from '../../../web/features/recently-viewed/recently-viewed.store.js';
import type { Viewer } from '../../../web/lib/page/viewer.js';
import { aBusiness } from '../support/records.js';
import { apiOf } from '../support/render.js';
import { aViewer, renderFor } from '../support/signed-in.js';

const PRIVACY = '/api/user/privacy';
const AGE = '/api/user/age-confirmation';
const refusal = (message: string) => Response.json({ status: 503, message, code: 'UNAVAILABLE' }, { status: 503 });

function open(
  viewer: Viewer,
  answer: (change: Partial<Viewer>) => unknown = (change) => ({ ...choices(viewer), ...change }),
) {
  const sent: Partial<Viewer>[] = [];
  const { client } = apiOf({
    '/api/user/sessions': () => [],
    '/api/user/tokens': () => [],
    [PRIVACY]: async (_url, request) => {
      const change = (await request.json()) as Partial<Viewer>;
      sent.push(change);
      return answer(change);
    },
  });
  renderFor(viewer, '/user-profile/privacy', <UserProfilePage />, client);
  return { sent };
}

const choices = ({ paused, personalisation, analytics }: Viewer) => ({ paused, personalisation, analytics });
const choice = (name: string) => screen.getByRole('switch', { name: new RegExp(`^${name}`) });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => useRecentlyViewed.getState().clear());

describe('The privacy settings', () => {
  it('the privacy settings show the stored choices', () => {
    open(aViewer({ paused: true, analytics: false }));
    expect(choice('Pause my profile')).toBeChecked();
    expect(choice('Personal suggestions')).toBeChecked();
    expect(choice('Count my visits')).not.toBeChecked();
  });

  it('the privacy settings are saved at once, and a note is shown while the profile is paused', async () => {
    const { sent } = open(aViewer());
    expect(screen.queryByRole('region', { name: 'Your profile is paused' })).toBeNull();
    fireEvent.click(choice('Pause my profile'));
    expect(await screen.findByRole('region', { name: 'Your profile is paused' })).toBeVisible();
    expect(screen.getByText('Saved')).toBeVisible();
    expect(choice('Pause my profile')).toBeChecked();
    fireEvent.click(choice('Pause my profile'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Your profile is paused' })).toBeNull());
    expect(sent).toEqual([{ paused: true }, { paused: false }]);
  });

  it('a privacy setting shows the new choice while it is being saved, and the old one if that fails', async () => {
    let fail: (answer: Response) => void = () => undefined;
    open(aViewer(), () => new Promise((resolve) => (fail = resolve)));
    fireEvent.click(choice('Count my visits'));
    expect(await screen.findByText('Saving...')).toBeVisible();
    expect(choice('Count my visits')).not.toBeChecked();
    await waitFor(() => fail(refusal('Not now. Please try again.')));
    expect(await screen.findByText(/Not now. Please try again. Your setting hasn’t changed./)).toBeVisible();
    expect(choice('Count my visits')).toBeChecked();
  });

  it('turning off suggestions clears the recently viewed places once it is saved', async () => {
    useRecentlyViewed.getState().view(aBusiness({ id: 7 }), 1);
    open(aViewer());
    expect(useRecentlyViewed.getState().records).toHaveLength(1);
    fireEvent.click(choice('Personal suggestions'));
    await waitFor(() => expect(useRecentlyViewed.getState().records).toEqual([]));
    expect(JSON.stringify(localStorage)).not.toContain('"id":7');
  });

  it('the privacy settings have a page of their own in the account, with one sentence each', () => {
    renderFor(aViewer(), '/user-profile/privacy', <Account />, apiOf({}).client);
    expect(screen.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    for (const each of screen.getAllByRole('switch')) {
      expect(each.closest('label')?.textContent?.match(/\.(?:\s|$)/g)).toHaveLength(1);
    }
  });
});

describe('The age confirmation', () => {
  const ask = (viewer: Viewer, answer: (confirmed: boolean) => unknown) => {
    const sent: boolean[] = [];
    const { client } = apiOf({
      [AGE]: async (_url, request) => {
        const { confirmed } = (await request.json()) as { confirmed: boolean };
        sent.push(confirmed);
        return answer(confirmed);
      },
    });
    renderFor(viewer, '/age-confirmation', <AgeConfirmation returnTo="/browse" />, client);
    return sent;
  };
  const unconfirmed = aViewer({ ageConfirmed: false });

  it('the age confirmation mentions erasure only to members under 13, and asks them to confirm it', async () => {
    const sent = ask(unconfirmed, () => refusal('Not now. Please try again.'));
    expect(screen.queryByText(/erase/i)).toBeNull();
    press('I am under 13');
    expect(screen.getByRole('heading', { name: 'Erase your account?' })).toBeVisible();
    press('Go back');
    expect(screen.getByRole('button', { name: 'I am 13 or older' })).toBeVisible();
    expect(sent).toEqual([]);
    press('I am under 13');
    press('Erase my account');
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now. Please try again.');
    expect(sent).toEqual([false]);
    expect(screen.getByRole('button', { name: 'Erase my account' })).toBeEnabled();
  });

  it('the age confirmation is not requested again once given', () => {
    ask(aViewer(), () => undefined);
    expect(screen.getByRole('heading', { name: 'You’ve confirmed your age' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/browse');
  });

  it('a note on every page requests the age confirmation until it is given', () => {
    const link = () => screen.queryByRole('link', { name: 'Confirm my age' });
    renderFor(unconfirmed, '/browse?category=hotels', <AgeNote />, apiOf({}).client);
    expect(link()).toHaveAttribute('href', '/age-confirmation?returnTo=%2Fbrowse%3Fcategory%3Dhotels');
    cleanup();
    renderFor(aViewer(), '/browse', <AgeNote />, apiOf({}).client);
    expect(link()).toBeNull();
  });
});
