/** The member whose private data must stay hidden. */
export const OWNER = '0198c2f0-1111-7c11-9f00-2b6c5a1d4e77';
/** A member without private data, who is needed to respond to others. */
export const STRANGER = '0198c2f0-2222-7c11-9f00-2b6c5a1d4e77';

/** A member with a paused profile, and one with a closed account. */
export const PAUSED = '0198c2f0-3333-7c11-9f00-2b6c5a1d4e77';
export const CLOSED = '0198c2f0-4444-7c11-9f00-2b6c5a1d4e77';

/** IDs of the rows in `canary-rows.ts`, far above the IDs that the database assigns during the calls. */
export const BUSINESS = {
  ...{ premium: 7001, free: 7002, pending: 7003, rejected: 7004, withdrawn: 7005, unclaimed: 7006, strangers: 7007 },
} as const;
export const REVIEW = {
  published: 7101,
  takenDown: 7102,
  ofPending: 7103,
  strangers: 7104,
  strangersHidden: 7105,
  ofPaused: 7106,
  ofClosed: 7107,
};
export const PET = { inCommunity: 7201, byAddress: 7202, hidden: 7203, takenDown: 7204, ofPaused: 7205 } as const;
export const CASE = { open: 7401, notice: 7402, copyright: 7403 } as const;
export const INVITATION = 7801;
export const CLAIM = { open: 7301, rejected: 7302 } as const;
/** Requests of the member, and by a stranger for the member's business; and an offer of the member. */
export const OWNERSHIP = { own: 7311, received: 7312, offer: 7321 } as const;
export const SAVED_LIST = { private: 7601, shared: 7602 } as const;
export const ALERT = 7701;
/** The secret of the link to the shared list. No canary: the reader has it, and the page links to itself. */
export const SHARE_TOKEN = 'link-to-the-shared-list';
/** A decision whose time is not over. */
export const DECISION = '0198c2f0-5555-7c11-9f00-2b6c5a1d4e77';
/** A webhook of the member, and an event that was sent to it. */
export const WEBHOOK = '0198c2f0-6666-7c11-9f00-2b6c5a1d4e77';
export const WEBHOOK_DELIVERY = '0198c2f0-7777-7c11-9f00-2b6c5a1d4e77';
/** Reports of being turned away: by the member, and by a stranger at the member's business, not public yet. */
export const TURNED_AWAY = { counted: 7501, waiting: 7502 } as const;
