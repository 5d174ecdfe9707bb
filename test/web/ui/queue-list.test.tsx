import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setShortcutsOn } from '../../../web/ui/queue/shortcuts-setting.js';
import { buttonOf, letter, letters, press, showLetters } from '../support/letters.js';
import { aRow, openRow, rowNames, rows } from '../support/queue-answers.js';
import { NOW } from '../support/render.js';
import { setNarrowScreen } from '../support/screen.js';

const hoursAgo = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString();
const SPAM = { mark: 'spam_words', why: 'The text has a word often seen in spam: casino.' } as const;
const FIRST = { mark: 'first_listing', why: 'This is the first listing of an account that is 2 days old.' } as const;

const ZOO = aRow({
  id: 1,
  name: 'Zoo Café',
  town: 'Austin, TX',
  kind: 'Café',
  since: hoursAgo(50),
  proof: '2 reports',
});
const BARK = aRow({
  id: 2,
  name: 'Bark Park',
  town: 'Waco, TX',
  kind: 'Park',
  since: hoursAgo(3),
  marks: [SPAM, FIRST],
});
const ABBEY = aRow({ id: 3, name: 'Abbey Café', town: 'Dallas, TX', kind: 'Café', since: hoursAgo(1), marks: [FIRST] });
const PLACES = [ZOO, BARK, ABBEY];

const chip = (name: RegExp) => screen.getByRole('button', { name });
const search = () => screen.getByRole('searchbox', { name: 'Search this queue' });
const current = () => rows().filter((row) => row.getAttribute('aria-current') === 'true');

beforeEach(() => {
  history.replaceState(null, '', '/admin/letters');
  setShortcutsOn(true);
});
afterEach(() => {
  setNarrowScreen(false);
  cleanup();
});

