import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
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
  afterEach(cleanup);

  it('shows five photos on the page and opens at the one that is clicked', async () => {
    await openPhoto(5);
    expect(screen.getByText('5 of 6')).toBeVisible();
    expect(screen.queryByLabelText('Open photo 6 of 6')).toBeNull();
  });

  it('disables Previous at the first photo and Next at the last', async () => {
    await openPhoto(1);
    expect(button('Previous')).toBeDisabled();
    for (let photo = 1; photo < 6; photo++) fireEvent.click(button('Next'));
    expect(screen.getByText('6 of 6')).toBeVisible();
    expect(button('Next')).toBeDisabled();
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

  it('shows an illustration in place of a photo that fails to load', async () => {
    const gallery = await openPhoto(1);
    fireEvent.error(gallery.querySelector('img')!);
    expect(gallery.querySelector('img')).toBeNull();
    expect(screen.getByText('1 of 6')).toBeVisible();
  });
});
