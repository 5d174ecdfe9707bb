import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { BrowsePage } from '../../../web/app/pages/business/browse-page.js';
import { useRecentlyViewed } from '../../../web/features/recently-viewed/recently-viewed.store.js';
import { aBusiness } from '../support/records.js';
import { apiOf, NOW, renderAt } from '../support/render.js';

function show(): void {
  const { client } = apiOf({ '/api/businesses/batch': () => [aBusiness({ name: 'The Wagging Spoon' })] });
  renderAt('/browse?filter=recently-viewed', <BrowsePage />, client);
}

describe('/browse?filter=recently-viewed', () => {
  beforeEach(() => useRecentlyViewed.getState().clear());
  afterEach(cleanup);

  it('Clear History on the page of recently viewed places empties it and moves the focus to what it says', async () => {
    useRecentlyViewed.getState().view(aBusiness({ name: 'The Wagging Spoon' }), NOW);
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Clear History' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'No places viewed yet' })).toHaveFocus());
    expect(screen.queryByRole('link', { name: 'The Wagging Spoon' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Clear History' })).toBeNull();
    expect(useRecentlyViewed.getState().records).toEqual([]);
  });

  it('the page of recently viewed places offers no Clear History and moves no focus if nothing was viewed', async () => {
    show();
    expect(await screen.findByRole('heading', { name: 'No places viewed yet' })).toBeVisible();
    expect(document.body).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Clear History' })).toBeNull();
  });
});
