import type { AdminAppeal, Notice, NoticeByLink } from './notice.js';

export const NOTICE_BY_LINK: NoticeByLink = {
  kind: 'restriction',
  reason: 'spam',
  note: 'Three of your reviews contain the same link.',
  targetType: 'review',
  targetSummary: 'Great terrace: See all the house rules at rules.example.com.',
  targetPath: '/business/42',
  until: '2026-05-08T09:30:00.000Z',
  liftedAt: null,
  createdAt: '2026-05-01T09:30:00.000Z',
  appealUntil: '2026-10-28T09:30:00.000Z',
  canAppeal: false,
  appeal: {
    text: 'The link leads to the house rules of the place, which people asked me for.',
    status: 'open',
    note: null,
    createdAt: '2026-05-02T08:00:00.000Z',
    decidedAt: null,
  },
};

export const NOTICE: Notice = { id: 31, readAt: '2026-05-01T18:12:00.000Z', ...NOTICE_BY_LINK };

export const ADMIN_APPEAL: AdminAppeal = {
  id: 12,
  status: 'open',
  text: 'The link leads to the house rules of the place, which people asked me for.',
  createdAt: '2026-05-02T08:00:00.000Z',
  note: null,
  decidedBy: null,
  decidedAt: null,
  member: {
    id: '0198c2f0-8a10-7b52-8d44-91c7e0a2b3f5',
    firstName: 'Ada',
    lastName: 'Lindqvist',
  },
  notice: {
    id: 31,
    kind: 'restriction',
    reason: 'spam',
    note: 'Three of your reviews contain the same link.',
    targetType: 'review',
    targetId: '1201',
    targetSummary: 'Great terrace: See all the house rules at rules.example.com.',
    targetPath: '/business/42',
    until: '2026-05-08T09:30:00.000Z',
    liftedAt: null,
    decidedBy: 'Administrator',
    createdAt: '2026-05-01T09:30:00.000Z',
  },
};
