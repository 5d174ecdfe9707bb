import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { ShownBusiness } from '../support/shown-business.js';
import {
  copyLink,
  shareByDevice,
  shareForPost,
  shareToFacebook,
  shareToLinkedIn,
} from '../../../web/features/business/share-targets.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { aBusinessDetail } from '../support/records.js';
import { apiOf, renderAt } from '../support/render.js';

const SHARED = { title: 'The Wagging Spoon', url: 'http://localhost/business/1' };
const TEXT = `${SHARED.title} ${SHARED.url}`;
const PASTE = 'The text was copied to your clipboard: paste it into your post.';

/** What this browser can do, for one test. */
function browser(parts: {
  readonly share?: () => Promise<void>;
  readonly opens?: boolean;
  readonly phone?: boolean;
}): string[] {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  if (parts.share) Object.defineProperty(navigator, 'share', { configurable: true, value: parts.share });
  window.open = () => (parts.opens === true ? ({ opener: window } as Window) : null);
  window.matchMedia = (query) => ({ matches: parts.phone === true && query === '(pointer: coarse)' }) as MediaQueryList;
  return copied;
}

const toasted = () => useToasts.getState().current;
const callsOff = () => Promise.reject(new DOMException('no', 'AbortError'));
const breaks = () => Promise.reject(new DOMException('no', 'NotAllowedError'));

beforeEach(() => {
  sessionStorage.clear();
  useToasts.setState({ current: null });
});
afterEach(() => {
  cleanup();
  for (const name of ['share', 'clipboard', 'sendBeacon']) Reflect.deleteProperty(navigator, name);
});

describe('sharing a place', () => {
  it('opens Facebook in a window, or copies the text where that is blocked', async () => {
    browser({ opens: true });
    await shareToFacebook(SHARED);
    expect(toasted()).toMatchObject({ title: 'Facebook share opened' });
    const copied = browser({ opens: false });
    await shareToFacebook(SHARED);
    expect(toasted()).toMatchObject({ title: 'Facebook sharing not available', description: PASTE });
    expect(copied).toEqual([TEXT]);
  });

  it('hands over to the program of a phone', async () => {
    browser({ phone: true, share: () => Promise.resolve() });
    await shareToFacebook(SHARED);
    expect(toasted()).toMatchObject({ title: 'Shared to Facebook' });
  });

  it('copies the text where LinkedIn is blocked', async () => {
    const copied = browser({ opens: false });
    await shareToLinkedIn(SHARED);
    expect(toasted()).toMatchObject({ title: 'LinkedIn sharing blocked', description: PASTE });
    expect(copied).toEqual([TEXT]);
  });

  it.each(['Instagram', 'TikTok'] as const)('makes a text ready for %s', async (network) => {
    const copied = browser({});
    await shareForPost(network, SHARED);
    expect(toasted()).toMatchObject({ title: `Ready for ${network}!` });
    expect(copied).toEqual([TEXT]);
  });

  it('copies the address alone', async () => {
    const copied = browser({});
    await copyLink(SHARED);
    expect(toasted()).toMatchObject({ title: 'Copied to clipboard!' });
    expect(copied).toEqual([SHARED.url]);
  });

  it("by the device says so, stays silent after the person's own no, and copies after any other failure", async () => {
    browser({ share: () => Promise.resolve() });
    await shareByDevice(SHARED);
    expect(toasted()).toMatchObject({ title: 'Shared successfully!' });
    useToasts.setState({ current: null });
    browser({ share: callsOff });
    await shareByDevice(SHARED);
    expect(toasted()).toBeNull();
    const copied = browser({ share: breaks });
    await shareByDevice(SHARED);
    expect(toasted()).toMatchObject({ title: 'Copied to clipboard!' });
    expect(copied).toEqual([TEXT]);
  });
});

describe('what a visitor does with a place', () => {
  it('is told to its owner: the view, and each way out', async () => {
    const sent: { readonly url: string; readonly body: Blob }[] = [];
    const sendBeacon = (url: string, body: Blob) => Boolean(sent.push({ url, body }));
    Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
    const { client } = apiOf({ '/api/businesses/1/reviews': () => [] });
    const business = aBusinessDetail({ facebookUrl: 'https://facebook.com/spoon', images: ['/uploads/a.webp'] });
    // Links lead nowhere in this environment.
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('click', stay);
    renderAt('/business/1', <ShownBusiness business={business} />, client);
    fireEvent.click(screen.getByRole('link', { name: 'Call' }));
    fireEvent.click(screen.getAllByRole('link', { name: 'Directions' })[0]!);
    fireEvent.click(screen.getByRole('link', { name: 'Website' }));
    fireEvent.click(screen.getByRole('link', { name: 'Facebook' }));
    fireEvent.click(screen.getByRole('link', { name: 'Sign In to Review' }));
    fireEvent.click(screen.getByRole('button', { name: 'Open photo 1 of 1' }));
    document.removeEventListener('click', stay);
    await waitFor(() => expect(sent).toHaveLength(7));
    expect(new Set(sent.map(({ url }) => url))).toEqual(new Set(['/api/businesses/1/interactions']));
    expect(sent.every(({ body }) => body.type === 'application/json')).toBe(true);
    const bodies = await Promise.all(sent.map(({ body }) => textOf(body).then((text) => JSON.parse(text))));
    expect(bodies.map(({ interactionType }) => interactionType)).toEqual([
      'view',
      'phone_click',
      'directions_click',
      'website_click',
      'social_media_click',
      'review_click',
      'image_click',
    ]);
    expect(new Set(bodies.map(({ sessionId }) => sessionId)).size).toBe(1);
  });
});

function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });
}
