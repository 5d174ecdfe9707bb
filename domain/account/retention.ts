/**
 * A product decision, as the privacy policy promises: how long the directory keeps what it needs no longer. The nightly
 * jobs and the registry of members' data read it from here.
 */
export const RETENTION = {
  /** Days that an expired access token is still shown to its member. */
  accessTokenDays: 30,
  /** Years of a visitor's feedback; a member's stays as long as the account. */
  feedbackYears: 3,
  /** Years of a notice to a member, and of the appeal against it; a suspension that holds stays as long as the account. */
  noticeYears: 3,
  /** Months after the decision for which a report is kept, with who sent it; one that is open stays. */
  reportMonths: 12,
  /** Years for which a copyright notice is kept after the last decision on it. */
  copyrightYears: 3,
  /** Days for which is kept that a message went out or could not; its words and recipient go as soon as it is out. */
  messageDays: 30,
  /** Days (UTC, the present one included) of which single interactions are kept. */
  interactionDays: 30,
  /** Months for which is kept how many interactions of each kind a business had on a day, without whose they were. */
  interactionCountMonths: 25,
  /** Days after its end for which the report of an import is kept. */
  importReportDays: 90,
  /** Days after which what an administrator removed is erased: an appeal, and the time to decide on it, can bring it back. */
  removedContentDays: 210,
} as const;
