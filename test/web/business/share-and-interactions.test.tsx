import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { ShownBusiness } from '../support/shown-business.js';
import {
  copyLink,
  messageLinks,
  noteMessage,
  shareByDevice,
  shareForPost,
  shareToFacebook,
  shareToLinkedIn,
} from '../../../web/features/business/share/share-targets.js';
import { toast, useToasts } from '../../../web/ui/overlay/toast-store.js';
import { aBusinessDetail } from '../support/records.js';
import { apiOf, renderAt } from '../support/render.js';

const SHARED = { title: 'The Wagging Spoon', url: 'http://localhost/business/1' };
const TEXT = `${SHARED.title} ${SHARED.url}`;
const PASTE = 'The text is on your clipboard. Paste it into your post.';

/** Stubs the browser's sharing features. Returns the texts that are copied to the clipboard. */
function stubBrowser(features: {
  readonly share?: () => Promise<void>;
  readonly opens?: boolean;
  readonly phone?: boolean;
}): string[] {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  if (features.share) Object.defineProperty(navigator, 'share', { configurable: true, value: features.share });
  window.open = () => (features.opens === true ? ({ opener: window } as Window) : null);
  window.matchMedia = (query) =>
    ({ matches: features.phone === true && query === '(pointer: coarse)' }) as MediaQueryList;
  return copied;
}

const shownToast = () => useToasts.getState().current;
const cancels = () => Promise.reject(new DOMException('no', 'AbortError'));
const fails = () => Promise.reject(new DOMException('no', 'NotAllowedError'));

beforeEach(() => {
  sessionStorage.clear();
  useToasts.setState({ current: null });
});
afterEach(() => {
  cleanup();
  for (const name of ['share', 'clipboard', 'sendBeacon']) Reflect.deleteProperty(navigator, name);
});

describe('sharing a business', () => {
  it('sharing a business opens Facebook in a window, or copies the text if the window is blocked', async () => {
    stubBrowser({ opens: true });
    await shareToFacebook(SHARED);
    expect(shownToast()).toMatchObject({ title: 'Facebook share opened' });
    const copied = stubBrowser({ opens: false });
    await shareToFacebook(SHARED);
    expect(shownToast()).toMatchObject({ title: 'Facebook sharing not available', description: PASTE });
    expect(copied).toEqual([TEXT]);
  });

  it('sharing a business uses the share dialog on a phone', async () => {
    stubBrowser({ phone: true, share: () => Promise.resolve() });
    await shareToFacebook(SHARED);
    expect(shownToast()).toMatchObject({ title: 'Shared to Facebook' });
  });

  it('sharing a business copies the text if the LinkedIn window is blocked', async () => {
    const copied = stubBrowser({ opens: false });
    await shareToLinkedIn(SHARED);
    expect(shownToast()).toMatchObject({ title: 'LinkedIn sharing blocked', description: PASTE });
    expect(copied).toEqual([TEXT]);
  });

  it.each(['Instagram', 'TikTok'] as const)('sharing a business copies the text for a post on %s', async (network) => {
    const copied = stubBrowser({});
    await shareForPost(network, SHARED);
    expect(shownToast()).toMatchObject({ title: `Ready for ${network}!` });
    expect(copied).toEqual([TEXT]);
  });

  it('sharing a business in a message or email has its name and link in the text', () => {
    const text = encodeURIComponent(TEXT);
    expect(messageLinks(SHARED)).toEqual({
      messages: `sms:?&body=${text}`,
      whatsApp: `https://wa.me/?text=${text}`,
      email: `mailto:?subject=${encodeURIComponent(SHARED.title)}&body=${text}`,
    });
  });

  it('sharing a business in a message also copies the text, except on a phone', async () => {
    const onPhone = stubBrowser({ phone: true });
    await noteMessage(SHARED);
    expect([onPhone, shownToast()]).toEqual([[], null]);
    const copied = stubBrowser({});
    await noteMessage(SHARED);
    expect(copied).toEqual([TEXT]);
    expect(shownToast()).toMatchObject({ title: 'Ready for Messages!' });
  });

  it('sharing a business with Copy Link copies only the link', async () => {
    const copied = stubBrowser({});
    await copyLink(SHARED);
    expect(shownToast()).toMatchObject({ title: 'Copied to clipboard!' });
    expect(copied).toEqual([SHARED.url]);
  });

  it('confirms sharing by the device, is silent if the user cancels, and copies the text on any other failure', async () => {
    stubBrowser({ share: () => Promise.resolve() });
    await shareByDevice(SHARED);
    expect(shownToast()).toMatchObject({ title: 'Shared successfully!' });
    useToasts.setState({ current: null });
    stubBrowser({ share: cancels });
    await shareByDevice(SHARED);
    expect(shownToast()).toBeNull();
    const copied = stubBrowser({ share: fails });
    await shareByDevice(SHARED);
    expect(shownToast()).toMatchObject({ title: 'Copied to clipboard!' });
    expect(copied).toEqual([TEXT]);
  });
});

describe('the toast of an earlier share', () => {
  it.each([
    ['LinkedIn opens its window', { opens: true }, shareToLinkedIn],
    ['the user cancels the device’s dialog', { share: cancels }, shareByDevice],
    ['the user cancels Facebook on a phone', { phone: true, share: cancels }, shareToFacebook],
  ] as const)('the toast of an earlier share is removed when %s, which shows none', async (_, features, share) => {
    stubBrowser({});
    await copyLink(SHARED);
    expect(shownToast()).toMatchObject({ title: 'Copied to clipboard!' });
    stubBrowser(features);
    await share(SHARED);
    expect(shownToast()).toBeNull();
  });

  it('the toast of an earlier share is removed when the device’s dialog opens, before its outcome is known', async () => {
    stubBrowser({});
    await copyLink(SHARED);
    stubBrowser({ share: () => new Promise(() => undefined) });
    void shareByDevice(SHARED);
    expect(shownToast()).toBeNull();
  });

  it('a toast that is not about sharing stays when a share starts', async () => {
    stubBrowser({ opens: true });
    toast({ title: 'Saved' });
    await shareToLinkedIn(SHARED);
    expect(shownToast()).toMatchObject({ title: 'Saved' });
  });
});

describe('the interactions on a business page', () => {
  it('a business page sends an interaction for the view and for each kind of click', async () => {
    const sent: { readonly url: string; readonly body: Blob }[] = [];
    const sendBeacon = (url: string, body: Blob) => Boolean(sent.push({ url, body }));
    Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
    const { client } = apiOf({ '/api/businesses/1/reviews': () => [] });
    const business = aBusinessDetail({ facebookUrl: 'https://facebook.com/spoon', images: ['/uploads/a.webp'] });
    // jsdom can't navigate.
    const preventNavigation = (event: Event) => event.preventDefault();
    document.addEventListener('click', preventNavigation);
    renderAt('/business/1', <ShownBusiness business={business} />, client);
    fireEvent.click(screen.getByRole('link', { name: 'Call' }));
    fireEvent.click(screen.getAllByRole('link', { name: 'Directions' })[0]!);
    fireEvent.click(screen.getByRole('link', { name: 'Website' }));
    fireEvent.click(screen.getByRole('link', { name: 'Facebook' }));
    fireEvent.click(screen.getByRole('link', { name: 'Sign In to Review' }));
    fireEvent.click(screen.getByRole('button', { name: 'Open photo 1 of 1' }));
    document.removeEventListener('click', preventNavigation);
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
