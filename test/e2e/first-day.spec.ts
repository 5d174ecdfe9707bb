import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { cityElements, cityPlaces, type InventedPlace } from '../support/import/city.js';
import { xmlExtract } from '../support/import/extract.js';
import { startApp, type RunningApp } from './support/running-app.js';
import { rowOf } from './support/queue.js';
import { expect, expectAccessible, expectNoSidewaysScroll, test, untilHydrated } from './support/strict-test.js';

const PLACES = cityPlaces();
const LISTED = PLACES.filter(({ kind }) => kind !== null).length;

const nameOf = ({ tags }: InventedPlace): string => String(tags['name']);
const ofKind = (kind: InventedPlace['kind']) => PLACES.filter((place) => place.kind === kind);

/** Three places that the day is about. */
const [CORRECTED, HIDDEN, VANISHED] = ofKind('pet-store').slice(2, 5) as [InventedPlace, InventedPlace, InventedPlace];

/** A spreadsheet as a tourism office keeps it. */
const SHEET = [
  'Business Name;Street;Town;ST;Phone No.;Type',
  'The Patient Otter;1 Harbor Way;Baltimore;MD;(410) 555-0190;Hotel',
  'Tin Roof Coffee;22 Canal Walk;Baltimore;MD;(410) 555-0191;Coffee shop',
].join('\n');

/** An extract of these places. Each has its own date, like the files of two days. */
const extract = (places: readonly InventedPlace[], day: number): Buffer =>
  Buffer.from(
    xmlExtract(cityElements(places)).replace(
      '<osm version="0.6"',
      `<osm version="0.6" timestamp="2026-11-0${String(day)}T00:00:00Z"`,
    ),
  );