describe('A row of a queue', () => {
  it('shows the name, town, kind, proof, and age of the item, and its first mark with the number of others', async () => {
    showLetters({ items: PLACES });
    await letter('Letter 1');
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      'Zoo Café2 dAustin, TX · Café · 2 reports',
      'Bark ParkSpam words +13 hWaco, TX · Park',
      'Abbey CaféFirst listing1 hDallas, TX · Café',
    ]);
    expect(screen.getByRole('list', { name: 'Letters' })).toContainElement(rows()[0]!);
    expect(screen.getByText('3 waiting')).toBeVisible();
  });

  it('is a link to its item, and the current one is the only one that the Tab key reaches', async () => {
    showLetters({ items: PLACES });
    await letter('Letter 1');
    expect(rows().map((row) => row.getAttribute('href'))).toEqual([1, 2, 3].map((id) => `/admin/letters?item=${id}`));
    expect(rows().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    expect(current()).toEqual([rows()[0]]);
  });

  it('says in its item why it has each mark', async () => {
    showLetters({ items: PLACES });
    fireEvent.click(rows()[1]!);
    await letter('Letter 2');
    const marks = within(screen.getByRole('list', { name: 'Marks' })).getAllByRole('listitem');
    expect(marks.map(({ textContent }) => textContent)).toEqual([SPAM.why, FIRST.why]);
  });

  it('becomes current with a click, which moves the focus to the item and is in the address', async () => {
    const { calls } = showLetters();
    await letter('Letter 1');
    expect(await openRow('Letter 3')).toHaveFocus();
    expect(current()).toEqual([rows()[2]]);
    expect(location.search).toBe('?item=3');
    // The item was fetched in advance, with the one before it.
    expect(calls.filter((call) => call === '/api/admin/reports/3')).toHaveLength(1);
    expect(calls).toContain('/api/admin/reports/2');
  });

  it('keeps a click with Ctrl for the browser, which opens another tab', async () => {
    showLetters();
    await letter('Letter 1');
    const kept: boolean[] = [];
    // jsdom can’t open another tab.
    const stay = (event: Event): void => {
      kept.push(!event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', stay);
    fireEvent.click(rows()[1]!, { ctrlKey: true });
    window.removeEventListener('click', stay);
    expect([kept, location.search]).toEqual([[true], '']);
  });

  it('can be chosen with the arrow keys, Home, and End, which keep the focus in the list', async () => {
    showLetters();
    await letter('Letter 1');
    act(() => rows()[0]!.focus());
    for (const [key, index] of [
      ['ArrowDown', 1],
      ['End', 2],
      ['ArrowUp', 1],
      ['Home', 0],
    ] as const) {
      press(key);
      await waitFor(() => expect(document.activeElement).toBe(rows()[index]));
      expect(current()).toEqual([rows()[index]]);
    }
  });

  it('is rendered only if it is in view or close to it', async () => {
    showLetters({ items: letters(1, 10_000) });
    await letter('Letter 1');
    expect(screen.getByText('10,000 waiting')).toBeVisible();
    expect(rows().length).toBeLessThan(60);
    expect(rowNames()[0]).toBe('Letter 1');
  });
});

describe('The search, order, and chips of a queue', () => {
  it('narrow the rows by name, town, and kind, and are in the address', async () => {
    showLetters({ items: PLACES });
    await letter('Letter 1');
    fireEvent.change(search(), { target: { value: 'café aus' } });
    expect(rowNames()).toEqual(['Zoo Café']);
    expect(location.search).toBe('?q=caf%C3%A9+aus');
    fireEvent.change(search(), { target: { value: 'nowhere' } });
    expect(screen.getByText('Nothing matches this filter.')).toBeVisible();
    fireEvent.change(search(), { target: { value: '' } });
    expect(rowNames()).toHaveLength(3);
    expect(location.search).toBe('');
  });

  it('make the first match current, so that keys act on a row that is shown', async () => {
    const { sent } = showLetters({ items: PLACES });
    await letter('Letter 1');
    fireEvent.change(search(), { target: { value: 'waco' } });
    await letter('Letter 2');
    expect(current()).toEqual(rows());
    act(() => search().blur());
    press('j');
    press('a');
    expect(sent.map(({ what }) => what)).toEqual(['approve 2']);
  });

  it.each([
    ['new', ['Abbey Café', 'Bark Park', 'Zoo Café']],
    ['name', ['Abbey Café', 'Bark Park', 'Zoo Café']],
    ['town', ['Zoo Café', 'Abbey Café', 'Bark Park']],
    ['marks', ['Bark Park', 'Abbey Café', 'Zoo Café']],
    ['own', ['Zoo Café', 'Bark Park', 'Abbey Café']],
  ])('sort the rows: %s', async (order, names) => {
    showLetters({ items: PLACES, at: '/admin/letters?sort=name' });
    await letter('Letter 3');
    fireEvent.change(screen.getByRole('combobox', { name: 'Order' }), { target: { value: order } });
    expect(rowNames()).toEqual(names);
    expect(location.search).toBe(order === 'own' ? '' : `?sort=${order}`);
  });

  it('filter by mark and kind with one click each, which says how many there are', async () => {
    showLetters({ items: PLACES });
    await letter('Letter 1');
    const chips = within(screen.getByRole('search', { name: 'This queue' })).getAllByRole('button');
    expect(chips.map(({ textContent }) => textContent)).toEqual(['First listing2', 'Spam words1', 'Café2', 'Park1']);
    fireEvent.click(chip(/^First listing/));
    expect(rowNames()).toEqual(['Bark Park', 'Abbey Café']);
    fireEvent.click(chip(/^Café/));
    expect(rowNames()).toEqual(['Abbey Café']);
    expect(location.search).toBe('?mark=first_listing&kind=Caf%C3%A9');
    expect(chip(/^Café/)).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(chip(/^Café/));
    fireEvent.click(chip(/^First listing/));
    expect(rowNames()).toHaveLength(3);
  });

  it('start from the address', async () => {
    showLetters({ items: PLACES, at: '/admin/letters?q=caf%C3%A9&sort=name&mark=first_listing' });
    await letter('Letter 3');
    expect(rowNames()).toEqual(['Abbey Café']);
    expect(search()).toHaveValue('café');
    expect(screen.getByRole('combobox', { name: 'Order' })).toHaveValue('name');
  });

  it('are reached with /', async () => {
    showLetters();
    await letter('Letter 1');
    press('/');
    expect(search()).toHaveFocus();
  });

  it('are left for the item with Enter, and with Escape once the search is empty', async () => {
    showLetters({ items: PLACES });
    await letter('Letter 1');
    act(() => search().focus());
    fireEvent.change(search(), { target: { value: 'waco' } });
    fireEvent.keyDown(search(), { key: 'Escape' });
    expect(search()).toHaveFocus();
    fireEvent.keyDown(search(), { key: 'Enter' });
    await waitFor(async () => expect(await letter('Letter 2')).toHaveFocus());
    act(() => search().focus());
    fireEvent.change(search(), { target: { value: '' } });
    fireEvent.keyDown(search(), { key: 'Escape' });
    await waitFor(async () => expect(await letter('Letter 1')).toHaveFocus());
  });
});

describe('The item that an address names', () => {
  it('is current, also if the list has others first', async () => {
    showLetters({ at: '/admin/letters?item=2' });
    await letter('Letter 2');
    expect(current()).toEqual([rows()[1]]);
  });

  it('is shown and can be decided although the list doesn’t have it, and then the first row is next', async () => {
    const { sent } = showLetters({ at: '/admin/letters?item=42' });
    const item = within(await letter('Letter 42'));
    expect(item.getByText('This item is no longer waiting.')).toBeVisible();
    expect(current()).toEqual([]);
    fireEvent.click(await buttonOf('Approve', 'Letter 42'));
    expect(sent.map(({ what }) => what)).toEqual(['approve 42']);
    expect(await letter('Letter 1')).toHaveFocus();
  });

  it('leads back to the queue if it doesn’t exist', async () => {
    showLetters({ at: '/admin/letters?item=100' });
    expect(await screen.findByRole('heading', { name: 'Item not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show the Queue' })).toHaveAttribute('href', '/admin/letters');
  });
});

describe('A queue on a phone', () => {
  it('opens a tapped item in place of the list, and going back closes it', async () => {
    setNarrowScreen(true);
    showLetters();
    await waitFor(() => expect(rows()).toHaveLength(3));
    const list = screen.getByRole('list', { name: 'Letters' }).parentElement?.parentElement;
    expect(list).not.toHaveClass('max-lg:hidden');
    const item = await openRow('Letter 2');
    expect(list).toHaveClass('max-lg:hidden');
    expect(item).toHaveFocus();
    fireEvent.click(within(item).getByRole('link', { name: 'Back to List' }));
    await waitFor(() => expect(list).not.toHaveClass('max-lg:hidden'));
  });

  it('goes from a linked item to the list', async () => {
    setNarrowScreen(true);
    showLetters({ at: '/admin/letters?item=2' });
    const item = await letter('Letter 2');
    const list = screen.getByRole('list', { name: 'Letters' }).parentElement?.parentElement;
    expect(list).toHaveClass('max-lg:hidden');
    fireEvent.click(within(item).getByRole('link', { name: 'Back to List' }));
    expect(list).not.toHaveClass('max-lg:hidden');
  });
});

describe('The next page of a queue', () => {
  it('is fetched when the end of the list comes into view', async () => {
    const { seen } = showLetters({ items: letters(1, 7), next: letters(8, 9) });
    await waitFor(() => expect(rowNames()).toContain('Letter 9'));
    expect(seen.ends).toBe(1);
    expect(screen.getByText('9 waiting')).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('is not fetched while its rows are far from view', async () => {
    const { seen } = showLetters({ items: letters(1, 90), next: letters(91, 92) });
    await letter('Letter 1');
    expect(seen.ends).toBe(0);
  });
});
