import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { ReviewCard } from '../../../web/features/review/review-card.js';
import { aResponse, aReview } from '../support/records.js';
import { NOW, renderAt } from '../support/render.js';

const DAY_MS = 86_400_000;

describe('a review', () => {
  afterEach(cleanup);

  it.each([
    [0, 'Today'],
    [1, '1 day ago'],
    [6, '6 days ago'],
    [7, '1 weeks ago'],
    [29, '4 weeks ago'],
    [30, '2/13/2026'],
  ])('that is %i days old says %j', (days, words) => {
    renderAt('/', <ReviewCard review={aReview({ createdAt: new Date(NOW - days * DAY_MS).toISOString() })} />);
    expect(screen.getByText(words)).toBeVisible();
  });

  it.each([
    [{ petName: 'Biscuit', user: { firstName: 'Ada', profileImageUrl: null } }, 'Biscuit & Ada'],
    [{ petName: null, user: { firstName: 'Ada', profileImageUrl: null } }, 'Ada'],
    [{ petName: 'Biscuit', user: null }, 'Anonymous'],
  ])('is signed by who wrote it (%#)', (differs, author) => {
    renderAt('/', <ReviewCard review={aReview(differs)} />);
    expect(screen.getByRole('article', { name: `Review by ${author}` })).toBeVisible();
  });

  it.each([
    ['paid', 'Paid for the visit'],
    ['invited', 'Was invited'],
  ] as const)('whose author says %j tells readers %j', (disclosure, told) => {
    renderAt('/', <ReviewCard review={aReview({ disclosure })} />);
    expect(screen.getByText(told)).toBeVisible();
  });

  it('shows at most three pictures, and what the owner answered', () => {
    const images = ['/uploads/a.webp', '/uploads/b.webp', '/uploads/c.webp', '/uploads/d.webp'];
    renderAt('/', <ReviewCard review={aReview({ images, response: aResponse() })} />);
    expect(screen.getAllByRole('img', { name: /^Photo \d of the review$/ })).toHaveLength(3);
    expect(screen.getByText('Thank you, Biscuit!')).toBeVisible();
  });
});
