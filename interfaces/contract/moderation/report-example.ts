import type { AdminReport } from './admin-report.js';

/** Example report for the documentation; invented. */
export const ADMIN_REPORT: AdminReport = {
  id: 12,
  targetType: 'review',
  targetId: 1201,
  status: 'resolved',
  moves: [],
  createdAt: '2026-05-01T09:30:00.000Z',
  reportCount: 1,
  reports: [
    {
      id: 31,
      reason: 'spam',
      description: 'It only names the address of a shop.',
      reporterEmail: 'reader@example.com',
      isMember: false,
      reporterId: null,
      reporterName: null,
      createdAt: '2026-05-01T09:30:00.000Z',
    },
  ],
  content: {
    words: 'Great shop: Buy your leashes at ours.',
    path: '/business/42',
    business: { id: 42, name: 'Corner Coffee' },
    state: 'hidden',
    authorId: '0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e77',
    authorName: 'Sam Seller',
  },
  resolution: {
    action: 'hide',
    reasonCode: 'spam',
    note: 'Reviews are about places, and not about your own shop.',
    days: null,
    decidedBy: 'Administrator',
    decidedAt: '2026-05-02T10:00:00.000Z',
  },
};
