import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Review } from '../../../interfaces/contract/review/review.js';
import { REVIEW_SUMMARY_KEY } from '../../../web/api/query-keys.js';
import { Reviews } from '../../../web/features/review/list/reviews.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { anOwnPet } from '../support/pet-records.js';
import { aBusinessDetail, aResponse, aReview } from '../support/records.js';
import { apiOf, renderAt } from '../support/render.js';
import { ADA_ID, aMember, asMember } from '../support/viewers.js';

const OWNER_ID = '0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e77';
const BUSINESS = aBusinessDetail({ ownerId: OWNER_ID, reviewCount: 1 });
const REVIEWED = { id: 1, name: BUSINESS.name, category: BUSINESS.category, ownerId: OWNER_ID };
const aReviewHere = (differs: Partial<Review> = {}) => aReview({ business: REVIEWED, ...differs });

const PHOTO = '/uploads/0198c2f0-8a10-7b52-8d44-91c7e0a2b3f5.webp';

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly key: string | null;
}

interface Shown {
  readonly reviews?: readonly Review[];
  readonly viewer?: ReturnType<typeof aMember> | null;
  /** Returns the response to a write; undefined for success. */
  readonly answer?: (sent: Sent) => Response | undefined;
  /** The viewer's reviews of all businesses. */
  readonly ownReviews?: readonly Review[];
  /** Other content on the page. */
  readonly other?: ReactNode;
}

function show(shown: Shown = {}) {
  const { reviews = [aReviewHere()], viewer = aMember(), answer = () => undefined, ownReviews = [], other } = shown;
  const sent: Sent[] = [];
  const write = async (url: URL, request: Request): Promise<Response> => {
    const body: unknown = request.method === 'POST' || request.method === 'PUT' ? await request.text() : '';
    const one = {
      method: request.method,
      path: url.pathname,
      body: body === '' ? null : (JSON.parse(String(body)) as unknown),
      key: request.headers.get('Idempotency-Key'),
    };
    sent.push(one);
    return (
      answer(one) ??
      (request.method === 'POST' ? Response.json(aReviewHere(), { status: 201 }) : new Response(null, { status: 204 }))
    );
  };
  const { client } = apiOf({
    '/api/businesses/1': () => BUSINESS,
    '/api/businesses/1/reviews': (url, request) =>
      request.method === 'GET' ? Response.json(reviews) : write(url, request),
    '/api/pet-profiles/user': () => [anOwnPet({ id: 1, petName: 'Rex' }), anOwnPet({ id: 2, petName: 'Biscuit' })],
    '/api/reviews/1': write,
    '/api/reviews/9': write,
    [`/api/users/${ADA_ID}/reviews`]: () => ownReviews,
    '/api/reviews/1/helpful': write,
    '/api/reviews/1/response': write,
  });
  const element = (
    <>
      <Reviews business={BUSINESS} />
      {other}
    </>
  );
  renderAt('/business/1', viewer === null ? element : asMember(element, viewer), client);
  return sent;
}

const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
const shownToast = () => useToasts.getState().current;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function openDialog(): Promise<HTMLElement> {
  fireEvent.click(await screen.findByRole('button', { name: 'Write a Review' }));
  return screen.findByRole('dialog', { name: `Write a Review for ${BUSINESS.name}` });
}

function brokenConnection(): never {
  throw new TypeError('Failed to fetch');
}

beforeEach(() => {
  sessionStorage.clear();
  useToasts.setState({ current: null });
});
afterEach(cleanup);

