import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '../../../web/ui/state/lazy-part.js';
import '../support/patience.js';

const ownFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = ownFetch;
});

interface DialogProps {
  readonly text: string;
  readonly onClose: () => void;
}

const Dialog = ({ text }: DialogProps) => <p>The dialog: {text}</p>;
const failToLoad = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** A page with a text field and a dialog. `loads` are the successive attempts to load the dialog’s code. */
function pageWith(...loads: (() => Promise<{ default: typeof Dialog }>)[]) {
  const LazyDialog = lazyPart(() => (loads.length > 1 ? loads.shift()! : loads[0]!)());
  return function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <textarea aria-label="Review" />
        <button onClick={() => setOpen(true)}>Open</button>
        <Suspense fallback={null}>{open && <LazyDialog text="hello" onClose={() => setOpen(false)} />}</Suspense>
      </>
    );
  };
}

// Hides React’s report of an error that the page handles.
const show = (page: ReactNode) => render(page, { onCaughtError: () => undefined });

const load = () => Promise.resolve({ default: Dialog });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('A part of a page whose code fails to load', () => {
  it('a part that fails to load shows an error, keeps the entered text, and loads with Try again', async () => {
    const Page = pageWith(failToLoad, load);
    show(<Page />);
    fireEvent.change(screen.getByLabelText('Review'), { target: { value: 'A fine patio' } });
    await press('Open');
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load this part of the page');
    expect(screen.getByLabelText('Review')).toHaveValue('A fine patio');
    await press('Try again');
    expect(await screen.findByText('The dialog: hello')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('a part shows that it failed again while the site is unreachable, and keeps the page', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const Page = pageWith(failToLoad);
    show(<Page />);
    await press('Open');
    await press('Try again');
    expect(await screen.findByText(/It still won’t load/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeEnabled();
  });

  it('a failed part can be closed and opened again, which loads its code', async () => {
    const Page = pageWith(failToLoad, load);
    show(<Page />);
    screen.getByRole('button', { name: 'Open' }).focus();
    await press('Open');
    (await screen.findByRole('button', { name: 'Close' })).focus();
    await press('Close');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
    await press('Open');
    expect(await screen.findByText('The dialog: hello')).toBeVisible();
  });

  it('a failed part loads again when reopened, even if the closed dialog stays in the page', async () => {
    const loads = [failToLoad, failToLoad, () => Promise.resolve({ default: Persistent })];
    const Persistent = ({ open }: { readonly open: boolean }) => <p>It is {open ? 'open' : 'closed'}</p>;
    const LazyDialog = lazyPart(() => loads.shift()!());
    function Page() {
      const [open, setOpen] = useState(true);
      return (
        <>
          <button onClick={() => setOpen(true)}>Open</button>
          <Suspense fallback={null}>
            <LazyDialog open={open} onClose={() => setOpen(false)} />
          </Suspense>
        </>
      );
    }
    show(<Page />);
    await press('Close');
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Open');
    await press('Close');
    await press('Open');
    expect(await screen.findByText('It is open')).toBeVisible();
  });
});

it('shows an error in place of a part that throws, and keeps the rest of the page', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  const Page = pageWith(() => Promise.resolve({ default: Broken }));
  show(<Page />);
  await press('Open');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText('Review')).toBeVisible();
});
