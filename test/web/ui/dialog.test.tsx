import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { Dialog } from '../../../web/ui/overlay/dialog.js';
import { leaveToOverlayOver } from '../../../web/ui/overlay/escape.js';
import { Menu, MenuItem } from '../../../web/ui/overlay/menu.js';
import { ToastHost } from '../../../web/ui/overlay/toast-host.js';
import { toast, useToasts } from '../../../web/ui/overlay/toast-store.js';

interface PageProps {
  readonly children?: ReactNode;
  readonly startsInField?: boolean;
}

function Page({ children = <input aria-label="Why" />, startsInField }: PageProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Withdraw</button>
      <Dialog open={open} onOpenChange={setOpen} title="Withdraw it?" startsInField={startsInField}>
        {children}
      </Dialog>
    </>
  );
}

function Deletable() {
  const [isThere, setThere] = useState(true);
  return <ul aria-label="Reviews">{isThere && <li>{<Entry onDelete={() => setThere(false)} />}</li>}</ul>;
}

function Entry({ onDelete }: { readonly onDelete: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu trigger={<button>More</button>}>
        <MenuItem onSelect={() => setOpen(true)}>Delete</MenuItem>
      </Menu>
      {open && (
        <Dialog open onOpenChange={setOpen} title="Delete it?">
          <button onClick={() => setOpen(false)}>Keep it</button>
          <button onClick={onDelete}>Delete it</button>
        </Dialog>
      )}
    </>
  );
}

afterEach(() => {
  cleanup();
  useToasts.setState({ current: null });
});

describe('a dialog', () => {
  it.each(['Escape', 'Close'])('gives the focus back to the button that opened it, ended by %s', async (way) => {
    render(<Page />);
    const opener = screen.getByRole('button', { name: 'Withdraw' });
    opener.focus();
    fireEvent.click(opener);
    const field = screen.getByLabelText('Why');
    field.focus();
    if (way === 'Escape') fireEvent.keyDown(field, { key: 'Escape' });
    else fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('that is there to type begins in its first field, and gives the focus back all the same', async () => {
    render(<Page startsInField />);
    const opener = screen.getByRole('button', { name: 'Withdraw' });
    opener.focus();
    fireEvent.click(opener);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Why')));
    fireEvent.keyDown(screen.getByLabelText('Why'), { key: 'Escape' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('leaves the focus in the list where its opener went with what was deleted', async () => {
    render(<Deletable />);
    fireEvent.keyDown(screen.getByRole('button', { name: 'More' }), { key: 'Enter' });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })));
    fireEvent.keyDown(screen.getByRole('button', { name: 'More' }), { key: 'Enter' });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete it' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Reviews' })));
  });
});

/** Shows a toast, which comes after all that is open. */
async function comesToast(): Promise<void> {
  act(() => toast({ title: 'Saved' }));
  await waitFor(() => expect(toastInView()?.textContent).toContain('Saved'));
}

/** What is behind a dialog has no role while it is open. */
const toastInView = () => document.querySelector('li');

describe('Escape, where a toast came last', () => {
  it('ends the dialog that the focus is in, and no other, and leaves the toast', async () => {
    render(
      <>
        <Page>
          <Page>
            <input aria-label="When" />
          </Page>
        </Page>
        <ToastHost />
      </>,
    );
    for (const each of [1, 2]) {
      const openers = screen.getAllByRole('button', { name: 'Withdraw' });
      expect(openers).toHaveLength(1);
      fireEvent.click(openers[0]!);
      expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(each);
    }
    await comesToast();
    fireEvent.keyDown(screen.getByLabelText('When'), { key: 'Escape' });
    expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(1);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Withdraw' }), { key: 'Escape' });
    expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(0);
    expect(toastInView()).not.toBeNull();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(toastInView()).toBeNull();
  });

  it('ends a menu, and in the toast itself the toast', async () => {
    render(
      <>
        <Menu trigger={<button>More</button>} defaultOpen>
          <MenuItem onSelect={() => undefined}>Withdraw</MenuItem>
        </Menu>
        <ToastHost />
      </>,
    );
    await comesToast();
    fireEvent.keyDown(screen.getByRole('menuitem', { name: 'Withdraw' }), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(toastInView()).not.toBeNull();
    fireEvent.keyDown(toastInView()!, { key: 'Escape' });
    expect(toastInView()).toBeNull();
  });
});

describe('Escape over a dialog that does not know yet that another one has opened', () => {
  it('is left to the one that has the focus', () => {
    render(
      <>
        <div role="dialog" aria-label="Photos">
          <button>Next</button>
        </div>
        <div role="dialog" aria-label="Report">
          <button>Send</button>
        </div>
      </>,
    );
    const below = screen.getByRole('dialog', { name: 'Photos' });
    const pressedIn = (button: string): boolean => {
      const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
      const listen = (pressed: KeyboardEvent) => leaveToOverlayOver(below, pressed);
      document.addEventListener('keydown', listen, { capture: true, once: true });
      act(() => void screen.getByRole('button', { name: button }).dispatchEvent(event));
      return event.defaultPrevented;
    };
    expect([pressedIn('Send'), pressedIn('Next')]).toEqual([true, false]);
  });
});
