import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ScrollPosition } from '../../../web/app/client/scroll-position.js';
import { Reviews } from '../../../web/features/review/list/reviews.js';
import { aBusinessDetail, aResponse, aReview } from '../support/records.js';
import { apiOf, renderAt } from '../support/render.js';

const BUSINESS = aBusinessDetail({ reviewCount: 40 });
const business = { id: BUSINESS.id, name: BUSINESS.name, category: BUSINESS.category, ownerId: null };
const aReviewBy = (petName: string, id: number) => aReview({ id, business, petName });
const NEWEST = [aReviewBy('Newest', 40), aReviewBy('Second', 39)];
const OLD = { ...aReviewBy('Oldest', 3), response: aResponse({ id: 8, reviewId: 3 }) };

function show(address: string, linked: (id: string) => unknown = () => OLD) {
  const { client, calls } = apiOf({
    '/api/businesses/1/reviews': () => NEWEST,
    '/api/businesses/1/reviews/summary': () => ({ distribution: [], mentions: [], withPhotos: 0, photos: [] }),
    '/api/reviews/3': () => linked('3'),
  });
  const { router } = renderAt(
    address,
    <>
      <ScrollPosition />
      <Reviews business={BUSINESS} />
    </>,
    client,
  );
  return { calls, router };
}

const reviewers = () => screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'));
const ALL = ['Review by Oldest & Ada', 'Review by Newest & Ada', 'Review by Second & Ada'];

/** IDs of the elements scrolled into view; jsdom has no layout. Newer browsers return a promise. */
let scrolledTo: string[] = [];

beforeEach(() => {
  scrolledTo = [];
  Object.assign(Element.prototype, {
    scrollIntoView(this: Element) {
      scrolledTo.push(this.id);
      return Promise.resolve();
    },
  });
});
afterEach(cleanup);

describe('A link to a review', () => {
  it.each(['/?review=3#review-3', '/?review=3#response-8', '/#review-3'])(
    'a link to a review shows the review above newer ones: %s',
    async (address) => {
      show(address);
      const apart = await screen.findByRole('region', { name: 'Linked review' });
      expect(await within(apart).findByRole('article', { name: 'Review by Oldest & Ada' })).toHaveAttribute(
        'id',
        'review-3',
      );
      expect(reviewers()).toEqual(ALL);
    },
  );

  it('a link to a review leaves the review in place when it is among the newest', async () => {
    const { calls } = show('/?review=39#review-39');
    await screen.findByRole('article', { name: 'Review by Second & Ada' });
    expect(reviewers()).toEqual(['Review by Newest & Ada', 'Review by Second & Ada']);
    expect(calls).not.toContain('/api/reviews/39');
  });

  it.each([
    ['was deleted', () => Response.json({}, { status: 404 })],
    ['belongs to another business', () => aReview({ id: 3, business: { ...business, id: 2 } })],
  ])('a link to a review reports that the review is no longer available when it %s', async (_, answer) => {
    show('/?review=3#review-3', answer);
    expect(await screen.findByText('The linked review is no longer available.')).toBeVisible();
    expect(reviewers()).toEqual(ALL.slice(1));
  });

  it('shows the linked review when Try again is pressed after a failure', async () => {
    const answers = [Response.json({}, { status: 503 }), OLD];
    show('/?review=3#review-3', () => answers.shift());
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(reviewers()).toEqual(ALL));
  });

  it('a link is offered for each review and each owner response', async () => {
    show('/?review=3');
    const links = within(await screen.findByRole('article', { name: 'Review by Oldest & Ada' })).getAllByRole('link', {
      name: /link to this/,
    });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/business/1?review=3#review-3',
      '/business/1?review=3#response-8',
    ]);
  });

  it('scrolls to the linked review once it is shown, unless the reader has scrolled', async () => {
    const { router } = show('/?review=3#review-3');
    await waitFor(() => expect(scrolledTo).toEqual(['review-3']));
    await act(() => router.navigate('/?review=39#review-39'));
    expect(scrolledTo).toEqual(['review-3', 'review-39']);
    await act(() => router.navigate('/#nothing-of-that-name'));
    fireEvent.wheel(window);
    const late = document.createElement('p');
    late.id = 'nothing-of-that-name';
    act(() => document.body.append(late));
    await act(() => router.navigate('/?review=3#review-3'));
    expect(scrolledTo).toEqual(['review-3', 'review-39', 'review-3']);
    late.remove();
  });
});
