import { describe, expect, it } from '@jest/globals';
import { CONTACT_CATEGORY_LABEL, combinedMessage } from '../../../domain/feedback/contact.js';
import { FEEDBACK_STATUS_LABEL, FEEDBACK_TYPE_LABEL, reachableBy } from '../../../domain/feedback/feedback.js';

describe('a contact message', () => {
  it.each([
    ['all fields', 'Ada Lind', 'partnership', 'Category: Partnership\nName: Ada Lind\nEmail: ada@dog.example\n\nHello there'],
    ['no category', 'Ada Lind', null, 'Name: Ada Lind\nEmail: ada@dog.example\n\nHello there'],
    ['no name', null, 'technical', 'Category: Technical problem\nEmail: ada@dog.example\n\nHello there'],
    ['only an email address', null, null, 'Email: ada@dog.example\n\nHello there'],
  ] as const)('a contact message is combined into one text, with %s', (_, name, category, text) => {
    expect(combinedMessage({ name, category, email: 'ada@dog.example' }, 'Hello there')).toBe(text);
  }); // prettier-ignore

  it('a contact message is about one of six subjects', () => {
    expect(CONTACT_CATEGORY_LABEL).toEqual({
      general: 'General question',
      business: 'Business listing',
      technical: 'Technical problem',
      feedback: 'Feedback',
      partnership: 'Partnership',
      other: 'Other',
    });
  });
});

describe('feedback labels', () => {
  it('feedback labels name every feedback type and status', () => {
    expect(FEEDBACK_TYPE_LABEL).toEqual({
      business_recommendation: 'Business recommendation',
      feature_request: 'Feature request',
      bug_report: 'Bug report',
      general_feedback: 'General feedback',
      content_suggestion: 'Content suggestion',
      listing_issue: 'Listing issue',
      contact_inquiry: 'Message to us',
    });
    expect(FEEDBACK_STATUS_LABEL).toEqual({
      pending: 'Pending',
      under_review: 'Under review',
      in_progress: 'In progress',
      completed: 'Completed',
      rejected: 'Rejected',
      duplicate: 'Duplicate',
    });
  });

  it('feedback has phone as its contact preference only with a number', () => {
    expect(reachableBy('phone', '512 555 0100')).toBe('phone');
    expect(reachableBy('phone', null)).toBe('none');
    expect(reachableBy('email', null)).toBe('email');
  });
});
