import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, type To } from 'react-router-dom';
import { createQueryClient } from '../../../web/api/client.js';
import { PageContextProvider, type PageContext } from '../../../web/lib/page/page-context.js';
import './patience.js';

/** The current time in all rendered pages. */
export const NOW = Date.parse('2026-03-15T12:00:00.000Z');

type Answer = (url: URL, request: Request) => unknown;

/** Creates an API client with a response per path, and records its calls. A call to any other path throws. */
export function apiOf(answers: Readonly<Record<string, Answer>>): { client: QueryClient; calls: string[] } {
  const calls: string[] = [];
  const client = createQueryClient({
    baseUrl: 'http://localhost',
    fetch: async (request) => {
      const url = new URL(request.url);
      calls.push(url.pathname + url.search);
      const answer = answers[url.pathname];
      if (answer === undefined) throw new Error(`The test has no response for ${request.url}`);
      const body = await answer(url, request);
      return body instanceof Response ? body : Response.json(body);
    },
  });
  return { client, calls };
}

/** Returns the page context of an operator’s site, for a visitor. */
export function aPageContext(isDemoBilling = true, hasOwnProvider = true): PageContext {
  const operator = { name: 'Paws Cooperative', address: '1 Bark Street, Austin, TX 78701', governingState: 'Texas' };
  const site = {
    name: 'Welcome Paws',
    supportEmail: 'help@example.org',
    operator,
    passwordPath: hasOwnProvider ? '/oidc/account/password' : null,
    isDemoBilling,
  };
  return { publicUrl: 'http://localhost', site, theme: 'system', signedIn: false, now: NOW };
}

interface RenderOptions {
  readonly isDemoBilling?: boolean;
  /** False if members sign in with an external provider. */
  readonly hasOwnProvider?: boolean;
  readonly route?: string;
}

/** Renders part of a page at a path, with the providers of the site. */
export function renderAt(
  path: string | (Partial<Exclude<To, string>> & { readonly state?: unknown; readonly key?: string }),
  element: ReactNode,
  client: QueryClient = apiOf({}).client,
  { isDemoBilling = true, hasOwnProvider = true, route = '*' }: RenderOptions = {},
) {
  const router = createMemoryRouter([{ path: route, element }], { initialEntries: [path] });
  render(
    <PageContextProvider value={aPageContext(isDemoBilling, hasOwnProvider)}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </PageContextProvider>,
  );
  return { router, address: () => router.state.location.pathname + router.state.location.search };
}
