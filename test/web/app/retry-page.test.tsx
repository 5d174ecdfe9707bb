import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { withRetryPages } from '../../../web/app/client/retry-page.js';
import { PageContextProvider } from '../../../web/lib/page/page-context.js';
import { aPageContext } from '../support/render.js';

const originalFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = originalFetch;
});

/** Renders two pages. Each attempt to load the second one uses the next of `loads`. */
function renderSite(loads: (() => Promise<unknown>)[]) {
  const Frame = () => (
    <>
      <Link to="/">Home</Link>
      <Link to="/far">Far</Link>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
  const pages = [
    { index: true, element: <h1>The home page</h1> },
    { path: 'far', lazy: async () => ({ Component: (await loads.shift()!()) as () => React.ReactNode }) },
  ];
  const router = createMemoryRouter(withRetryPages([{ path: '/', element: <Frame />, children: pages }]));
  render(
    <PageContextProvider value={aPageContext()}>
      <RouterProvider router={router} />
    </PageContextProvider>,
  );
}

const follow = async (name: string) => fireEvent.click(await screen.findByRole('link', { name }));
const failsToLoad = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const loads = () => Promise.resolve(() => <h1>The far page</h1>);
const failure = () => screen.findByRole('heading', { name: 'This page failed to load' });

it('a page that failed to load is loaded again when its link is followed, and then stays loaded', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  renderSite([failsToLoad, failsToLoad, loads]);
  await follow('Far');
  expect(await failure()).toBeVisible();
  await follow('Home');
  expect(await screen.findByRole('heading', { name: 'The home page' })).toBeVisible();
  await follow('Far');
  expect(await screen.findByRole('heading', { name: 'The far page' })).toBeVisible();
  await follow('Home');
  await follow('Far');
  expect(await screen.findByRole('heading', { name: 'The far page' })).toBeVisible();
});

it('a page that failed to load is loaded and focused automatically once the network is back', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  renderSite([failsToLoad, failsToLoad, failsToLoad, loads]);
  await follow('Far');
  await failure();
  fireEvent.click(screen.getByText('Try again'));
  expect(await screen.findByText('We still can’t reach the site.')).toBeVisible();
  fireEvent(window, new Event('online'));
  expect(await screen.findByRole('heading', { name: 'The far page' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
});
