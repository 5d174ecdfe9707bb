import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Reviews } from '../../../web/features/review/reviews.js';
import { aBusinessDetail, aReview } from '../support/records.js';
import { apiOf, renderAt } from '../support/render.js';

const SUMMARY = {
  distribution: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating === 5 ? 9 : 3 - (rating % 3) })),
  mentions: [{ word: 'patio', count: 6 }],
};

function show(path = '/business/1?from=%2Fsaved', reviews = [aReview()]) {
  const { client, calls } = apiOf({
    '/api/businesses/1/reviews': () => reviews,
    '/api/businesses/1/reviews/summary': () => SUMMARY,
  });
  const { address } = renderAt(path, <Reviews business={aBusinessDetail()} />, client);
  const asked = () => calls.filter((call) => call.includes('/reviews?')).at(-1);
  return { address, asked };
}

afterEach(cleanup);

describe('the reviews of a place', () => {
  it('tell how many give how many stars', async () => {
    show();
    const ratings = within(await screen.findByRole('list', { name: 'Ratings' }));
    expect(ratings.getAllByRole('listitem').map((item) => item.textContent)[0]).toContain('5 stars: 9');
    expect(ratings.getAllByRole('listitem')).toHaveLength(5);
  });

  it('come in the order that is chosen, which the address keeps beside the way back', async () => {
    const { address, asked } = show();
    fireEvent.click(await screen.findByRole('link', { name: 'Most helpful' }));
    expect(await screen.findByRole('list', { name: 'Most helpful reviews' })).toBeVisible();
    expect(address()).toBe('/business/1?from=%2Fsaved&sort=helpful');
    expect(asked()).toContain('sort=helpful');
    expect(screen.getByRole('link', { name: 'Most helpful', current: true })).toBeVisible();
  });

  it('are narrowed by a word that they use, and all there again by a second press', async () => {
    const { address, asked } = show();
    fireEvent.click(await screen.findByRole('link', { name: 'patio (6)' }));
    const chosen = await screen.findByRole('link', { name: 'patio (6)', current: true });
    expect(asked()).toContain('mentions=patio');
    fireEvent.click(chosen);
    expect(address()).toBe('/business/1?from=%2Fsaved');
  });

  it('say where none uses a word that the address names, which can be taken back', async () => {
    show('/business/1?mentions=submarine', []);
    expect(await screen.findByText(/No reviews here/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'submarine', current: true })).toHaveAttribute(
      'href',
      '/business/1#reviews',
    );
  });
});

describe('a review', () => {
  it("shows its author's tier, and the kind of the pet where that is known", async () => {
    show('/business/1', [aReview({ guideDogStatus: 'gold', petType: 'cat' }), aReview({ id: 2, petName: 'Pixel' })]);
    const [cat, unknown] = await screen.findAllByRole('article');
    expect(within(cat!).getByText('Gold')).toBeVisible();
    expect(within(unknown!).queryByText(/Bronze|Silver|Gold|Platinum/)).toBeNull();
    expect(cat!.querySelector('header svg')!.innerHTML).not.toBe(unknown!.querySelector('header svg')!.innerHTML);
  });
});
