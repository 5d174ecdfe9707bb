import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { OfflinePart } from '../../../web/app/offline/offline-part.js';
import { OfflinePlaces } from '../../../web/app/offline/offline-places.js';
import { earlyOfflineScript } from '../../../web/app/server/early-offline.js';
import { savedCopyWords } from '../../../web/lib/words/saved-copy.js';
import { renderAt } from '../support/render.js';

const THURSDAY = new Date(2026, 2, 12, 15, 10).getTime();
const root = document.documentElement;

function goOffline(isOffline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
  act(() => void window.dispatchEvent(new Event(isOffline ? 'offline' : 'online')));
}

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  root.removeAttribute('data-kept-at');
  root.removeAttribute('data-connection');
});

const part = (
  <>
    <OfflinePart />
    <Link to="/elsewhere">Elsewhere</Link>
  </>
);

describe('The offline notice', () => {
  it('is visible while the device is offline, without the time of a page that came from the network', () => {
    renderAt('/', part);
    expect(screen.queryByText(/You’re offline/)).toBeNull();
    goOffline(true);
    expect(screen.getByText(/^You’re offline\. You can read this page/)).toBeVisible();
    expect(screen.queryByText(/Saved copy/)).toBeNull();
    goOffline(false);
    expect(screen.queryByText(/You’re offline/)).toBeNull();
  });

  it('says when a kept page was saved, offers the current one once online, and leaves with the page', () => {
    root.setAttribute('data-kept-at', String(THURSDAY));
    renderAt('/business/1', part);
    expect(screen.getByText(/^Saved copy from .+, 3:10 PM\. The site couldn’t be reached/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Load the current page' })).toBeVisible();
    goOffline(true);
    expect(screen.getByText(/^You’re offline\. Saved copy from .+, 3:10 PM\. You can read this page/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load the current page' })).toBeNull();
    goOffline(false);
    fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(screen.queryByText(/Saved copy/)).toBeNull();
  });
});

describe('savedCopyWords', () => {
  it('names the weekday within six days, and later the day', () => {
    expect(savedCopyWords(THURSDAY, THURSDAY + 3_600_000)).toBe('Saved copy from Thursday, 3:10 PM');
    expect(savedCopyWords(THURSDAY, THURSDAY + 7 * 24 * 3_600_000)).toBe('Saved copy from Mar 12, 3:10 PM');
  });
});

describe('The offline page', () => {
  it('says that no place is on the device when nothing is kept', async () => {
    renderAt('/offline?to=%2Fsaved', <OfflinePlaces />);
    expect(await screen.findByText(/^None yet\./)).toBeVisible();
  });

  it('lists kept places with their times: saved ones first, then others that were viewed', async () => {
    const pageOf = (title: string) => ({ title, at: THURSDAY, pictures: [], release: '' });
    const pages = {
      '/business/1': pageOf('Old Paw'),
      '/business/2': pageOf('New Paw'),
      '/business/3': pageOf('Cat’s Inn'),
    };
    const index = { member: 'ada', saved: [3, 9], viewed: [2, 3, 1], pages };
    Object.assign(globalThis, { caches: { match: () => Promise.resolve(Response.json(index)) } });
    try {
      renderAt('/offline', <OfflinePlaces />);
      const links = await screen.findAllByRole('link');
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        ['Cat’s Inn', '/business/3'],
        ['New Paw', '/business/2'],
        ['Old Paw', '/business/1'],
      ]);
      expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
        'Saved places',
        'Recently viewed',
      ]);
      expect(screen.getAllByText(/^Saved copy from/)).toHaveLength(3);
    } finally {
      Reflect.deleteProperty(globalThis, 'caches');
    }
  });

  it('points to the places below if the member’s saved places were wanted', async () => {
    goOffline(true);
    renderAt('/offline?to=%2Fsaved%3Fsort%3Dname', <OfflinePlaces />);
    expect(await screen.findByText(/^None yet\./)).toBeVisible();
    expect(screen.getByText(/Until then, you can read the places below\.$/)).toBeVisible();
    cleanup();
    renderAt('/offline?to=%2Fsavedby', <OfflinePlaces />);
    expect(await screen.findByText(/^None yet\./)).toBeVisible();
    expect(screen.queryByText(/Until then/)).toBeNull();
  });

  it('says that the site is still away after a failed attempt', async () => {
    const fetch = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    goOffline(true);
    renderAt('/offline?to=%2F%2Fother.example', <OfflinePlaces />);
    expect(fetch).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText('We still can’t reach the site.')).toBeVisible());
    // An address of another site is not followed.
    expect(fetch.mock.calls[0]?.[0]).toBe('/');
  });

  it('tries at once if the network was back before its code ran', async () => {
    const fetch = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    renderAt('/offline?to=%2Fbrowse', <OfflinePlaces />);
    await waitFor(() => expect(screen.getByText('We still can’t reach the site.')).toBeVisible());
    expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/browse']);
  });
});

describe('The notice of the inline script', () => {
  const early = () => document.getElementById('early-offline');

  it('is visible while the device is offline or shows a saved copy, until the page’s own notice replaces it', () => {
    const script = document.createElement('script');
    script.textContent = earlyOfflineScript('<p><span> </span></p>');
    document.head.append(script);
    expect(early()).toBeNull();
    goOffline(true);
    expect(early()?.textContent).toMatch(/^You’re offline\. You can read this page/);
    goOffline(false);
    // Still there, for React may be hydrating.
    expect(early()).not.toBeVisible();
    root.setAttribute('data-kept-at', String(THURSDAY));
    goOffline(true);
    expect(early()?.textContent).toMatch(/^You’re offline\. Saved copy from Mar 12, 3:10\sPM\. You can read/);
    renderAt('/business/1', part);
    expect(early()).toBeNull();
    goOffline(true);
    expect(early()).toBeNull();
  });
});
