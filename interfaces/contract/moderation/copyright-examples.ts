import type { AdminCopyrightNotice, CopyrightTakedown } from './copyright.js';

/** Example responses about copyright for the documentation; all invented. */
const PHOTO = '/uploads/0198e7a4-7c1a-7e52-9d1f-3f0d5f1c2b7a.webp';
const MEMBER = '0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e77';
const [DOWN_AT, COUNTERED_AT] = ['2026-04-21T09:00:00.000Z', '2026-04-22T16:30:00.000Z'];
const [FROM, BY] = ['2026-05-06T00:00:00.000Z', '2026-05-12T00:00:00.000Z'];

export const COPYRIGHT_TAKEDOWN: CopyrightTakedown = {
  id: 12,
  status: 'taken_down',
  claimantName: 'Pat Painter',
  work: 'My photograph "Dogs at dawn", https://pat-painter.example.com/dogs-at-dawn',
  reason: 'The photo is the same.',
  takenDown: [{ path: PHOTO, targetType: 'photo', takenDownAt: DOWN_AT, restoredAt: null }],
  counterNotice: { status: 'waiting', restorableFrom: FROM, restoreBy: BY, reason: null, createdAt: COUNTERED_AT },
};

export const ADMIN_COPYRIGHT_NOTICE: AdminCopyrightNotice = {
  id: 12,
  status: 'taken_down',
  name: 'Pat Painter',
  email: 'pat@pat-painter.example.com',
  postalAddress: '7 Example Lane, Portland, OR 97201',
  phone: null,
  work: COPYRIGHT_TAKEDOWN.work,
  signature: 'Pat Painter',
  claimantId: null,
  claimantName: null,
  items: [{ path: PHOTO, targetType: 'photo', targetId: PHOTO }],
  takenDown: [
    {
      ...{ path: PHOTO, targetType: 'photo', targetId: PHOTO, authorId: MEMBER },
      authorName: 'Ada Lovelace',
      ...{ followedAgainst: 1, isRepeatInfringer: false, isSuspended: false, takenDownAt: DOWN_AT, restoredAt: null },
    },
  ],
  counterNotices: [
    {
      ...{
        id: 3,
        memberId: MEMBER,
        memberName: 'Ada Lovelace',
        name: 'Ada Lovelace',
        postalAddress: '12 River Street, Austin, TX 78701',
      },
      ...{ phone: '(512) 555-0142', statement: 'I took this photo myself, and have the file of the camera.' },
      ...{ signature: 'Ada Lovelace', status: 'waiting', restorableFrom: FROM, restoreBy: BY, reason: null },
      ...{ decidedBy: null, decidedAt: null, createdAt: COUNTERED_AT, putBack: 'later', moves: ['uphold'] },
    },
  ],
  reason: COPYRIGHT_TAKEDOWN.reason,
  decidedBy: 'Administrator',
  decidedAt: DOWN_AT,
  createdAt: '2026-04-20T10:00:00.000Z',
  moves: [],
};
