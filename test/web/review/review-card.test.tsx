import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { ReviewCard } from '../../../web/features/review/card/review-card.js';
import { aResponse, aReview } from '../support/records.js';
import { NOW, renderAt } from '../support/render.js';
import { ADA_ID, asMember } from '../support/viewers.js';

const DAY_MS = 86_400_000;

describe('A review card', () => {
  afterEach(cleanup);

  it.each([
    [0, 'Today'],
    [1, '1 day ago'],
    [6, '6 days ago'],
    [7, '1 weeks ago'],
    [29, '4 weeks ago'],
    [30, 'Feb 13, 2026'],
  ])('shows for a review from %i days ago: %j', (days, words) => {
    renderAt('/', <ReviewCard review={aReview({ createdAt: new Date(NOW - days * DAY_MS).toISOString() })} />);
    expect(screen.getByText(words)).toBeVisible();
  });

  it.each([
    [{ petName: 'Biscuit', user: { firstName: 'Ada', profileImageUrl: null } }, 'Biscuit & Ada'],
    [{ petName: null, user: { firstName: 'Ada', profileImageUrl: null } }, 'Ada'],
    [{ petName: 'Biscuit', user: { firstName: null, profileImageUrl: null } }, 'Biscuit'],
    [{ petName: null, user: null }, 'Anonymous'],
  ])('names the author of the review (%#)', (differs, author) => {
    renderAt('/', <ReviewCard review={aReview(differs)} />);
    expect(screen.getByRole('article', { name: `Review by ${author}` })).toBeVisible();
  });

  it.each([
    ['the profile photo', '/uploads/ada.webp', '/uploads/pixel.webp', '/uploads/ada.webp?w=800'],
    ['the picture of a pet', null, '/drawings/1/pets/dog-long-brown-17.svg', '/drawings/1/pets/dog-long-brown-17.svg'],
  ])('shows %s of its author', (_, profileImageUrl, petPicture, src) => {
    const user = { firstName: 'Ada', profileImageUrl };
    renderAt('/', <ReviewCard review={aReview({ user, petPicture })} />);
    expect(document.querySelector('header img')?.getAttribute('src')).toBe(src);
  });

  it('links its date and its response’s date to the business page with the same way back', () => {
    const review = aReview({ id: 4, response: aResponse() });
    const hrefs = () => screen.getAllByRole('link', { name: /link to this/ }).map((link) => link.getAttribute('href'));
    renderAt('/business/1?from=%2Fbrowse%3Fquery%3Dpatio&sort=lowest', <ReviewCard review={review} />);
    const path = `/business/${review.business.id}?from=%2Fbrowse%3Fquery%3Dpatio&review=4`;
    expect(hrefs()).toEqual([`${path}#review-4`, expect.stringMatching(/^.*&review=4#response-\d+$/)]);
    expect(hrefs()[1]).toContain(path);
    cleanup();
    renderAt('/reviews', <ReviewCard review={review} withBusiness />);
    expect(hrefs()[0]).toBe(`/business/${review.business.id}?review=4#review-4`);
  });

  it.each([
    ['paid', 'Paid for the visit'],
    ['invited', 'Was invited'],
  ] as const)('shows for the disclosure %j: %j', (disclosure, words) => {
    renderAt('/', <ReviewCard review={aReview({ disclosure })} />);
    expect(screen.getByText(words)).toBeVisible();
  });

  it.each([
    ['hidden', 'Hidden by our team. Only you can see it.', ['Edit Review', 'Delete Review']],
    ['removed', 'Removed by our team. Only you can see it, and you can’t edit it.', ['Delete Review']],
  ] as const)(
    'tells the author that the review is %s, links to the notices, and offers the possible actions',
    async (state, words, moves) => {
      renderAt('/', asMember(<ReviewCard review={aReview({ userId: ADA_ID, state })} />));
      expect(screen.getByText(words)).toBeVisible();
      expect(screen.getByRole('link', { name: 'See your notices' })).toHaveAttribute('href', '/user-profile/notices');
      fireEvent.click(screen.getByRole('button', { name: 'Your review' }));
      const menu = within(await screen.findByRole('menu'));
      expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(moves);
    },
  );

  it('tells the owner that the response is hidden, and shows no note when nothing is', () => {
    const hidden = aReview({ response: aResponse({ state: 'hidden' }) });
    renderAt('/', asMember(<ReviewCard review={hidden} />));
    expect(screen.getByText('Hidden by our team. Only you can see it.')).toBeVisible();
    cleanup();
    renderAt('/', asMember(<ReviewCard review={aReview({ userId: ADA_ID, response: aResponse() })} />));
    expect(screen.queryByRole('link', { name: 'See your notices' })).toBeNull();
  });

  it('shows at most three photos, and the owner response', () => {
    const images = ['/uploads/a.webp', '/uploads/b.webp', '/uploads/c.webp', '/uploads/d.webp'];
    renderAt('/', <ReviewCard review={aReview({ images, response: aResponse() })} />);
    expect(screen.getAllByRole('img', { name: /^Photo \d of the review$/ })).toHaveLength(3);
    expect(screen.getByText('Thank you, Biscuit!')).toBeVisible();
  });
});
