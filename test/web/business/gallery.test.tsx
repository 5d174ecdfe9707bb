import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { ShownBusiness } from '../support/shown-business.js';
import { aBusinessDetail } from '../support/records.js';
import { apiOf, renderAt } from '../support/render.js';

const images = [
  '/uploads/a.webp',
  '/uploads/b.webp',
  '/uploads/c.webp',
  '/uploads/d.webp',
  '/uploads/e.webp',
  '/uploads/f.webp',
];

async function openPhoto(photo: number): Promise<HTMLElement> {
  const { client } = apiOf({ '/api/businesses/1/reviews': () => [] });
  renderAt('/business/1', <ShownBusiness business={aBusinessDetail({ images })} />, client);
  fireEvent.click(screen.getByRole('button', { name: `Open photo ${photo} of 6` }));
  return screen.findByRole('dialog', { name: 'The Wagging Spoon' });
}

function swipe(gallery: HTMLElement, from: number, to: number, down = 0): void {
  const finger = (clientX: number, clientY: number) => [{ clientX, clientY }];
  fireEvent.touchStart(gallery, { touches: finger(from, 300), changedTouches: finger(from, 300) });
  fireEvent.touchEnd(gallery, { touches: [], changedTouches: finger(to, 300 + down) });
}

const button = (name: string) => screen.getByRole('button', { name });

describe('the photo gallery', () => {
  afterEach(() => {
    cleanup();
    // An open gallery is part of the history entry.
    history.replaceState(null, '');
  });

  it('shows five photos on the page and opens at the one that is clicked', async () => {
    await openPhoto(5);
    expect(screen.getByText('5 of 6')).toBeVisible();
    expect(screen.queryByLabelText('Open photo 6 of 6')).toBeNull();
  });

  it('disables Previous at the first photo and Next at the last, without taking their focus away', async () => {
    await openPhoto(1);
    expect(button('Previous')).toHaveAttribute('aria-disabled', 'true');
    button('Next').focus();
    // One more click than there are photos.
    for (let photo = 1; photo < 7; photo++) fireEvent.click(button('Next'));
    expect(screen.getByText('6 of 6')).toBeVisible();
    expect(button('Next')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Next')).toHaveFocus();
    fireEvent.keyDown(button('Next'), { key: 'ArrowLeft' });
    expect(screen.getByText('5 of 6')).toBeVisible();
  });

  it('starts with the focus on the gallery, not on a button, and returns it to the photo on the page', async () => {
    const gallery = await openPhoto(3);
    await waitFor(() => expect(gallery).toHaveFocus());
    fireEvent.click(button('Next'));
    fireEvent.click(button('Close'));
    await waitFor(() => expect(button('Open photo 3 of 6')).toHaveFocus());
  });

  it('leaves arrow keys with Alt to the browser, which goes back', async () => {
    const gallery = await openPhoto(2);
    fireEvent.keyDown(gallery, { key: 'ArrowLeft', altKey: true });
    expect(screen.getByText('2 of 6')).toBeVisible();
  });

  it('closes when the reader goes back, and opens again when the reader goes forward', async () => {
    await openPhoto(2);
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    history.forward();
    expect(await screen.findByText('2 of 6')).toBeVisible();
  });

  it('leaves no history entry behind when a button closes it', async () => {
    const before = history.length;
    await openPhoto(2);
    fireEvent.click(button('Close'));
    await waitFor(() => expect(history.state).toBeNull());
    fireEvent.click(button('Open photo 3 of 6'));
    await screen.findByRole('dialog');
    fireEvent.click(button('Close'));
    await waitFor(() => expect(history.state).toBeNull());
    // Only the entry to go forward to.
    expect(history.length).toBeLessThanOrEqual(before + 1);
  });

  it('shows the hint about swiping and the arrow keys', async () => {
    await openPhoto(2);
    expect(screen.getByText('Swipe left or right to navigate')).toBeVisible();
    expect(screen.getByText(', or use the arrow keys')).toBeInTheDocument();
  });

  it('changes the photo after a swipe of at least 50 pixels', async () => {
    const gallery = await openPhoto(2);
    swipe(gallery, 200, 151);
    expect(screen.getByText('2 of 6')).toBeVisible();
    swipe(gallery, 200, 150);
    expect(screen.getByText('3 of 6')).toBeVisible();
    swipe(gallery, 100, 160);
    expect(screen.getByText('2 of 6')).toBeVisible();
  });

  it('ignores swipes that are more vertical than horizontal', async () => {
    const gallery = await openPhoto(2);
    swipe(gallery, 200, 140, 90);
    expect(screen.getByText('2 of 6')).toBeVisible();
  });

  it('shows the drawing of the place in place of a photo that fails to load', async () => {
    const gallery = await openPhoto(1);
    fireEvent.error(gallery.querySelector('img')!);
    expect(gallery.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^\/drawings\/1\/places\//));
    expect(gallery.querySelector('img')).toHaveAttribute('alt', '');
    expect(screen.getByText('1 of 6')).toBeVisible();
  });
});
