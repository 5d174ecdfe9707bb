import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter, Link, Outlet, RouterProvider, useLocation, type RouteObject } from 'react-router-dom';
import { ChunkLoadError } from '../../../web/lib/browser/chunk-load-error.js';
import { firstRouter, type SiteRouter } from '../../../web/app/client/first-router.js';

const Frame = () => {
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <p>{`At ${pathname}${search}${hash}`}</p>
      <Link to="/far?x=1">Far</Link>
      <Link to="/">Home</Link>
      <Outlet />
    </>
  );
};

const ROUTES: RouteObject[] = [
  {
    id: 'site',
    path: '/',
    element: <Frame />,
    children: [
      { index: true, loader: () => 'fresh', Component: () => <h1>The home page</h1> },
      { path: 'far', Component: () => <h1>The far page</h1> },
    ],
  },
];

const HYDRATION = { loaderData: { 'site-0': 'served', '0-0': 'served' }, errors: null };

let whole: SiteRouter[] = [];

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => {
  cleanup();
  for (const router of whole) router.dispose();
  whole = [];
});

/** Renders the home page. `loads` are the outcomes of loading the whole router. */
function show(loads: readonly ('there' | 'missing')[] = ['there']) {
  const outcomes = [...loads];
  const load = jest.fn(async () => {
    if (outcomes.shift() === 'missing') throw new ChunkLoadError('The router failed to load.');
    const router = createBrowserRouter(ROUTES, { hydrationData: HYDRATION });
    whole.push(router);
    return router;
  });
  const { router, finish } = firstRouter({ routes: ROUTES, hydrationData: HYDRATION, load });
  render(<RouterProvider router={router} />);
  return { load, router, finish };
}

const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

it('the page shows before the router that can leave it has loaded', () => {
  const { load, router } = show();
  expect(screen.getByRole('heading', { name: 'The home page' })).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  expect(router.state.matches.map(({ route }) => route.id)).toEqual(['site', '0-0']);
});

it('the first router gives routes the IDs of the whole router', async () => {
  const { router, finish } = show();
  const before = router.state.matches.map(({ route }) => route.id);
  await act(finish);
  expect(whole[0]?.state.matches.map(({ route }) => route.id)).toEqual(before);
  expect(Object.keys(router.manifest).toSorted()).toEqual(Object.keys(whole[0]?.manifest ?? {}).toSorted());
});

it('a link that is followed before the router has loaded leads to its page, and back works', async () => {
  const { load } = show();
  follow('Far');
  expect(await screen.findByRole('heading', { name: 'The far page' })).toBeVisible();
  expect(screen.getByText('At /far?x=1')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  window.history.back();
  expect(await screen.findByRole('heading', { name: 'The home page' })).toBeVisible();
});

it('the page learns of a part of the page that was opened while the router loaded', async () => {
  const { finish } = show();
  window.history.replaceState(null, '', '/#reviews');
  await act(finish);
  await waitFor(() => expect(screen.getByText('At /#reviews')).toBeVisible());
});

it('a router that failed to load is loaded again by the next navigation', async () => {
  const { load, finish } = show(['missing', 'there']);
  await act(finish);
  expect(screen.getByRole('heading', { name: 'The home page' })).toBeVisible();
  follow('Far');
  expect(await screen.findByRole('heading', { name: 'The far page' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
