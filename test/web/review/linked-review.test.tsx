import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ScrollPosition } from '../../../web/app/scroll-position.js';
import { Reviews } from '../../../web/features/review/reviews.js';
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
    '/api/businesses/1/reviews/summary': () => ({ distribution: [], mentions: [] }),
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

/** What the page was brought to: jsdom has no layout. Newer browsers answer with a promise. */
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

describe('a link to a review', () => {
  it.each(['/?review=3#review-3', '/?review=3#response-8', '/#review-3'])(
    'shows it in front of newer ones: %s',
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

  it('leaves it where it is among the newest', async () => {
    const { calls } = show('/?review=39#review-39');
    await screen.findByRole('article', { name: 'Review by Second & Ada' });
    expect(reviewers()).toEqual(['Review by Newest & Ada', 'Review by Second & Ada']);
    expect(calls).not.toContain('/api/reviews/39');
  });

  it.each([
    ['is gone', () => Response.json({}, { status: 404 })],
    ['belongs to another place', () => aReview({ id: 3, business: { ...business, id: 2 } })],
  ])('says that it is not shown where it %s', async (_, answer) => {
    show('/?review=3#review-3', answer);
    expect(await screen.findByText('The review that the link leads to is not shown any more.')).toBeVisible();
    expect(reviewers()).toEqual(ALL.slice(1));
  });

  it('offers to try again where it could not be fetched', async () => {
    const answers = [Response.json({}, { status: 503 }), OLD];
    show('/?review=3#review-3', () => answers.shift());
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(reviewers()).toEqual(ALL));
  });

  it('has the review’s own address, and that of the answer', async () => {
    show('/?review=3');
    const links = within(await screen.findByRole('article', { name: 'Review by Oldest & Ada' })).getAllByRole('link', {
      name: /link to this/,
    });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/business/1?review=3#review-3',
      '/business/1?review=3#response-8',
    ]);
  });

  it('brings the page to it once it is there, unless the reader moved the page', async () => {
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
