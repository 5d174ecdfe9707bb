import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { PlainToast } from '../../../web/ui/overlay/toast-host.js';
import { toast, useToasts } from '../../../web/ui/overlay/toast-store.js';

afterEach(() => {
  cleanup();
  useToasts.setState({ current: null });
});

describe('the plain toast, while the code for toasts has not loaded', () => {
  it('shows the message with its actions, one of which closes it, and makes way once the code loads', async () => {
    const undo = jest.fn();
    const action = { label: 'Undo', description: 'Undo saving Patio', onSelect: undo };
    toast({ title: 'Saved', actions: [action] });
    render(<PlainToast />);
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect([undo.mock.calls.length, screen.queryByText('Saved')]).toEqual([1, null]);

    act(() => toast({ title: 'Saved again' }));
    const region = await screen.findByRole('region', { name: 'Notifications' });
    expect(await within(region).findByText('Saved again')).toBeVisible();
  });
});
