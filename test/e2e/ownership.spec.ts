import type { Locator, Page } from '@playwright/test';
import { Administrator } from './support/administrator.js';
import { addListing } from './support/businesses.js';
import { openMessage } from './support/outbox.js';
import { goTo, openQueue } from './support/queue.js';
import { expectGoodInBothThemesOnEachScreen } from './support/screens.js';
import { join, startSession } from './support/session.js';
import { expect, open, test } from './support/strict-test.js';

/** Too short a message, an offer to oneself, and changes by former owners are refused on purpose. */
test.use({ expectedErrors: /the server responded with a status of 40[0139]/ });

const PASSWORD = 'nine quiet badgers';

const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n';

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
}

/** The member's own listing in My Businesses, where a request for it has a card, too. */
const ownListing = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'My Businesses' }).getByRole('article', { name });

test(
  'a member asks for a claimed business by keyboard, and manages it after its owner accepts',
  { tag: '@any-screen' },
  async ({ page, request, browser }) => {
    test.slow();
    const name = 'The Patient Heron';
    await join(page, { email: 'heron-owner@example.com', password: PASSWORD });
    const id = await addListing(page, await Administrator.signIn(request), name);

    const elsewhere = await browser.newContext({ viewport: page.viewportSize() });
    const member = await elsewhere.newPage();
    await join(member, { email: 'heron-buyer@example.com', password: PASSWORD });
    await open(member, `/business/${String(id)}`);
    await tabTo(member, member.getByRole('link', { name: 'Request ownership' }));
    await member.keyboard.press('Enter');
    await expect(member.getByRole('heading', { level: 1, name: 'Already Claimed' })).toBeVisible();
    const form = member.getByRole('form', { name: 'Request ownership' });
    const message = form.getByLabel('Why is this business yours?');
    const send = form.getByRole('button', { name: 'Request Ownership' });
    await tabTo(member, message);
    await member.keyboard.type('Mine.');
    await tabTo(member, send);
    await member.keyboard.press('Enter');
    await expect(form.getByText('Please say why the business is yours')).toBeVisible();
    await expect(message).toBeFocused();
    await expect(message).toHaveValue('Mine.');
    await member.keyboard.type(' I bought it in April, and the lease is in my name.');
    await expectGoodInBothThemesOnEachScreen(member);
    await tabTo(member, send);
    await member.keyboard.press('Enter');
    await expect(member.getByRole('heading', { name: 'Your request' })).toBeVisible();
    await expect(member.getByText('Waiting for the owner')).toBeVisible();
    await expect(form).toHaveCount(0);
    await expectGoodInBothThemesOnEachScreen(member);

    const email = await openMessage(page, `asks to become the owner of ${name}`);
    await expect(email.getByRole('link', { name: /ownership/ })).toBeVisible();
    await open(page, '/my-businesses');
    const banner = page.getByRole('list', { name: 'Ownership' });
    await expect(banner.getByText(`asks to become the owner of ${name}`)).toBeVisible();
    await tabTo(page, banner.getByRole('link', { name: 'Answer Request' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: `Ownership of ${name}` })).toBeVisible();
    await expect(page.getByText('I bought it in April, and the lease is in my name.')).toBeVisible();
    await expectGoodInBothThemesOnEachScreen(page);
    await tabTo(page, page.getByRole('button', { name: 'Accept' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Hand Over' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('You handed the business over.', { exact: true })).toBeVisible();
    await expect(page.getByText('You accepted', { exact: true })).toBeVisible();

    await openMessage(page, `${name} is yours`, 'heron-buyer@example.com');
    await open(member, '/my-businesses');
    await ownListing(member, name).getByRole('link', { name: /^Edit/ }).click();
    await expect(member.getByLabel('Business name')).toHaveValue(name);
    const change = await page.request.patch(`/api/businesses/${String(id)}`, { data: { name: 'Still mine' } });
    expect(change.status()).toBe(403);
    await elsewhere.close();
  },
);

test(
  'an owner hands a business over by an emailed link, and undoes it',
  { tag: '@any-screen' },
  async ({ page, request, browser }) => {
    test.slow();
    const name = 'The Generous Finch';
    const newOwner = { email: 'finch-friend@example.com', password: PASSWORD };
    await join(page, newOwner);
    await join(page, { email: 'finch-owner@example.com', password: PASSWORD });
    await addListing(page, await Administrator.signIn(request), name);

    await open(page, '/my-businesses');
    await ownListing(page, name).getByRole('link', { name: 'Ownership' }).click();
    const form = page.getByRole('form', { name: 'Hand this business over' });
    const address = form.getByLabel('Email of the new owner');
    await address.fill('finch-owner@example.com');
    await form.getByRole('button', { name: 'Send Offer' }).click();
    await expect(form.getByText('This is your own email address.')).toBeVisible();
    await expect(address).toHaveValue('finch-owner@example.com');
    await address.fill(newOwner.email);
    await form.getByRole('button', { name: 'Send Offer' }).click();
    await expect(page.getByText(`${newOwner.email} has until`)).toBeVisible();
    await expect(form).toHaveCount(0);
    await expectGoodInBothThemesOnEachScreen(page);

    const email = await openMessage(page, `hand ${name} over to you`);
    const link = (await email.getByRole('link', { name: /business-transfer/ }).getAttribute('href')) ?? '';
    const elsewhere = await browser.newContext({ viewport: page.viewportSize() });
    const member = await elsewhere.newPage();
    await open(member, link);
    await expect(member.getByRole('link', { name: 'Sign In to Answer' })).toBeVisible();
    await expectGoodInBothThemesOnEachScreen(member);
    await startSession(member, newOwner);
    await open(member, link);
    await expect(member.getByRole('button', { name: 'Accept' })).toBeVisible();
    await expectGoodInBothThemesOnEachScreen(member);
    await member.getByRole('button', { name: 'Accept' }).click();
    await expect(member.getByRole('heading', { name: 'Offer accepted' })).toBeVisible();
    await member.getByRole('link', { name: 'My Businesses' }).last().click();
    await expect(ownListing(member, name)).toBeVisible();

    await open(page, '/my-businesses');
    const banner = page.getByRole('list', { name: 'Ownership' });
    await expect(banner.getByText(`You handed ${name} over to ${newOwner.email}`)).toBeVisible();
    await banner.getByRole('link', { name: 'View Handover' }).click();
    await page.getByRole('button', { name: 'Undo Handover' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take Business Back' }).click();
    await expect(page.getByText('You took the business back.')).toBeVisible();
    await expect(form).toBeVisible();

    await openMessage(page, `The former owner took ${name} back`);
    await open(member, link);
    await expect(member.getByRole('heading', { name: 'Handover undone' })).toBeVisible();
    await open(page, '/my-businesses');
    await expect(ownListing(page, name)).toBeVisible();
    await elsewhere.close();
  },
);

/** Uploads a document and returns its path. */
async function uploadProof(page: Page): Promise<string> {
  const file = { name: 'lease.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) };
  const answer = await page.request.post('/api/uploads', { multipart: { kind: 'claim_document', file } });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { url: string }).url;
}

/** Sends a call of a member, which must succeed, and returns the ID in its answer. */
async function post(page: Page, path: string, data: object): Promise<number> {
  const answer = await page.request.post(path, { data });
  expect([path, answer.ok()]).toEqual([path, true]);
  return ((await answer.json()) as { id: number }).id;
}

test(
  'an administrator compares the proofs of both sides and decides by keyboard, and both sides read the reason',
  { tag: '@any-screen' },
  async ({ page, request, browser }) => {
    test.slow();
    const name = 'The Disputed Wren';
    await join(page, { email: 'wren-owner@example.com', password: PASSWORD });
    const id = await addListing(page, await Administrator.signIn(request), name);
    const elsewhere = await browser.newContext({ viewport: page.viewportSize() });
    const member = await elsewhere.newPage();
    await join(member, { email: 'wren-buyer@example.com', password: PASSWORD });
    const message = 'I bought it in April.';
    const asked = { message, documents: [await uploadProof(member)] };
    const asking = await post(member, `/api/businesses/${String(id)}/ownership-requests`, asked);
    const refused = { reason: 'I never sold it.', documents: [await uploadProof(page)] };
    await post(page, `/api/ownership-requests/${String(asking)}/decline`, refused);
    await open(member, `/claim-business/${String(id)}`);
    await expect(member.getByText(refused.reason)).toBeVisible();
    await member.getByRole('button', { name: 'Ask an Administrator to Decide' }).click();
    await expect(member.getByText('Under review')).toBeVisible();

    const desk = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
    await Administrator.signIn(desk.request);
    await openQueue(desk, '/admin/ownership');
    await goTo(desk, name);
    const item = desk.getByRole('article', { name });
    for (const text of [message, refused.reason]) await expect(item.getByText(text)).toBeVisible();
    for (const side of ['requester', 'owner']) {
      const link = item.getByRole('link', { name: `Open document 1 of the ${side}` });
      const document = await desk.request.get((await link.getAttribute('href')) ?? '');
      expect([side, document.headers()['content-type']]).toEqual([side, 'application/pdf']);
    }
    await expectGoodInBothThemesOnEachScreen(desk);
    // A page that was on a phone has no shortcuts.
    await openQueue(desk, '/admin/ownership');
    await goTo(desk, name);
    await desk.keyboard.press('r');
    await expect(desk.getByRole('textbox', { name: 'Reason' })).toBeFocused();
    await desk.keyboard.type('The lease of the owner is valid until 2029.');
    await desk.keyboard.press('Control+Enter');
    await expect(item).toHaveCount(0);
    await expect(desk.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
    await desk.keyboard.press('z');
    await expect(item).toBeVisible();
    await goTo(desk, name);
    await desk.keyboard.press('a');
    const reason = desk.getByRole('textbox', { name: 'Reason' });
    await expect(reason).toBeFocused();
    await reason.fill('The contract names the requester.');
    await desk.keyboard.press('Control+Enter');
    await expect(item).toHaveCount(0);

    await openMessage(member, `${name} is yours`, 'The contract names the requester.', 'wren-buyer@example.com');
    await openMessage(page, `${name} has a new owner`, 'The contract names the requester.', 'wren-owner@example.com');
    await open(page, `/my-businesses/${String(id)}/ownership`);
    await expect(page.getByText('The administrator’s reason: The contract names the requester.')).toBeVisible();
    await open(member, '/my-businesses');
    await expect(ownListing(member, name)).toBeVisible();
    await elsewhere.close();
    await desk.context().close();
  },
);
