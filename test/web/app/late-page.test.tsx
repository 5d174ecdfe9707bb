import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { withLatePages } from '../../../web/app/late-page.js';
import { PageContextProvider } from '../../../web/lib/page/page-context.js';
import { aPageContext } from '../support/render.js';

const ownFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = ownFetch;
});

/** A site of two pages; the code of the second one comes by these loads, one after the other. */
function siteWith(loads: (() => Promise<unknown>)[]) {
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
  const router = createMemoryRouter(withLatePages([{ path: '/', element: <Frame />, children: pages }]));
  render(
    <PageContextProvider value={aPageContext()}>
      <RouterProvider router={router} />
    </PageContextProvider>,
  );
}

const follow = async (name: string) => fireEvent.click(await screen.findByRole('link', { name }));
const noCode = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const came = () => Promise.resolve(() => <h1>The far page</h1>);
const isLost = () => screen.findByRole('heading', { name: 'This page could not be shown' });

it('a page that was lost comes when a link leads to it once more, and stays', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  siteWith([noCode, noCode, came]);
  await follow('Far');
  expect(await isLost()).toBeVisible();
  await follow('Home');
  expect(await screen.findByRole('heading', { name: 'The home page' })).toBeVisible();
  await follow('Far');
  expect(await screen.findByRole('heading', { name: 'The far page' })).toBeVisible();
  await follow('Home');
  await follow('Far');
  expect(await screen.findByRole('heading', { name: 'The far page' })).toBeVisible();
});

it('a lost page comes by itself once the network is back, and the focus is at its start', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  siteWith([noCode, noCode, noCode, came]);
  await follow('Far');
  await isLost();
  fireEvent.click(screen.getByText('Try again'));
  expect(await screen.findByText('There is still no connection to the site.')).toBeVisible();
  fireEvent(window, new Event('online'));
  expect(await screen.findByRole('heading', { name: 'The far page' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
});
