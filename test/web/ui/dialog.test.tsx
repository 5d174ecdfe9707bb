import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Dialog } from '../../../web/ui/overlay/dialog.js';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Withdraw</button>
      <Dialog open={open} onOpenChange={setOpen} title="Withdraw it?">
        <input aria-label="Why" />
      </Dialog>
    </>
  );
}

afterEach(cleanup);

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
});
