import { Administrator } from './support/administrator.js';
import { goTo, openQueue, rowOf } from './support/queue.js';
import { expect, expectNoSidewaysScroll, test } from './support/strict-test.js';
import { waitingPair } from './support/waiting-pair.js';

test('an administrator dismisses a pair, merges it, and undoes both, by keyboard or touch', async ({
  page,
  isMobile,
}) => {
  const { name, names } = await waitingPair(isMobile ? 'Heron' : 'Plover', isMobile ? 41 : 42);
  await Administrator.signIn(page.request);
  await openQueue(page, '/admin/duplicates');
  const pair = page.getByRole('article', { name });
  const announcement = (text: string) => page.getByRole('status').filter({ hasText: text });
  const act = async (action: string, key: string): Promise<void> => {
    if (isMobile) await pair.getByRole('button', { name: action, exact: true }).tap();
    else await page.keyboard.press(key);
  };

  const undo = () =>
    isMobile ? page.getByRole('button', { name: 'Undo', exact: true }).tap() : page.keyboard.press('z');

  await (isMobile ? rowOf(page, name).tap() : goTo(page, name));
  await expect(pair.getByRole('row', { name: /^Address\b.*the same/ })).toBeVisible();
  await act('Dismiss', 'r');
  await expect(pair.getByLabel('Reason')).toBeFocused();
  await act('Dismiss as Not a Duplicate', 'Control+Enter');
  await expect(announcement(`Pair dismissed: ${name}.`)).toHaveCount(1);
  await undo();
  // A key acts on the pair once the focus is back on it.
  await expect(pair).toBeFocused();

  await act('Merge', 'a');
  // The suggestion is the older listing. The choice is long, and its button stays in view.
  await expect(pair.getByRole('radio', { name: `${names[0]} (ID` })).toBeChecked();
  await expect(pair.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
  await expect(pair.getByRole('button', { name: 'Merge Listings' })).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
  if (isMobile) await pair.getByText(`${names[1]} (ID`).tap();
  else await page.keyboard.press('ArrowDown');
  await expect(pair.getByRole('radio', { name: names[1] })).toBeChecked();
  await act('Merge Listings', 'Enter');
  await expect(announcement(`Merged: ${name}.`)).toHaveCount(1);
  await expect(pair).toHaveCount(0);
  await undo();
  await expect(pair).toBeVisible();
});
