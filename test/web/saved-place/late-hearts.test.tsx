import { use, type ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { SaveButton, SaveIconButton } from '../../../web/features/saved-place/save-button.js';
import { saveIntended } from '../../../web/features/saved-place/save-intended.js';
import { PageContextProvider } from '../../../web/lib/page/page-context.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { HydrationStep } from '../../../web/ui/state/hydration-step.js';
import { aBusiness } from '../support/records.js';
import { aPageContext, apiOf } from '../support/render.js';
import { asMember } from '../support/viewers.js';

const BUSINESS = aBusiness({ id: 7, isSaved: false });
const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
let box: HTMLElement;
let root: Root | undefined;
/** Differences between the server's HTML and the first browser render. */
const faults: unknown[] = [];

beforeEach(() => {
  useToasts.setState({ current: null });
  box = document.createElement('div');
  document.body.append(box);
});
afterEach(() => {
  root?.unmount();
  box.remove();
  scope.IS_REACT_ACT_ENVIRONMENT = true;
  const found = faults.splice(0);
  expect(found).toEqual([]);
});

/**
 * Shows the server's HTML of a heart to a member who returns from the sign-in that pressing it required. `finish` lets
 * the browser hydrate the heart, after everything around it.
 */
function arrive(heart: ReactNode, answer: () => Response = () => new Response(null, { status: 204 })) {
  const writes: string[] = [];
  const { client } = apiOf({
    '/api/businesses/7/favorite': (_url, { method }) => {
      writes.push(method);
      return answer();
    },
    '/api/businesses/7/lists': () => [],
    '/api/user/lists': () => [],
  });
  let finish = (): void => undefined;
  const turn = new Promise<void>((resolve) => (finish = resolve));
  const Late = (): ReactNode => {
    use(turn);
    return heart;
  };
  const pageWith = (step: ReactNode): ReactNode => (
    <PageContextProvider value={aPageContext()}>
      <QueryClientProvider client={client}>
        <MemoryRouter>{asMember(step)}</MemoryRouter>
      </QueryClientProvider>
    </PageContextProvider>
  );
  scope.IS_REACT_ACT_ENVIRONMENT = true;
  const { container, unmount } = render(pageWith(heart));
  box.innerHTML = `<!--$-->${container.innerHTML}<!--/$-->`;
  unmount();
  scope.IS_REACT_ACT_ENVIRONMENT = false;
  const page = pageWith(
    <HydrationStep>
      <Late />
    </HydrationStep>,
  );
  root = hydrateRoot(box, page, { onRecoverableError: (fault) => faults.push(fault) });
  saveIntended(client, 7);
  return { writes, finish };
}

it.each([
  ['on a card', <SaveIconButton key="card" business={BUSINESS} />, `Save ${BUSINESS.name}`],
  ['on the page of a business', <SaveButton key="page" business={BUSINESS} />, 'Saved'],
])('the heart %s is filled if it hydrates after its place was saved', async (_where, heart, name) => {
  const { writes, finish } = arrive(heart);
  await waitFor(() => expect(writes).toEqual(['PUT']));
  expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
  finish();
  await waitFor(() => expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true'));
});

it('the heart on a card is empty if it hydrates after saving its place failed', async () => {
  const { finish } = arrive(<SaveIconButton business={BUSINESS} />, () => new Response(null, { status: 503 }));
  await waitFor(() => expect(useToasts.getState().current).toMatchObject({ title: 'Error', tone: 'danger' }));
  finish();
  const heart = screen.getByRole('button', { name: `Save ${BUSINESS.name}` });
  await waitFor(() => expect(Object.keys(heart).some((key) => key.startsWith('__reactProps'))).toBe(true));
  expect(heart).toHaveAttribute('aria-pressed', 'false');
});
