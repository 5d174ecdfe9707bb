/** Why something is reported and why it is decided on, in the order and with the words in which forms offer it. */
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
