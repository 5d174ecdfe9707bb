/**
 * Product decision, promised in the privacy policy: how long data is kept after it is no longer needed. The nightly
 * jobs and the registry of members' data read these values.
 */
export const RETENTION = {
  /** Days for which a member still sees an expired access token. */
  accessTokenDays: 30,
  /** Days for what was sent to a webhook, and what it answered. */
  webhookLogDays: 30,
  /** Years for a visitor's feedback. A member's feedback stays as long as the account. */
  feedbackYears: 3,
  /** Years for a notice to a member and its appeal. An active suspension stays as long as the account. */
  noticeYears: 3,
  /** Months after the decision for a report and its sender. Open reports stay. */
  reportMonths: 12,
  /** Years for a copyright notice after the last decision on it. */
  copyrightYears: 3,
  /** Days for the record that a message was sent or failed. Its text and recipient are deleted once it is sent. */
  messageDays: 30,
  /** Days (UTC, including today) for single interactions. */
  interactionDays: 30,
  /** Months for a business's daily totals of interactions, which don't identify anyone. */
  interactionCountMonths: 25,
  /** Days for an import's report after the import ends. */
  importReportDays: 90,
  /** Days for the hash of the network from which a member answered about a fact, in which a network counts once. */
  answerNetworkDays: 90,
  /** Days for the hash of the network from which a listing, claim, message, or report was submitted. */
  submissionNetworkDays: 30,
  /** Days for whether a link of a waiting item could be reached. */
  linkCheckDays: 30,
  /** Months for a report of being turned away, which is public for the first year. */
  turnedAwayMonths: 24,
  /** Years for the record that an owner was asked to confirm a pet policy. */
  confirmationYears: 2,
  /** Years for the record of what the people of a business did. */
  activityYears: 2,
  /** Days for an invitation to a business after the answer or the end of its link. */
  invitationDays: 90,
  /** Months for an offer to hand a business over, which names an address that may not be a member's. */
  transferMonths: 12,
  /** Days until removed content is erased. An appeal can restore it before then. */
  removedContentDays: 210,
} as const;