describe('Writing a review', () => {
  it('starts at the rating, and offers the names of the member’s pets', async () => {
    show();
    await openDialog();
    await waitFor(() => expect(screen.getByRole('radio', { name: '5 stars' })).toHaveFocus());
    const names = within(await screen.findByRole('group', { name: 'Your pets’ names' }));
    expect(names.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Rex', 'Biscuit', 'Pixel']);
    fireEvent.click(names.getByRole('button', { name: 'Rex' }));
    expect(screen.getByRole('textbox', { name: /^Pet’s name/ })).toHaveValue('Rex');
    expect(names.getByRole('button', { name: 'Rex', pressed: true })).toBeVisible();
  });

  it('starts with five stars, counts characters, and sends the review once with its key', async () => {
    const sent = show();
    await openDialog();
    expect(screen.getByRole('radio', { name: '5 stars' })).toBeChecked();
    expect(screen.getByText('0/100 characters')).toBeVisible();
    fireEvent.click(screen.getByRole('radio', { name: '4 stars' }));
    type(/^Title/, 'Lovely patio');
    type(/^Review/, 'We came with three dogs and stayed.');
    type(/^Pet’s name/, 'Biscuit');
    expect(screen.getByText('12/100 characters')).toBeVisible();
    expect(screen.getByText('35/1000 characters')).toBeVisible();
    press('Submit Review');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      method: 'POST',
      body: { rating: 4, title: 'Lovely patio', content: 'We came with three dogs and stayed.', petName: 'Biscuit' },
    });
    expect(sent[0]?.key).toMatch(/^.{1,255}$/);
    expect(shownToast()).toMatchObject({
      title: 'Review submitted!',
      description: 'Thank you for sharing your experience.',
    });
  });

  it('asks where the pets were welcome, and sends only the questions that were answered', async () => {
    const sent = show();
    await openDialog();
    type(/^Title/, 'Lovely patio');
    type(/^Review/, 'We came with three dogs and stayed.');
    const about = (name: string) => within(screen.getByRole('radiogroup', { name }));
    const inside = about('Were your pets welcome inside?');
    const patio = about('Were they welcome on the patio?');
    expect(inside.getByRole('radio', { name: 'Skip' })).toBeChecked();
    fireEvent.click(inside.getByRole('radio', { name: 'Yes' }));
    fireEvent.click(inside.getByRole('radio', { name: 'Skip' }));
    fireEvent.click(patio.getByRole('radio', { name: 'No' }));
    press('Submit Review');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ petsOnPatio: 'no' });
    expect(sent[0]?.body).not.toHaveProperty('petsIndoors');
  });

  it('asks how the visit came about, and refuses people who work there', async () => {
    const sent = show();
    await openDialog();
    type(/^Title/, 'Lovely patio');
    type(/^Review/, 'We came with three dogs and stayed.');
    const question = screen.getByRole('combobox', { name: /^How did your visit come about\?/ });
    fireEvent.change(question, { target: { value: 'works_there' } });
    press('Submit Review');
    expect(
      await screen.findByText('People who work at a place cannot review it. Please choose another place.'),
    ).toBeVisible();
    expect(sent).toEqual([]);
    fireEvent.change(question, { target: { value: 'invited' } });
    press('Submit Review');
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ disclosure: 'invited' }));
  });

  it('confirms the review even if the list is refreshed before other counts', async () => {
    const reviews = [aReviewHere()];
    const figures = [Promise.resolve(1)];
    const Figures = () => useQuery({ queryKey: REVIEW_SUMMARY_KEY, queryFn: () => figures.shift() ?? 0 }).data;
    let release = (_: number): void => undefined;
    const answer = () => {
      figures.push(new Promise((resolve) => (release = resolve)));
      reviews.push(aReviewHere({ id: 2, userId: ADA_ID }));
      return Response.json(reviews[1], { status: 201 });
    };
    show({ reviews, answer, other: <Figures /> });
    await openDialog();
    type(/^Title/, 'Lovely patio');
    type(/^Review/, 'We came with three dogs and stayed.');
    press('Submit Review');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    release(2);
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Review submitted!' }));
  });

  it('shows errors at their fields and sends nothing', async () => {
    const sent = show();
    await openDialog();
    type(/^Review/, 'Too short');
    press('Submit Review');
    expect(await screen.findByText('Title is required')).toBeVisible();
    expect(screen.getByText('Review must be at least 10 characters')).toBeVisible();
    type(/^Title/, 'x'.repeat(101));
    type(/^Review/, 'x'.repeat(1001));
    expect(await screen.findByText('Title cannot exceed 100 characters')).toBeVisible();
    expect(screen.getByText('Review cannot exceed 1000 characters')).toBeVisible();
    expect(screen.getAllByText('Limit exceeded')).toHaveLength(2);
    expect(sent).toEqual([]);
  });

  it('counts an emoji as one character and ignores surrounding spaces, as the rules do', async () => {
    show();
    await openDialog();
    type(/^Title/, `  ${'🐕'.repeat(60)}   good  `);
    type(/^Review/, `${'🐕'.repeat(600)} `);
    expect(screen.getByText('65/100 characters')).toBeVisible();
    expect(screen.getByText('600/1000 characters')).toBeVisible();
    expect(screen.queryByText('Limit exceeded')).toBeNull();
  });

  it('keeps the text after a failure and a reload', async () => {
    show({ answer: () => new Response('down', { status: 503 }) });
    await openDialog();
    type(/^Title/, 'Lovely patio');
    type(/^Review/, 'We came with three dogs and stayed.');
    press('Submit Review');
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Error',
        description: 'Failed to submit review. Please try again.',
      }),
    );
    expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Lovely patio');
    cleanup();
    show();
    await openDialog();
    expect(screen.getByRole('textbox', { name: /^Review/ })).toHaveValue('We came with three dogs and stayed.');
  });

  it('shows at the photos that one has been taken down', async () => {
    const message = 'This photo was taken down. See your notices.';
    const problem = {
      code: 'INVALID_INPUT',
      message: 'Please check the form.',
      errors: [{ path: 'images.1', message }],
    };
    show({ answer: () => Response.json(problem, { status: 400 }) });
    await openDialog();
    type(/^Title/, 'Lovely patio');
    type(/^Review/, 'We came with three dogs and stayed.');
    press('Submit Review');
    expect(await within(screen.getByRole('group', { name: 'Photos' })).findByText(message)).toBeVisible();
    expect(shownToast()).toMatchObject({ title: 'Error', description: 'Please check the form.' });
  });

  it('sends the same text again with the same key, and changed text with another', async () => {
    const sent = show({ answer: () => new Response('down', { status: 503 }) });
    await openDialog();
    type(/^Title/, 'Lovely patio');
    type(/^Review/, 'We came with three dogs and stayed.');
    press('Submit Review');
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Submit Review' })).toBeEnabled());
    press('Submit Review');
    await waitFor(() => expect(sent).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Submit Review' })).toBeEnabled());
    type(/^Title/, 'A lovely patio');
    press('Submit Review');
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent[1]?.key).toBe(sent[0]?.key);
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
  });

  it('turns into a change of the earlier review if there is one, keeping the text, and the page shows that review', async () => {
    const others = [aReviewHere()];
    const earlier = aReviewHere({ id: 9, userId: ADA_ID, title: 'From the other tab', images: [PHOTO] });
    const message = 'You have already reviewed this business.';
    const answer = ({ method }: Sent) =>
      method === 'POST'
        ? Response.json({ code: 'REVIEW_EXISTS', message }, { status: 409 })
        : Response.json({ ...earlier, title: 'Lovely patio' });
    const sent = show({
      reviews: others,
      answer,
      ownReviews: [aReview({ id: 8, userId: ADA_ID, business: { ...REVIEWED, id: 2 } }), earlier],
    });
    await openDialog();
    type(/^Title/, 'Lovely patio');
    type(/^Review/, 'We came with three dogs and stayed.');
    press('Submit Review');
    const dialog = await screen.findByRole('dialog', { name: `Edit Your Review for ${BUSINESS.name}` });
    expect(dialog).toHaveAccessibleDescription(/^You have already reviewed this place\. Save Changes replaces/);
    await waitFor(() => expect(shownToast()).toMatchObject({ description: message }));
    expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Lovely patio');
    press('Save Changes');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent[1]).toMatchObject({
      method: 'PUT',
      path: '/api/reviews/9',
      body: { title: 'Lovely patio', images: [PHOTO] },
    });
    expect(shownToast()).toMatchObject({ title: 'Review updated' });
    const own = within(screen.getByRole('region', { name: 'Your review' }));
    expect(own.getByRole('button', { name: 'Your review' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Write a Review' })).toBeNull();
  });

  it('is no longer offered after it was refused and the dialog closed, because the page shows the earlier review', async () => {
    const earlier = aReviewHere({ id: 9, userId: ADA_ID, title: 'From the other tab' });
    const answer = () => Response.json({ code: 'REVIEW_EXISTS', message: 'Reviewed.' }, { status: 409 });
    show({ answer, ownReviews: [earlier] });
    await openDialog();
    type(/^Title/, 'Lovely patio');
    type(/^Review/, 'We came with three dogs and stayed.');
    press('Submit Review');
    await screen.findByRole('dialog', { name: `Edit Your Review for ${BUSINESS.name}` });
    press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('From the other tab')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Write a Review' })).toBeNull();
  });

  it('asks visitors to sign in', async () => {
    show({ viewer: null });
    expect(await screen.findByText('Sign In to Share Your Experience')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign In to Review' })).toHaveAttribute(
      'href',
      '/sign-in?returnTo=%2Fbusiness%2F1%23intent-review-1',
    );
    expect(screen.queryByRole('button', { name: 'Write a Review' })).toBeNull();
  });

  it('offers the first review when there are none', async () => {
    show({ reviews: [] });
    expect(await screen.findByText('No reviews yet. Be the first to review!')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Write the First Review' })).toBeVisible();
  });

  it('is not suggested to the owner of a business without reviews, who learns that they can respond', async () => {
    show({ reviews: [], viewer: aMember({ id: OWNER_ID }) });
    expect(
      await screen.findByText('No reviews yet. When visitors review your business, you can respond to them here.'),
    ).toBeVisible();
    expect(screen.queryByText(/Be the first to review/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Write the First Review' })).toBeNull();
  });

  it('is not offered to the owner, or to members who have reviewed the business', async () => {
    show({ viewer: aMember({ id: OWNER_ID }) });
    await screen.findByRole('article');
    expect(screen.queryByRole('button', { name: 'Write a Review' })).toBeNull();
    cleanup();
    show({ reviews: [aReviewHere({ userId: ADA_ID })] });
    await screen.findByRole('article');
    expect(screen.queryByRole('button', { name: 'Write a Review' })).toBeNull();
  });
});

describe("A member's own review", () => {
  const own = aReviewHere({ userId: ADA_ID });
  const choose = async (entry: string): Promise<void> => {
    fireEvent.click(await screen.findByRole('button', { name: 'Your review' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
  };

  it('can be edited in the list', async () => {
    const sent = show({ reviews: [own] });
    await choose('Edit Review');
    await screen.findByRole('dialog', { name: `Edit Your Review for ${BUSINESS.name}` });
    expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Lovely');
    type(/^Title/, 'Lovely indeed');
    press('Save Changes');
    await waitFor(() =>
      expect(sent).toMatchObject([{ method: 'PUT', path: '/api/reviews/1', body: { title: 'Lovely indeed' } }]),
    );
  });

  it('is deleted only after a confirmation', async () => {
    const sent = show({ reviews: [own] });
    await choose('Delete Review');
    const dialog = await screen.findByRole('dialog', { name: 'Delete your review?' });
    expect(sent).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete Review' }));
    await waitFor(() => expect(sent).toMatchObject([{ method: 'DELETE', path: '/api/reviews/1' }]));
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Review deleted' }));
  });

  it('shows its author the number of helpful votes but no vote button', async () => {
    show({ reviews: [{ ...own, helpfulCount: 3 }] });
    expect(await screen.findByText('3 members found this helpful')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Helpful/ })).toBeNull();
  });
});

describe('A helpful vote', () => {
  it('is shown at once and undone by a second press', async () => {
    const sent = show({ reviews: [aReviewHere({ helpfulCount: 3, votedHelpful: false })] });
    fireEvent.click(await screen.findByRole('button', { name: 'Helpful (3)', pressed: false }));
    const voted = await screen.findByRole('button', { name: 'Helpful (4)', pressed: true });
    await waitFor(() => expect(sent).toMatchObject([{ method: 'PUT', path: '/api/reviews/1/helpful' }]));
    fireEvent.click(voted);
    expect(await screen.findByRole('button', { name: 'Helpful (3)', pressed: false })).toBeVisible();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ method: 'DELETE' });
  });

  it('is rolled back when it is refused', async () => {
    show({
      reviews: [aReviewHere({ votedHelpful: false })],
      answer: () => Response.json({ message: 'You cannot vote for your own review.' }, { status: 403 }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Helpful' }));
    await waitFor(() => expect(shownToast()).toMatchObject({ description: 'You cannot vote for your own review.' }));
    expect(screen.getByRole('button', { name: 'Helpful', pressed: false })).toBeVisible();
  });
});

describe('The owner of a business', () => {
  const owner = aMember({ id: OWNER_ID });
  const respond = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Respond to Review' }));
    return screen.findByRole('textbox', { name: 'Your response' });
  };

  it('can post a response, unless it is empty', async () => {
    const sent = show({ viewer: owner });
    await respond();
    const post = () => screen.getByRole('button', { name: 'Post Response' });
    expect(post()).toBeDisabled();
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Your response' }), { key: 'Enter', ctrlKey: true });
    expect(shownToast()).toMatchObject({
      title: 'Content required',
      description: 'Please enter a response before submitting.',
    });
    type('Your response', '  Thank you, Biscuit!  ');
    expect(screen.getByText('19/500 characters')).toBeVisible();
    fireEvent.click(post());
    await waitFor(() => expect(sent).toMatchObject([{ body: { content: 'Thank you, Biscuit!' } }]));
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Response posted',
        description: 'Your response has been posted successfully.',
      }),
    );
  });

  it.each<[string, () => Response, string]>([
    [
      'the reason when it is refused',
      () => Response.json({ message: 'Response must be at least 5 characters' }, { status: 400 }),
      'Response must be at least 5 characters',
    ],
    ['what to do when the connection fails', () => brokenConnection(), 'Please try again.'],
  ])('sees for a failed response %s', async (_, answer, description) => {
    show({ viewer: owner, answer });
    await respond();
    type('Your response', 'Thx');
    press('Post Response');
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Failed to post response',
        description,
      }),
    );
  });

  it('starts with an empty response after Cancel', async () => {
    show({ viewer: owner });
    await respond();
    type('Your response', 'Thank you');
    press('Cancel');
    expect(await respond()).toHaveValue('');
  });

  it('has the focus on Respond to Review after Cancel', async () => {
    show({ viewer: owner });
    await respond();
    press('Cancel');
    expect(screen.getByRole('button', { name: 'Respond to Review' })).toHaveFocus();
  });

  it('has the focus on the response after posting it', async () => {
    const reviews = [aReviewHere()];
    const answer = () => {
      reviews[0] = aReviewHere({ response: aResponse({ content: 'Thank you, Biscuit!' }) });
      return undefined;
    };
    show({ viewer: owner, reviews, answer });
    await respond();
    type('Your response', 'Thank you, Biscuit!');
    press('Post Response');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Thank you, Biscuit!'));
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Response posted' }));
    expect(document.activeElement).toHaveTextContent(/^Response from the owner/);
    expect(screen.queryByRole('region', { name: 'Your unsent response' })).toBeNull();
  });

  it('sees the response of another tab instead of the editor, and keeps the text that was not posted', async () => {
    const reviews = [aReviewHere()];
    const answer = () => {
      reviews[0] = aReviewHere({ response: aResponse({ content: 'From the other tab.' }) });
      return Response.json(
        { code: 'RESPONSE_EXISTS', message: 'This review already has a response.' },
        { status: 409 },
      );
    };
    show({ viewer: owner, reviews, answer });
    await respond();
    type('Your response', 'From this tab.');
    press('Post Response');
    expect(await screen.findByText('From the other tab.')).toBeVisible();
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Failed to post response',
        description: 'This review already has a response.',
      }),
    );
    expect(screen.queryByRole('textbox', { name: 'Your response' })).toBeNull();
    expect(document.activeElement).toHaveTextContent(/^Response from the owner/);
    const unsent = within(await screen.findByRole('region', { name: 'Your unsent response' }));
    expect(unsent.getByText('From this tab.')).toBeVisible();
    fireEvent.click(unsent.getByRole('button', { name: 'Discard Text' }));
    expect(screen.queryByText('From this tab.')).toBeNull();
    expect(document.activeElement).toHaveTextContent(/^Response from the owner/);
  });

  it('is the only one who can respond', async () => {
    show();
    await screen.findByRole('article');
    expect(screen.queryByRole('button', { name: 'Respond to Review' })).toBeNull();
  });
});
