import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { MemberDropdown } from '../../../web/app/layout/member-dropdown.js';
import { MobileMenu } from '../../../web/app/layout/mobile-menu.js';
import { renderAt } from '../support/render.js';
import { aMember, asMember } from '../support/viewers.js';

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('the menu on phones', () => {
  const button = () => screen.getByRole('button', { name: 'Open menu' });

  it('the menu on phones returns the focus to its button when closed', async () => {
    renderAt('/', <MobileMenu />);
    for (const close of [
      () => fireEvent.click(screen.getByRole('button', { name: 'Close' })),
      () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }),
    ]) {
      fireEvent.click(button());
      await screen.findByRole('dialog', { name: 'Menu' });
      close();
      await waitFor(() => expect(document.activeElement).toBe(button()));
    }
  });

  it('the menu on phones does not take the focus back after a link is followed', async () => {
    const { address } = renderAt('/', <MobileMenu />);
    fireEvent.click(button());
    fireEvent.click(await screen.findByRole('link', { name: 'Browse' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([address(), document.activeElement === button()]).toEqual(['/browse', false]);
  });
});

describe('the links of a member in the menu on phones', () => {
  it('the menu on phones links My Businesses to the form and Manage Listings to the member’s listings', async () => {
    renderAt('/', asMember(<MobileMenu />));
    fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(await screen.findByRole('link', { name: 'My Businesses' })).toHaveAttribute('href', '/create-business');
    expect(screen.getByRole('link', { name: 'Manage Listings' })).toHaveAttribute('href', '/my-businesses');
  });
});

describe('the account menu', () => {
  it('the account menu links My Businesses to the form and Manage Listings to the member’s listings', async () => {
    renderAt('/', asMember(<MemberDropdown viewer={aMember()} />));
    fireEvent.keyDown(screen.getByRole('button', { name: 'Account menu' }), { key: 'Enter' });
    const item = (name: string) => screen.findByRole('menuitem', { name });
    expect(await item('My Businesses')).toHaveAttribute('href', '/create-business');
    expect(await item('Manage Listings')).toHaveAttribute('href', '/my-businesses');
  });
});

/** jsdom has no layout, so sizes never change. */
class FakeResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

describe('the tooltip of the account menu', () => {
  it('the tooltip of the account menu opens after 700 ms', () => {
    jest.useFakeTimers();
    globalThis.ResizeObserver = FakeResizeObserver;
    renderAt('/', asMember(<MemberDropdown viewer={aMember()} />));
    fireEvent.pointerMove(screen.getByRole('button', { name: 'Account menu' }), { pointerType: 'mouse' });
    act(() => void jest.advanceTimersByTime(699));
    expect(screen.queryByRole('tooltip')).toBeNull();
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.getByRole('tooltip')).toHaveTextContent('Account menu');
  });
});
