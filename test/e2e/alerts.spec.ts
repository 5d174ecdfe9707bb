import { movePlace, runDigests } from './support/digests.js';
import { openMessage } from './support/outbox.js';
import { expectGoodInBothThemesOnEachScreen } from './support/screens.js';
import { join } from './support/session.js';
import { expect, open, test } from './support/strict-test.js';

const FREELY = { tag: '@any-screen' };

test(
  'a member follows a search, reads the email about it, and stops it with one click',
  FREELY,
  async ({ page, browser }) => {
    test.slow();
    const email = 'follower@example.com';
    await join(page, { email, password: 'nine quiet herons' });
    await open(page, '/user-profile/alerts');
    await expect(page.getByRole('heading', { name: 'You follow nothing yet' })).toBeVisible();
    await expectGoodInBothThemesOnEachScreen(page);

    await open(page, '/browse?location=Austin%2C+TX&category=hotels');
    await page.getByRole('link', { name: 'Tell me about new places here' }).click();
    const form = page.getByRole('form', { name: 'New alert' });
    await form.getByLabel('Name').fill('Hotels for us');
    await form.getByLabel('Emails').selectOption('weekly');
    await form.getByLabel('Day').selectOption('Friday');
    await expectGoodInBothThemesOnEachScreen(page);
    await form.getByRole('button', { name: 'Follow' }).click();
    const alert = page.getByRole('list', { name: 'Your alerts' }).getByRole('listitem');
    await expect(alert).toContainText('Every Friday at 8:00 AM, Chicago time');
    await expect(page).toHaveURL(/\/user-profile\/alerts$/);
    await open(page, '/user-profile/alerts');
    await expectGoodInBothThemesOnEachScreen(page);

    const found = await page.request.get('/api/businesses?location=Austin%2C+TX&category=hotels&limit=1');
    const [place] = (await found.json()) as { id: number; name: string }[];
    await movePlace(place!.id, '12 Moved Street');
    expect(await runDigests(email)).toBe(1);
    const message = await openMessage(page, 'Hotels for us: 1 place with news', '12 Moved Street');
    await expect(message).toContainText('Changed: address.');
    const link = /http\S+\/stop-alert\?token=[\w-]+/.exec((await message.textContent()) ?? '')?.[0] ?? '';

    const elsewhere = await browser.newContext({ viewport: page.viewportSize() });
    const reader = await elsewhere.newPage();
    await reader.goto(link);
    await expect(reader.getByRole('heading', { level: 1, name: 'Stop this alert?' })).toBeVisible();
    await expectGoodInBothThemesOnEachScreen(reader);
    const oneClick = await elsewhere.request.post(link, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect([oneClick.status(), (await oneClick.text()).includes('Emails stopped')]).toEqual([200, true]);
    await reader.goto(link);
    await expect(reader.getByRole('button', { name: 'Follow again' })).toBeVisible();
    await elsewhere.close();

    await movePlace(place!.id, '13 Moved Street');
    expect(await runDigests(email)).toBe(1);
    await open(page, '/user-profile/alerts');
    await expect(alert).toContainText('Paused. No emails come.');
  },
);

test(
  'a visitor who wants to follow a place signs in first, and gets back to the form',
  FREELY,
  async ({ page, request }) => {
    const [place] = (await (await request.get('/api/businesses?limit=1')).json()) as { id: number; name: string }[];
    await open(page, `/business/${String(place!.id)}`);
    const path = await page.getByRole('link', { name: 'Follow this place' }).getAttribute('href');
    const answer = await page.request.get(path ?? '', { maxRedirects: 0 });
    const login = new URL(answer.headers()['location'] ?? '', page.url());
    expect([login.pathname, login.searchParams.get('returnTo')]).toEqual(['/api/login', path]);
    await join(page, { email: 'place-follower@example.com', password: 'nine quiet herons' });
    await open(page, path ?? '');
    const form = page.getByRole('form', { name: 'New alert' });
    await expect(form.getByLabel('Name')).toHaveValue(place!.name);
    await form.getByRole('button', { name: 'Follow' }).click();
    await expect(page.getByRole('list', { name: 'Your alerts' })).toContainText(place!.name);
  },
);
