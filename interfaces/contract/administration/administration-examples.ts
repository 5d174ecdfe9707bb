import type { AdminStats, ApprovalStats } from './admin-stats.js';
import type { ListedAdministrator, NewTotp } from './administration.js';

/** Example responses about administrators for the documentation; all invented. */
export const ADMINISTRATOR: ListedAdministrator = {
  ...{ id: 1, name: 'Administrator', hasTotp: true, createdAt: '2026-03-02T15:04:05.000Z', isYou: true },
};

const RECOVERY_CODES = ['k7mr-wq2p-xn4e-h8tz', 'b3vd-9fja-u6cg-y5rs', 'n2xk-p8mw-e4qt-z7hb', 'r6ua-c9yd-j3fv-g5sm']
  .concat(['w4pe-t8zn-k2hx-b7qr', 'd5gy-s9mj-v3ua-f6ck', 'h8bq-x2tr-n7ew-p4zk', 'y3cf-m6va-u9jd-s5gr'])
  .concat(['e7kz-q4hn-w8px-t2br', 'j5sd-g9uv-c3ym-a6fk']);

export const NEW_TOTP: NewTotp = {
  secret: 'NB2W45DFOIZA4J3XK5QVE3LPNZUWK4TB',
  uri: 'otpauth://totp/Welcome%20Paws:Administrator?issuer=Welcome%20Paws&secret=NB2W45DFOIZA4J3XK5QVE3LPNZUWK4TB&algorithm=SHA1&digits=6&period=30',
  recoveryCodes: RECOVERY_CODES,
};

export const APPROVAL_STATS: ApprovalStats = { pending: 4, approved: 812, rejected: 9, total: 831 };

export const ADMIN_STATS: AdminStats = {
  totalUsers: 5120,
  totalBusinesses: 806,
  totalReviews: 9304,
  pendingApprovals: 6,
  pendingVerifications: 214,
  pendingFeedback: 3,
  pendingClaims: 2,
  pendingOwnershipRequests: 1,
  orderedErasures: 0,
  waitingPostcards: 4,
  pendingDuplicates: 3,
  openReports: 5,
  openAppeals: 1,
  openCopyrightNotices: 2,
  duePutBacks: 1,
  overduePutBacks: 0,
  disputedPolicies: 3,
  undeliveredMessages: 1,
  oldestWaiting: [
    { queue: 'claims', id: '31', name: 'Barton Creek Bakery', since: '2026-04-29T18:40:00.000Z' },
    { queue: 'feedback', id: '88', name: 'The opening hours are wrong', since: '2026-05-01T07:12:00.000Z' },
  ],
  newThisWeek: { users: 41, businesses: 12, reviews: 96 },
  oldestOpenFeedbackAt: '2026-05-01T07:12:00.000Z',
  oldestOpenFeedbackId: 88,
  daily: [
    { date: '2026-05-01', users: 5, businesses: 2, reviews: 13 },
    { date: '2026-05-02', users: 3, businesses: 0, reviews: 4 },
  ],
};
