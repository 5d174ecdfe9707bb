import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { Dialog } from '../../../web/ui/overlay/dialog.js';
import { leaveToOverlayOver } from '../../../web/ui/overlay/escape.js';
import { Menu, MenuItem } from '../../../web/ui/overlay/menu.js';
import { ToastHost } from '../../../web/ui/overlay/toast-host.js';
import { toast, useToasts } from '../../../web/ui/overlay/toast-store.js';
import '../support/patience.js';

interface PageProps {
  readonly children?: ReactNode;
  readonly startsInField?: boolean;
}

function Page({ children = <input aria-label="Why" />, startsInField }: PageProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Withdraw</button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Withdraw it?" startsInField={startsInField}>
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
        <Dialog onClose={() => setOpen(false)} title="Delete it?">
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

describe('A dialog', () => {
  it.each(['Escape', 'Close'])(
    'a dialog returns focus to the button that opened it when closed with %s',
    async (way) => {
      render(<Page />);
      const opener = screen.getByRole('button', { name: 'Withdraw' });
      opener.focus();
      fireEvent.click(opener);
      const field = screen.getByLabelText('Why');
      field.focus();
      if (way === 'Escape') fireEvent.keyDown(field, { key: 'Escape' });
      else fireEvent.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(document.activeElement).toBe(opener));
    },
  );

  it('a dialog with `startsInField` focuses its first field, and returns focus when closed', async () => {
    render(<Page startsInField />);
    const opener = screen.getByRole('button', { name: 'Withdraw' });
    opener.focus();
    fireEvent.click(opener);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Why')));
    fireEvent.keyDown(screen.getByLabelText('Why'), { key: 'Escape' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('a dialog moves focus to the list if its opener was deleted with the item', async () => {
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

/** Shows a toast after everything else has opened. */
async function showToast(): Promise<void> {
  act(() => toast({ title: 'Saved' }));
  await waitFor(() => expect(toastInView()?.textContent).toContain('Saved'));
}

/** Found without a role, because everything behind an open dialog is hidden from assistive technology. */
const toastInView = () => document.querySelector('li');

describe('Escape after a toast appeared', () => {
  it('Escape closes only the dialog with focus, not the toast', async () => {
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
    await showToast();
    fireEvent.keyDown(screen.getByLabelText('When'), { key: 'Escape' });
    expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(1);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Withdraw' }), { key: 'Escape' });
    expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(0);
    expect(toastInView()).not.toBeNull();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(toastInView()).toBeNull();
  });

  it('Escape closes an open menu first, and the toast if it has focus', async () => {
    render(
      <>
        <Menu trigger={<button>More</button>} defaultOpen>
          <MenuItem onSelect={() => undefined}>Withdraw</MenuItem>
        </Menu>
        <ToastHost />
      </>,
    );
    await showToast();
    fireEvent.keyDown(screen.getByRole('menuitem', { name: 'Withdraw' }), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(toastInView()).not.toBeNull();
    fireEvent.keyDown(toastInView()!, { key: 'Escape' });
    expect(toastInView()).toBeNull();
  });
});

describe('Escape in a dialog that opened above another one', () => {
  it('Escape in a dialog above another one is handled only by the dialog with focus', () => {
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
