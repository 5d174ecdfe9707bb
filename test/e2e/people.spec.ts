import type { Review } from '../../interfaces/contract/review/review.js';
import { Administrator } from './support/administrator.js';
import { addListing } from './support/businesses.js';
import { openMessage } from './support/outbox.js';
import { expectGoodInBothThemesOnEachScreen } from './support/screens.js';
import { join, startSession } from './support/session.js';
import { expect, open, test } from './support/strict-test.js';

/** An invitation to oneself, and calls after the removal, are refused on purpose. */
test.use({ expectedErrors: /the server responded with a status of 40[349]/ });

const HELPER = { email: 'otter-helper@example.com', password: 'nine quiet badgers' };

test(
  'an owner invites a responder, who responds to a review for the business until they are removed',
  { tag: '@any-screen' },
  async ({ page, request, browser }) => {
    test.slow();
    const administrator = await Administrator.signIn(request);
    const name = 'The Quiet Otter';
    await join(page, HELPER);
    await join(page, { email: 'otter-owner@example.com', password: 'nine quiet badgers' });
    const id = await addListing(page, administrator, name);

    await open(page, '/my-businesses');
    await page.getByRole('link', { name: 'People' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `People of ${name}` })).toBeVisible();
    const form = page.getByRole('form', { name: 'Invite a person' });
    await form.getByLabel('Email address').fill('otter-owner@example.com');
    await form.getByRole('button', { name: 'Send Invitation' }).click();
    await expect(form.getByText('This is your own address. You are the owner already.')).toBeVisible();
    await expect(form.getByLabel('Email address')).toHaveValue('otter-owner@example.com');
    await form.getByLabel('Email address').fill('otter-helper@example.com');
    await form.getByRole('button', { name: 'Send Invitation' }).click();
    await expect(page.getByRole('heading', { name: 'Open invitations' })).toBeVisible();
    await expectGoodInBothThemesOnEachScreen(page);

    const email = await openMessage(page, `Invitation to help manage ${name}`);
    const link = (await email.getByRole('link', { name: /invitations/ }).getAttribute('href')) ?? '';
    const elsewhere = await browser.newContext({ viewport: page.viewportSize() });
    const helper = await elsewhere.newPage();
    await helper.goto(link);
    await expect(helper.getByRole('link', { name: 'Sign In', exact: true }).last()).toBeVisible();
    await startSession(helper, HELPER);
    await open(helper, link);
    await expect(helper.getByText('as a responder')).toBeVisible();
    await expectGoodInBothThemesOnEachScreen(helper);
    await helper.getByRole('button', { name: 'Accept' }).click();
    await expect(helper.getByRole('heading', { name: 'Shared with me' })).toBeVisible();
    await expectGoodInBothThemesOnEachScreen(helper);
    await expect(helper.getByRole('link', { name: 'Edit' })).toHaveCount(0);

    const guests = await browser.newContext();
    const guest = await guests.newPage();
    await join(guest, { email: 'otter-guest@example.com', password: 'nine quiet badgers' });
    const review = { rating: 5, title: 'Kind people', content: 'They brought water for our dog at once.' };
    const written = await guest.request.post(`/api/businesses/${String(id)}/reviews`, { data: review });
    const reviewId = ((await written.json()) as Review).id;
    await helper.reload();
    await helper.getByRole('link', { name: 'Reviews (1 to answer)' }).click();
    await helper.getByRole('button', { name: 'Respond to Review' }).click();
    await helper.getByLabel('Your response').fill('Thank you, and come again.');
    await helper.getByRole('button', { name: 'Post Response' }).click();
    await expect(helper.getByText('Response from the owner')).toBeVisible();
    await expect(helper.getByText('Thank you, and come again.')).toBeVisible();

    await open(guest, `/business/${String(id)}`);
    await expect(guest.getByText('Response from the owner')).toBeVisible();
    await expect(guest.getByText('otter-helper')).toHaveCount(0);

    await open(page, `/my-businesses/${String(id)}/people`);
    await expect(page.getByText('responded to a review')).toBeVisible();
    const people = page.getByRole('list', { name: 'People' }).getByRole('listitem');
    await expect(people).toHaveCount(2);
    await page.getByRole('button', { name: /^Remove/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    const toast = page.getByRole('region', { name: /^Notifications/ });
    await expect(toast.getByText('no longer has a role')).toBeVisible();
    await expect(people).toHaveCount(1);
    const answer = await helper.request.put(`/api/reviews/${String(reviewId)}/response`, {
      data: { content: 'One more thing.' },
    });
    expect(answer.status()).toBe(403);
    await helper.goto(link);
    await expect(helper.getByRole('heading', { name: 'Invitation already accepted' })).toBeVisible();
    await elsewhere.close();
    await guests.close();
  },
);
