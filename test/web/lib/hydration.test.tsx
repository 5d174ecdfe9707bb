import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { render, screen, waitFor, cleanup } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { useHydrated } from '../../../web/lib/browser/use-hydrated.js';
import { HydrationStep } from '../../../web/ui/state/hydration-step.js';

const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
let box: HTMLElement;
let root: Root | undefined;
/** Differences between the server's HTML and the first browser render. */
let faults: unknown[] = [];

beforeEach(() => {
  box = document.createElement('div');
  document.body.append(box);
});
afterEach(() => {
  expect(faults).toEqual([]);
  faults = [];
  root?.unmount();
  root = undefined;
  box.remove();
  cleanup();
  scope.IS_REACT_ACT_ENVIRONMENT = true;
});

/** Hydrates the server's HTML as a browser does, so React chooses when it works. */
function hydrate(html: string, page: ReactNode): void {
  scope.IS_REACT_ACT_ENVIRONMENT = false;
  box.innerHTML = html;
  root = hydrateRoot(box, page, { onRecoverableError: (fault) => faults.push(fault) });
}

it('content that needs JavaScript replaces the server’s in a later pass, in which the browser can respond', async () => {
  const seen: (string | null)[] = [];
  const Part = () => {
    const isHydrated = useHydrated();
    useEffect(() => queueMicrotask(() => seen.push(box.textContent)), []);
    return <p>{isHydrated ? 'works' : 'served'}</p>;
  };
  hydrate('<p>served</p>', <Part />);
  await waitFor(() => expect(box).toHaveTextContent('works'));
  expect(seen).toEqual(['served']);
});

it('content that is first rendered after the page has started needs no second pass', () => {
  const Part = () => <p>{useHydrated() ? 'works' : 'served'}</p>;
  render(<Part />);
  expect(screen.getByText('works')).toBeVisible();
});

it('a part that waits for nothing is not rendered again after it has hydrated', async () => {
  let renders = 0;
  const Part = () => {
    renders += 1;
    return <p>{useHydrated(false) ? 'works' : 'served'}</p>;
  };
  const Signal = () => <p>{useHydrated() ? 'started' : ''}</p>;
  hydrate(
    '<p>served</p><p></p>',
    <>
      <Part />
      <Signal />
    </>,
  );
  renders = 0;
  await waitFor(() => expect(box).toHaveTextContent('started'));
  expect(renders).toBe(1);
  expect(box).toHaveTextContent('served');
});

it('each step of a page hydrates after what is around it, in the order of the page', async () => {
  const order: string[] = [];
  const Part = ({ name, children }: { readonly name: string; readonly children?: ReactNode }) => {
    useEffect(() => void order.push(name), [name]);
    return (
      <div>
        {name}
        {children}
      </div>
    );
  };
  hydrate(
    '<div>page<!--$--><div>first</div><!--/$--><!--$--><div>second</div><!--/$--></div>',
    <Part name="page">
      <HydrationStep>
        <Part name="first" />
      </HydrationStep>
      <HydrationStep>
        <Part name="second" />
      </HydrationStep>
    </Part>,
  );
  await waitFor(() => expect(order).toEqual(['page', 'first', 'second']));
});
