import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ADMIN_STATS } from '../../../interfaces/contract/administration/administration-examples.js';
import { ADMIN_GROUPS, DASHBOARD } from '../../../web/features/administration/admin-pages.js';
import { AdminShell } from '../../../web/app/administration/admin-shell.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { apiOf, renderAt } from '../support/render.js';

const soon = () => new Date(Date.now() + 3_600_000).toISOString();

/** Renders a page with a button that makes a call. `answers` override the responses of a valid session. */
function show(answers: Readonly<Record<string, () => unknown>> = {}, refusal: object = { status: 401 }) {
  const { client, calls } = apiOf({
    '/api/admin/session': () => ({ name: 'Ruth', expiresAt: soon() }),
    '/api/admin/stats': () => ADMIN_STATS,
    ...answers,
  });
  renderAt(
    '/admin/business-approval?x=1',
    <AdminShell>
      <h1>The page</h1>
      <RefusedCall refusal={refusal} />
    </AdminShell>,
    client,
  );
  return { calls };
}

/** A part of the page whose call is refused because the session has ended. */
function RefusedCall({ refusal }: { readonly refusal: object }) {
  const refuse = () => Promise.reject(Object.assign(new Error('Unauthorized'), refusal));
  const { refetch } = useQuery({ queryKey: ['something'], queryFn: refuse, enabled: false });
  return <button onClick={() => void refetch()}>Ask</button>;
}

beforeEach(() => {
  sessionStorage.clear();
  useToasts.setState({ current: null });
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** The pages of the navigation. */
const PATHS = [DASHBOARD, ...ADMIN_GROUPS.flatMap(({ pages }) => pages)].map(({ path }) => path);

describe('The frame of the administrator pages', () => {
  it('links to every page, in groups, and shows its number of waiting items', async () => {
    show();
    const navigation = within(await screen.findByRole('navigation', { name: 'Administration' }));
    const links = navigation.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(PATHS);
    expect(await navigation.findByRole('link', { name: 'Business approval 6 waiting' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const directory = within(navigation.getByRole('list', { name: 'Directory' }));
    expect(directory.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      ...['All listings', 'Business verification', 'Pet policies3 disputed', 'Import and export'],
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'The page' })).toBeVisible();
  });

  it('has the same links in the drawer for phones, which closes when one is followed', async () => {
    show();
    const button = await screen.findByRole('button', { name: 'Open menu' });
    fireEvent.click(button);
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    const navigation = within(drawer.getByRole('navigation', { name: 'Administration' }));
    const links = navigation.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(PATHS);
    fireEvent.click(navigation.getByRole('link', { name: 'Audit log' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows the administrator’s name with a menu for their sign-in, the site, and the theme', async () => {
    show();
    fireEvent.keyDown(await screen.findByRole('button', { name: 'Ruth' }), { key: 'Enter' });
    const menu = within(await screen.findByRole('menu'));
    const links = menu.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')]);
    expect(links).toEqual([
      ['Your sign-in', '/admin/administrators'],
      ['Keyboard shortcuts', '/admin/shortcuts'],
      ['Visit the site', '/'],
    ]);
    expect(menu.getByRole('menuitemradio', { name: 'System' })).toBeChecked();
    fireEvent.click(menu.getByRole('menuitemradio', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    delete document.documentElement.dataset['theme'];
  });

  it('keeps its links when the statistics can’t be loaded', async () => {
    show({ '/api/admin/stats': () => Response.json({ message: 'Busy' }, { status: 503 }) });
    expect(await screen.findByRole('link', { name: 'Business approval' })).toBeVisible();
  });

  it('shows the current numbers of waiting items again every 15 seconds while the page is visible', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
    let pendingApprovals = 6;
    show({ '/api/admin/stats': () => ({ ...ADMIN_STATS, pendingApprovals }) });
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    await pass(1000);
    expect(screen.getByRole('link', { name: 'Business approval 6 waiting' })).toBeVisible();
    pendingApprovals = 7;
    await pass(15_000);
    expect(screen.getByRole('link', { name: 'Business approval 7 waiting' })).toBeVisible();
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    pendingApprovals = 8;
    await pass(60_000);
    expect(screen.getByRole('link', { name: 'Business approval 7 waiting' })).toBeVisible();
    visibility.mockRestore();
    await pass(15_000);
    expect(screen.getByRole('link', { name: 'Business approval 8 waiting' })).toBeVisible();
  });

  it('says that the page can’t be shown when the session check fails', async () => {
    show({ '/api/admin/session': () => Response.json({ message: 'Busy' }, { status: 503 }) });
    expect(await screen.findByText('This page can’t be shown right now')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'The page' })).toBeNull();
    expect(screen.getByText('Try again')).toBeVisible();
  });

  it.each([
    ['for a visitor', { status: 401 }],
    ['for a signed-in member', { status: 403, code: 'ADMINISTRATORS_ONLY' }],
  ])('says that the session has ended, with a link to sign in, when a call is refused %s', async (_, refusal) => {
    show({}, refusal);
    fireEvent.click(await screen.findByRole('button', { name: 'Ask' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended.');
    expect(screen.getByRole('link', { name: 'Sign In Again' })).toHaveAttribute(
      'href',
      '/admin-login?next=%2Fadmin%2Fbusiness-approval%3Fx%3D1',
    );
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  });

  it('says that the session has ended when it expires', async () => {
    show({ '/api/admin/session': () => ({ name: 'Ruth', expiresAt: new Date().toISOString() }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended.');
  });

  it('keeps drafts when signing out fails', async () => {
    sessionStorage.setItem('draft:queue:x', '"A reason"');
    const { calls } = show({
      '/api/admin/logout': () => Response.json({ message: 'Busy. Try again.' }, { status: 503 }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(useToasts.getState().current).toMatchObject({ title: 'Error' }));
    expect(calls).toContain('/api/admin/logout');
    expect(sessionStorage).toHaveLength(1);
  });
});
