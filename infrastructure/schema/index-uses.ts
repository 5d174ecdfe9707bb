const REVIEW = 'review/review-reads.query.ts';

/** Most indexes of a table. Each change of a row writes to all of them. */
export const MAX_INDEXES = 16;

/**
 * What the indexes of the tables with the most changes are for: files in infrastructure/ whose queries use them. Primary
 * keys and unique indexes, which are rules, are not listed. test/database/postgres/index-uses.test.ts compares the list
 * with the database, so an index that no query uses is dropped, not kept for later.
 */
export const INDEX_USES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  businesses: {
    // A member's listings, and whose rows change when the member is erased (a foreign key).
    businesses_owner: [
      'business/business-reads.query.ts',
      'fact/policy-confirmations.repository.ts',
      'administration/member-reads.query.ts',
    ],
    businesses_claimant: ['member-data/member-data.repository.ts'],
    // What administrators list.
    businesses_created: ['business/listing-reads.query.ts', 'administration/directory-figures.query.ts'],
    businesses_standing: ['business/listing-reads.query.ts'],
    businesses_listing_words: ['business/listing-reads.query.ts', 'administration/administrator-search.query.ts'],
    businesses_verification: ['business/verification-reads.query.ts'],
    businesses_waiting: ['business/approval-reads.query.ts', 'administration/directory-figures.query.ts'],
    businesses_policy_age: ['fact/fact-reads.query.ts'],
    // What a new or imported place may be the same as.
    businesses_near: [
      'import/imported-businesses.repository.ts',
      'business/similar-businesses.query.ts',
      'recommendation/recommendation-candidates.query.ts',
    ],
    businesses_phone: ['import/imported-businesses.repository.ts', 'business/similar-businesses.query.ts'],
    businesses_domain: ['business/similar-businesses.query.ts'],
    businesses_unlisted_name: ['import/imported-businesses.repository.ts'],
    // Which place shows a file.
    businesses_files: [
      'upload/hidden-files.query.ts',
      'moderation/photo-places.ts',
      'moderation/published-content-sql.ts',
    ],
    // Places that were merged or deleted, and those that a nightly job computes again.
    businesses_gone: ['business/kept-instead.ts', 'jobs/purge-listings.ts', 'review/reviews.repository.ts'],
    businesses_facts_due: [
      'fact/keep-facts.ts',
      'fact/fact-reads.query.ts',
      'administration/directory-figures.query.ts',
    ],
  },
  reviews: {
    reviews_of_business: [REVIEW],
    reviews_of_business_helpful: [REVIEW],
    reviews_of_business_lowest: [REVIEW],
    reviews_of_user: [REVIEW],
    reviews_newest: [REVIEW],
    reviews_images: ['upload/hidden-files.query.ts', 'moderation/photo-places.ts'],
    reviews_removed: ['moderation/erase-removed-contents.ts'],
  },
};
