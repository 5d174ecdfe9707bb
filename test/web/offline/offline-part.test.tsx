import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { OfflinePart } from '../../../web/app/offline/offline-part.js';
import { OfflinePlaces } from '../../../web/app/offline/offline-places.js';
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
    expect(screen.getByText(/^You’re offline\. You can keep reading this page/)).toBeVisible();
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
    expect(screen.getByText(/^You’re offline\. Saved copy from .+, 3:10 PM\. You can keep reading/)).toBeVisible();
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

  it('lists kept places with their times, newest first', async () => {
    const pages = {
      '/business/1': { title: 'Old Paw', at: THURSDAY, pictures: [], release: '' },
      '/business/2': { title: 'New Paw', at: THURSDAY + 1, pictures: [], release: '' },
    };
    Object.assign(globalThis, { caches: { match: () => Promise.resolve(Response.json({ pages })) } });
    try {
      renderAt('/offline', <OfflinePlaces />);
      const links = await screen.findAllByRole('link');
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        ['New Paw', '/business/2'],
        ['Old Paw', '/business/1'],
      ]);
      expect(screen.getAllByText(/^Saved copy from/)).toHaveLength(2);
    } finally {
      Reflect.deleteProperty(globalThis, 'caches');
    }
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
