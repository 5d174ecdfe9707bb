import { describe, expect, it } from '@jest/globals';
import {
  DECISION_KINDS,
  decisionLink,
  decisionPath,
  isDecisionKind,
  MEMBER_NOTICE_KINDS,
} from '../../../domain/moderation/decision-notice.js';
import { NOTICE_KINDS } from '../../../domain/moderation/notice.js';
import { NOTICE_LABEL } from '../../../domain/moderation/notice-words.js';

describe('the notice of a decision on a listing or claim', () => {
  it('is no moderation notice', () => {
    expect(MEMBER_NOTICE_KINDS.filter(isDecisionKind)).toEqual(DECISION_KINDS);
    expect(NOTICE_KINDS.filter(isDecisionKind)).toEqual([]);
  });

  it.each([
    ['business_approved', '/business/42', 'View your listing'],
    ['business_rejected', '/my-businesses', 'See your businesses'],
    ['business_needs_revision', '/my-businesses', 'See your businesses'],
    ['change_approved', '/business/42', 'View your listing'],
    ['change_rejected', '/my-businesses', 'See your businesses'],
    ['claim_approved', '/business/42', 'View your listing'],
    ['claim_rejected', '/claim-business/42', 'View your claim'],
    ['listing_edited', '/business/42', 'View your listing'],
    ['listing_hidden', '/my-businesses', 'See your businesses'],
    ['listing_shown', '/my-businesses', 'See your businesses'],
    ['listing_closed', '/my-businesses', 'See your businesses'],
    ['listing_reopened', '/my-businesses', 'See your businesses'],
    ['listing_restored', '/my-businesses', 'See your businesses'],
    ['listing_deleted', '/my-businesses', 'See your businesses'],
  ] as const)('links to the page for the next step: %s', (kind, path, link) => {
    expect([decisionPath(kind, 42), decisionLink(kind)]).toEqual([path, link]);
  });

  it('has a title of its own for each decision', () => {
    expect(new Set(DECISION_KINDS.map((kind) => NOTICE_LABEL[kind])).size).toBe(DECISION_KINDS.length);
  });
});