test.describe('on the first day with an empty directory, an operator', () => {
  let app: RunningApp;
  test.beforeAll(async () => {
    app = await startApp({ environment: { DEMO_DATA: 'off' } });
  });
  test.afterAll(() => app?.stop());

  test(
    'imports places, corrects and hides some, imports the next file, and undoes it',
    { tag: '@any-screen' },
    async ({ page }) => {
      // Starts a server of its own and runs six imports.
      test.slow();
      await signIn(page, app);
      await open(page, '/admin/import');
      await expect(page.getByText('No imports yet.')).toBeVisible();

      await test.step('a dry run of an extract shows on a map what it would add', async () => {
        await choose(page, 'city.osm', extract(PLACES, 1));
        await page.getByRole('button', { name: 'Dry Run' }).click();
        await expect(page.getByRole('heading', { name: 'Dry run of city.osm' })).toBeVisible();
        await expect(page.getByRole('heading', { name: 'What this import would add' })).toBeVisible();
        await expect(page.getByRole('region', { name: /^Map of/ })).toBeVisible();
        await page.getByText('Rows per town', { exact: true }).click();
        await expect(page.getByRole('row', { name: /^Baltimore, MD/ })).toBeVisible();
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      });

      await test.step('the import lists them', async () => {
        await importFile(page);
        await expect(page.getByRole('link', { name: `Added (${String(LISTED)})` })).toBeVisible();
      });

      await test.step('a spreadsheet is imported after its columns are matched', async () => {
        await choose(page, 'tourism.csv', Buffer.from(SHEET));
        const columns = page.getByRole('group', { name: 'Match your columns' });
        await expect(columns.getByRole('combobox', { name: 'Import Town as' })).toHaveValue('city');
        await expect(columns.getByRole('combobox', { name: 'Import Phone No. as' })).toHaveValue('phone');
        await page.getByLabel(/^Source/).fill('tourism-office');
        await importFile(page);
        await expect(page.getByRole('link', { name: 'Added (2)' })).toBeVisible();
      });

      await test.step('visitors find the imported places', async () => {
        await open(page, '/browse?query=vet&location=Baltimore%2C%20MD');
        await expect(
          page.getByRole('heading', { level: 2, name: /Animal Clinic|Pet Doctors|Night Care/ }).first(),
        ).toBeVisible();
        await open(page, '/browse?query=coffee%20shop&location=Baltimore%2C%20MD');
        await expect(page.getByRole('heading', { level: 2, name: 'Tin Roof Coffee' })).toBeVisible();
      });

      await test.step('an edit of one place, and hiding another', async () => {
        await find(page, nameOf(CORRECTED));
        await page
          .getByRole('article', { name: nameOf(CORRECTED) })
          .getByRole('link', { name: 'Edit' })
          .click();
        await untilHydrated(page);
        await page.getByRole('textbox', { name: /^Phone/ }).fill('(410) 555-0142');
        await page.getByRole('textbox', { name: /^Reason for the change/ }).fill('They have a new number.');
        await page.getByRole('button', { name: 'Save Changes' }).click();
        await expect(page.getByText('You edited this listing.')).toBeVisible();
        await find(page, nameOf(HIDDEN));
        await page
          .getByRole('article', { name: nameOf(HIDDEN) })
          .getByRole('button', { name: 'Hide' })
          .click();
        await page.getByRole('textbox', { name: /^Reason/ }).fill('It is a private home.');
        await page.getByRole('button', { name: 'Hide Listing' }).click();
        await expect(page.getByRole('status').filter({ hasText: `Listing hidden: ${nameOf(HIDDEN)}.` })).toHaveCount(1);
      });

      const remaining = PLACES.filter((place) => place !== VANISHED);

      await test.step('the next extract reports the place that it no longer has', async () => {
        await open(page, '/admin/import');
        await choose(page, 'city.osm', extract(remaining, 2));
        await importFile(page);
        await page.getByRole('link', { name: 'No longer in the file (1)' }).click();
        await expect(page.getByRole('listitem').filter({ hasText: nameOf(VANISHED) })).toContainText(
          'until the next import',
        );
        expect(await statusOf(page, CORRECTED)).toMatchObject({ phone: '(410) 555-0142', editedFields: ['phone'] });
        expect(await statusOf(page, HIDDEN)).toMatchObject({ status: 'hidden' });
      });

      await test.step('a second extract without it hides it, and undoing that import shows it again', async () => {
        await choose(page, 'city.osm', extract(remaining, 3));
        await importFile(page);
        await page.getByRole('link', { name: 'No longer in the file (1)' }).click();
        await expect(page.getByRole('listitem').filter({ hasText: nameOf(VANISHED) })).toContainText('It is hidden.');
        expect(await statusOf(page, VANISHED)).toMatchObject({ status: 'hidden' });
        await page.getByRole('button', { name: 'Undo Import' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Undo Import' }).click();
        await expect(page.getByText(/Undone by Administrator/)).toBeVisible();
        expect(await statusOf(page, VANISHED)).toMatchObject({ status: 'approved' });
        expect(await statusOf(page, HIDDEN)).toMatchObject({ status: 'hidden' });
      });
    },
  );

  async function open(page: Page, path: string): Promise<void> {
    await page.goto(`${app.url}${path}`);
    await untilHydrated(page);
  }

  /** Chooses a file on the import page. */
  async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  }

  /** Imports the chosen file, and waits until it is done. */
  async function importFile(page: Page): Promise<void> {
    const before = page.url();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page).not.toHaveURL(before);
    await expect(page.getByRole('heading', { name: /^Import of / })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Import progress' })).toHaveCount(0, { timeout: 60_000 });
  }

  async function find(page: Page, name: string): Promise<void> {
    await open(page, `/admin/businesses?search=${encodeURIComponent(name)}`);
    await rowOf(page, name).click();
    await expect(page.getByRole('article', { name })).toBeVisible();
  }

  async function statusOf(page: Page, place: InventedPlace): Promise<unknown> {
    const search = encodeURIComponent(nameOf(place));
    const [found] = (await (
      await page.request.get(`${app.url}/api/admin/businesses?search=${search}`)
    ).json()) as unknown[];
    return found;
  }
});

async function signIn(page: Page, { url, dataDir }: RunningApp): Promise<void> {
  await page.goto(`${url}/admin-login`);
  await untilHydrated(page);
  await page.getByLabel('Password').fill(readFileSync(join(dataDir, 'admin-password'), 'utf8').trim());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible();
}
