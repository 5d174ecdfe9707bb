import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { AccountClosedPage } from '../../../web/app/pages/account/account-closed-page.js';
import { apiOf, renderAt } from '../support/render.js';

afterEach(cleanup);

const show = (path: string) => renderAt(path, <AccountClosedPage />, apiOf({}).client);

describe('The page of a closed account', () => {
  it('offers only to contact us if our team closed the account', async () => {
    show('/account-closed?by=us');
    expect(
      await screen.findByText(/we believe that you’re under 13\. We’ll erase everything in it soon/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
    expect(screen.queryByText(/restore/)).toBeNull();
  });

  it('offers to restore an account that its member closed', async () => {
    show('/account-closed?on=2026-05-15');
    expect(await screen.findByText(/on May 15, 2026/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in to restore my account' })).toBeVisible();
  });
});
