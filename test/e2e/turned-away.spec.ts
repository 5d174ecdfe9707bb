import type { BusinessCard } from '../../interfaces/contract/business/business.js';
import { signIn } from './support/member.js';
import { expectGoodInBothThemesOnEachScreen, onEachScreen } from './support/screens.js';
import { expect, expectNoSidewaysScroll, open, test, untilPartHydrated } from './support/strict-test.js';

test(
  'a member reports that they were turned away, the owner answers, and the page shows both',
  { tag: '@any-screen' },
  async ({ page, browser }) => {
    await signIn(page, 'olive', '/auth-help');
    const { id: olive } = (await (await page.request.get('/api/auth/user')).json()) as { id: string };
    const owned = (await (await page.request.get(`/api/businesses/owner/${olive}`)).json()) as (BusinessCard & {
      approvalStatus: string;
    })[];
    const own = owned.filter(({ approvalStatus }) => approvalStatus === 'approved').toSorted((a, b) => a.id - b.id);
    const place = own[1]!;
    const said = 'They said that dogs have to wait outside.';

    const reporter = await browser.newContext();
    const visit = await reporter.newPage();
    await signIn(visit, 'carl', '/auth-help');
    await open(visit, `/business/${place.id}`);
    const section = visit.getByRole('region', { name: 'Turned away' });
    const reportIt = section.getByRole('button', { name: 'Report it' });
    await untilPartHydrated(reportIt);
    await reportIt.press('Enter');
    const form = visit.getByRole('dialog', { name: `Turned away at ${place.name}?` });
    await form.getByLabel('Day of your visit').fill(new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10));
    const add = form.getByRole('button', { name: 'Add a Pet' });
    // Members with pets choose among them.
    await expect(add.or(form.getByRole('group', { name: 'Your pets' }))).toBeVisible();
    if (await add.isVisible()) await add.click();
    await form.getByLabel('What did the staff say?').fill(said);
    await onEachScreen(visit, () => expectNoSidewaysScroll(visit));
    await form.getByRole('button', { name: 'Send Report' }).click();
    await expect(section.getByText(/^Your report\. Only you and the owner can see it/)).toBeVisible();
    await expect(section).toBeFocused();

    await open(page, '/my-businesses');
    await page.getByRole('link', { name: 'Read and answer' }).click();
    const card = page.getByRole('article', { name: `at ${place.name}` }).filter({ hasText: said });
    await expect(card.getByText(/^7[12] hours left to answer$/)).toBeVisible();
    await card.getByLabel('Your public answer').fill(`We are sorry. Dogs are welcome at ${place.name}.`);
    await card.getByRole('button', { name: 'Post Answer' }).click();
    await expect(card.getByText('The owner answered')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Edit Answer' })).toBeFocused();
    await expectGoodInBothThemesOnEachScreen(page);

    // The list of reports comes after the page's code.
    await Promise.all([visit.waitForResponse(/\/api\/businesses\/\d+\/turned-away/), visit.reload()]);
    const report = section.getByRole('article').filter({ hasText: said });
    await expect(report.getByText(`We are sorry. Dogs are welcome at ${place.name}.`)).toBeVisible();
    await expect(section.getByText(/ turned them away with their pets in the last 12 months\.$/)).toBeVisible();
    await expectGoodInBothThemesOnEachScreen(visit);
    await reporter.close();
  },
);
