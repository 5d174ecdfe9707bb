/**
 * Tables in which members write or count something about businesses. For each, says what happens to a member's rows when
 * the member becomes the owner of the business or works for it. A test compares the tables with the schema.
 */
export const OWN_WORDS: Readonly<Record<string, string>> = {
  reviews: 'hidden and uncounted while the author acts for the business (settleOwnWords)',
  review_votes: 'removed and refused (settleOwnWords, VoteHelpful)',
  review_responses: 'the owner writes these, but never to their own review, which is hidden',
  policy_facts: "as a visitor's statement, without weight while its writer acts for the business (statements.ts)",
  policy_confirmations: 'the owner writes these, and visitors see that the owner said so',
  turned_away_reports: 'counts against the business; its writer can delete it, but not answer it (AnswerTurnedAway)',
  turned_away_answers: 'the owner writes these, but never to their own report',

  business_analytics: 'visits, which only the owner sees',
  saved_places: 'private',
  alerts: 'private',
  user_feedback: 'private, for administrators',

  businesses: 'the owner of the business',
  business_claims: 'how a member becomes the owner',
  business_people: 'who works for the owner',
  business_invitations: 'invited by the owner; only these two see it',
  business_activity: 'what the owner and their people did, which only they see',
  business_transfers: 'how a member becomes the owner',
  ownership_requests: 'how a member becomes the owner',
  subscriptions: 'who pays for the business',
};
