import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, type To } from 'react-router-dom';
import { createQueryClient } from '../../../web/api/client.js';
import { PageContextProvider, type PageContext } from '../../../web/lib/page/page-context.js';

// A busy machine is slow, not wrong: what is awaited here comes, or the test fails.
configure({ asyncUtilTimeout: 10_000 });

/** A moment at which everything rendered here takes place. */
export const NOW = Date.parse('2026-03-15T12:00:00.000Z');

type Answer = (url: URL, request: Request) => unknown;

/** Answers of the API by path; a call that is not foreseen fails the test. */
export function apiOf(answers: Readonly<Record<string, Answer>>): { client: QueryClient; calls: string[] } {
  const calls: string[] = [];
  const client = createQueryClient({
    baseUrl: 'http://localhost',
    fetch: async (request) => {
      const url = new URL(request.url);
      calls.push(url.pathname + url.search);
      const answer = answers[url.pathname];
      if (answer === undefined) throw new Error(`Nobody foresaw ${request.url}`);
      const body = await answer(url, request);
      return body instanceof Response ? body : Response.json(body);
    },
  });
  return { client, calls };
}

/** What an operator's site tells a visitor's page. */
export function aPageContext(isDemoBilling = true): PageContext {
  const operator = { name: 'Paws Cooperative', address: '1 Bark Street, Austin, TX 78701', governingState: 'Texas' };
  const site = {
    name: 'Welcome Paws',
    supportEmail: 'help@example.org',
    operator,
    passwordPath: '/oidc/account/password',
    isDemoBilling,
  };
  return { publicUrl: 'http://localhost', site, theme: 'system', signedIn: false, now: NOW };
}

/** Renders a part of a page at an address, as the site would. */
export function renderAt(
  path: string | (Partial<Exclude<To, string>> & { readonly state?: unknown }),
  element: ReactNode,
  client: QueryClient = apiOf({}).client,
  { isDemoBilling = true, route = '*' }: { readonly isDemoBilling?: boolean; readonly route?: string } = {},
) {
  const router = createMemoryRouter([{ path: route, element }], { initialEntries: [path] });
  render(
    <PageContextProvider value={aPageContext(isDemoBilling)}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </PageContextProvider>,
  );
  return { router, address: () => router.state.location.pathname + router.state.location.search };
}
