/** Reasons for reports and decisions, with labels in form order. */
export const MODERATION_REASONS = {
  fake: 'Fake information',
  spam: 'Spam',
  harassment: 'Harassment',
  inappropriate: 'Inappropriate content',
  illegal: 'Illegal activities',
  copyright: 'Copyright violation',
  privacy: 'Private information',
  other: 'Something else',
} as const;

export type ModerationReason = keyof typeof MODERATION_REASONS;
