import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { RecentlyViewedSection } from '../../../web/features/recently-viewed/recently-viewed-section.js';
import { useRecentlyViewed } from '../../../web/features/recently-viewed/recently-viewed.store.js';
import { aBusiness } from '../support/records.js';
import { apiOf, renderAt } from '../support/render.js';
import { asMember } from '../support/viewers.js';

beforeEach(() => {
  localStorage.clear();
  useRecentlyViewed.setState({ records: [], isRead: true });
});
afterEach(cleanup);

it('Clear History in Recently Viewed says that the history is cleared, and keeps the focus in the section', async () => {
  useRecentlyViewed.getState().view(aBusiness({ id: 7 }), 1);
  const { client } = apiOf({ '/api/businesses/batch': () => [aBusiness({ id: 7 })] });
  renderAt('/', asMember(<RecentlyViewedSection />), client);
  fireEvent.click(await screen.findByRole('button', { name: 'Clear History' }));
  expect(screen.getByRole('heading', { name: 'Recently Viewed' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Your history is cleared. Places you view next appear here.');
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Clear History' })).toBeNull();
});
