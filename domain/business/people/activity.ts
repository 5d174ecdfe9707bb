/** What people of a business do, as the owner and managers read it. */
export const ACTIVITIES = [
  'listing_changed',
  'facts_confirmed',
  'resubmitted',
  'withdrawn',
  'relisted',
  'review_answered',
  'review_answer_changed',
  'report_answered',
  'invited',
  'invitation_resent',
  'invitation_withdrawn',
  'invitation_declined',
  'joined',
  'role_changed',
  'removed',
  'left',
] as const;

export type Activity = (typeof ACTIVITIES)[number];
