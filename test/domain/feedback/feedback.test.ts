import { describe, expect, it } from '@jest/globals';
import { REPORT_TYPES, reportPriority, reportTitle } from '../../../domain/feedback/business-report.js';
import { FeedbackForm, BusinessReportForm } from '../../../interfaces/contract/feedback.js';

const REPORT = {
  feedbackType: 'listing_issue',
  title: 'Listing Issue Report: The Muddy Paw',
  description: 'It closed in May.',
  recommendedBusinessName: 'The Muddy Paw',
  tags: ['closed_business'],
};

const messages = (schema: typeof FeedbackForm | typeof BusinessReportForm, value: object) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('a report of a listing', () => {
  it('is urgent only where the place has closed', () => {
    expect(REPORT_TYPES.map((type) => [type, reportPriority(type)])).toEqual([
      ['incorrect_info', 'medium'],
      ['closed_business', 'high'],
      ['contact_issue', 'medium'],
      ['service_issue', 'medium'],
      ['other', 'medium'],
    ]);
    expect(reportTitle('The Muddy Paw')).toBe('Listing Issue Report: The Muddy Paw');
  });

  it('has the words of the form for what is missing', () => {
    const form = { businessName: 'The Muddy Paw', reportType: 'other', description: 'It closed in May.' };
    expect(messages(BusinessReportForm, form)).toBeUndefined();
    expect(messages(BusinessReportForm, { ...form, businessName: ' ' })).toEqual([
      ['businessName', 'Business name is required'],
    ]);
    expect(messages(BusinessReportForm, { ...form, description: 'too short' })).toEqual([
      ['description', 'Please provide at least 10 characters describing the issue'],
    ]);
    for (const reporterEmail of ['', 'ada@example.com', undefined])
      expect(messages(BusinessReportForm, { ...form, reporterEmail })).toBeUndefined();
    expect(messages(BusinessReportForm, { ...form, reporterEmail: 'ada' })).toEqual([
      ['reporterEmail', 'Valid email is required'],
    ]);
  });

  it('is sent with one word for what is wrong, the first of the form where nothing is said', () => {
    expect(FeedbackForm.parse({ ...REPORT, tags: undefined })).toMatchObject({
      tags: ['incorrect_info'],
      contactPreference: 'email',
    });
    for (const tags of [[], ['rude'], ['other', 'other'], 'other'])
      expect(FeedbackForm.safeParse({ ...REPORT, tags }).success).toBe(false);
    for (const feedbackType of ['bug_report', 'contact_inquiry', undefined])
      expect(FeedbackForm.safeParse({ ...REPORT, feedbackType }).success).toBe(false);
  });
});
