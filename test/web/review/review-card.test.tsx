import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { ReviewCard } from '../../../web/features/review/review-card.js';
import { aResponse, aReview } from '../support/records.js';
import { NOW, renderAt } from '../support/render.js';
import { ADA_ID, asMember } from '../support/viewers.js';

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

  it.each([
    ['hidden', 'Hidden by us: only you see it.', ['Edit Review', 'Delete Review']],
    ['removed', 'Removed by us: only you see it, and it cannot be changed.', ['Delete Review']],
  ] as const)(
    'that is %s tells its author so, where the reason stands, and what can be done',
    async (state, words, moves) => {
      renderAt('/', asMember(<ReviewCard review={aReview({ userId: ADA_ID, state })} />));
      expect(screen.getByText(words)).toBeVisible();
      expect(screen.getByRole('link', { name: 'See your notices' })).toHaveAttribute('href', '/user-profile#notices');
      fireEvent.click(screen.getByRole('button', { name: 'Your review' }));
      const menu = within(await screen.findByRole('menu'));
      expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(moves);
    },
  );

  it('tells the owner that the response is hidden, and says nothing where all is shown', () => {
    const hidden = aReview({ response: aResponse({ state: 'hidden' }) });
    renderAt('/', asMember(<ReviewCard review={hidden} />));
    expect(screen.getByText('Hidden by us: only you see it.')).toBeVisible();
    cleanup();
    renderAt('/', asMember(<ReviewCard review={aReview({ userId: ADA_ID, response: aResponse() })} />));
    expect(screen.queryByRole('link', { name: 'See your notices' })).toBeNull();
  });

  it('shows at most three pictures, and what the owner answered', () => {
    const images = ['/uploads/a.webp', '/uploads/b.webp', '/uploads/c.webp', '/uploads/d.webp'];
    renderAt('/', <ReviewCard review={aReview({ images, response: aResponse() })} />);
    expect(screen.getAllByRole('img', { name: /^Photo \d of the review$/ })).toHaveLength(3);
    expect(screen.getByText('Thank you, Biscuit!')).toBeVisible();
  });
});
