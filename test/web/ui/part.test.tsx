import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState, type ReactNode } from 'react';
import { part } from '../../../web/ui/part.js';

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
const noCode = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** A page with something typed and a dialog whose code comes by these loads, one after another. */
function pageWith(...loads: (() => Promise<{ default: typeof Dialog }>)[]) {
  const LateDialog = part(() => (loads.length > 1 ? loads.shift()! : loads[0]!)());
  return function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <textarea aria-label="Review" />
        <button onClick={() => setOpen(true)}>Open</button>
        <Suspense fallback={null}>{open && <LateDialog text="hello" onClose={() => setOpen(false)} />}</Suspense>
      </>
    );
  };
}

// What React reports of a fault that a page has told of is not of interest here.
const show = (page: ReactNode) => render(page, { onCaughtError: () => undefined });

const came = () => Promise.resolve({ default: Dialog });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('a part of a page whose code does not come', () => {
  it('says so beside what was typed, and comes when one tries again', async () => {
    const Page = pageWith(noCode, came);
    show(<Page />);
    fireEvent.change(screen.getByLabelText('Review'), { target: { value: 'A fine patio' } });
    await press('Open');
    expect(await screen.findByRole('alert')).toHaveTextContent('This part of the page could not be loaded');
    expect(screen.getByLabelText('Review')).toHaveValue('A fine patio');
    await press('Try again');
    expect(await screen.findByText('The dialog: hello')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that it still does not come where the site cannot be reached, and leaves the page as it is', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const Page = pageWith(noCode);
    show(<Page />);
    await press('Open');
    await press('Try again');
    expect(await screen.findByText(/It still cannot be loaded/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeEnabled();
  });

  it('can be closed and asked for again', async () => {
    const Page = pageWith(noCode, came);
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

  it('is tried again when it is opened again, also where it stays in the page while it is closed', async () => {
    const loads = [noCode, noCode, () => Promise.resolve({ default: Staying })];
    const Staying = ({ open }: { readonly open: boolean }) => <p>It is {open ? 'open' : 'closed'}</p>;
    const LateDialog = part(() => loads.shift()!());
    function Page() {
      const [open, setOpen] = useState(true);
      return (
        <>
          <button onClick={() => setOpen(true)}>Open</button>
          <Suspense fallback={null}>
            <LateDialog open={open} onClose={() => setOpen(false)} />
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

it('a part that breaks is told of in its place, not instead of the page', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  const Page = pageWith(() => Promise.resolve({ default: Broken }));
  show(<Page />);
  await press('Open');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText('Review')).toBeVisible();
});
