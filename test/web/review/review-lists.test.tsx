import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { MemberReviews } from '../../../web/features/review/list/member-reviews.js';
import { ReviewsOverview } from '../../../web/features/review/list/reviews-overview.js';
import { aReview } from '../support/records.js';
import { apiOf, renderAt } from '../support/render.js';
import { ADA_ID, asMember } from '../support/viewers.js';

const SUMMARY = { totalReviews: 1234, averageRating: '4.25' };
const OF_ADA = `/api/users/${ADA_ID}/reviews`;

/** A response with `count` reviews whose IDs start at `first`, with the headers of a page. */
function page(
  first: number,
  count: number,
  { total = count, next = null as string | null, path = '/api/reviews' } = {},
) {
  const reviews = Array.from({ length: count }, (_, i) => aReview({ id: first + i, title: `Visit ${first + i}` }));
  const link = next === null ? {} : { link: `<${path}?cursor=${next}>; rel="next"` };
  return Response.json(reviews, { headers: { 'x-total-count': String(total), ...link } });
}

function overview(answers: Parameters<typeof apiOf>[0], isMember = false) {
  const { client, calls } = apiOf({ '/api/reviews/summary': () => SUMMARY, ...answers });
  const element = <ReviewsOverview cursor={null} />;
  renderAt('/reviews', isMember ? asMember(element) : element, client);
  return calls;
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));

afterEach(cleanup);

describe('The reviews overview', () => {
  it('shows the total, the average, and the newest ten reviews, and twelve more on Load More', async () => {
    const more = (url: URL) =>
      url.searchParams.has('cursor') ? page(11, 12, { total: 22 }) : page(1, 10, { total: 22, next: 'b' });
    const calls = overview({ '/api/reviews': more });
    expect(await screen.findByText('1,234')).toBeTruthy();
    expect(screen.getByText('4.3')).toBeTruthy();
    expect(screen.queryByText('My Reviews')).toBeNull();
    const recent = await region('Recent Reviews');
    expect(await recent.findAllByRole('heading', { name: /^Visit \d+$/ })).toHaveLength(10);
    expect(recent.getByRole('status').textContent).toBe('Showing 10 of 22');
    fireEvent.click(recent.getByRole('button', { name: 'Load More' }));
    expect(await recent.findByRole('heading', { name: 'Visit 22' })).toBeTruthy();
    expect(recent.getByRole('status').textContent).toBe('Showing 22 of 22');
    expect(calls.filter((call) => call.startsWith('/api/reviews?'))).toEqual([
      '/api/reviews?limit=10',
      '/api/reviews?limit=12&cursor=b',
    ]);
    expect(recent.queryByRole('button', { name: 'Load More' })).toBeNull();
  });

  it('shows members their own reviews, with links to all of them and to write one', async () => {
    overview(
      { '/api/reviews': () => page(20, 1), [OF_ADA]: () => page(1, 3, { total: 8, next: 'b', path: OF_ADA }) },
      true,
    );
    const own = await region('My Reviews');
    expect(await own.findAllByRole('heading', { name: /^Visit \d$/ })).toHaveLength(3);
    expect(own.getByRole('link', { name: 'View All My Reviews' }).getAttribute('href')).toBe(`/user-reviews/${ADA_ID}`);
    expect(own.getByRole('link', { name: 'Write a Review' }).getAttribute('href')).toBe('/browse');
    expect(screen.getByText('8')).toBeTruthy();
  });

  it('invites members to write a review when there are none', async () => {
    overview({ '/api/reviews': () => [], [OF_ADA]: () => [] }, true);
    expect(await screen.findByRole('heading', { name: 'No reviews yet' })).toBeTruthy();
    expect(await screen.findByText(/haven’t written a review yet/)).toBeTruthy();
  });

  it('shows the reviews when Try again is pressed after a failure', async () => {
    let isUp = false;
    overview({ '/api/reviews': () => (isUp ? page(1, 1) : Response.json({ status: 500 }, { status: 500 })) });
    const recent = await region('Recent Reviews');
    expect(await recent.findByText('We couldn’t load reviews')).toBeTruthy();
    isUp = true;
    fireEvent.click(recent.getByRole('button', { name: /again/i }));
    expect(await recent.findByRole('heading', { name: 'Visit 1' })).toBeTruthy();
  });
});

describe('The reviews of a member', () => {
  const show = (answer: () => unknown) =>
    renderAt('/user-reviews', <MemberReviews userId={ADA_ID} cursor={null} />, apiOf({ [OF_ADA]: answer }).client);

  it('name the business of each review', async () => {
    show(() => page(1, 2));
    const reviews = await region('Reviews');
    expect(await reviews.findAllByRole('link', { name: 'The Wagging Spoon' })).toHaveLength(2);
    expect(reviews.getByRole('status').textContent).toBe('Showing 2 of 2');
  });

  it('show a message when there are none', async () => {
    show(() => []);
    expect(await screen.findByText('No reviews yet.')).toBeTruthy();
  });
});
