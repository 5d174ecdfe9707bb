import { describe, expect, it } from '@jest/globals';
import { REPORT_TYPES, reportPriority, reportTitle } from '../../../domain/feedback/business-report.js';
import { recommendationTitle, tidyRecommended } from '../../../domain/feedback/business-recommendation.js';
import { CONTACT_PREFERENCES, reachableBy } from '../../../domain/feedback/feedback.js';
import { RecommendationForm } from '../../../interfaces/contract/feedback/business-recommendation.js';
import { FeedbackForm, BusinessReportForm } from '../../../interfaces/contract/feedback/feedback.js';

const REPORT = {
  feedbackType: 'listing_issue',
  title: 'Listing Issue Report: The Muddy Paw',
  description: 'It closed in May.',
  recommendedBusinessName: 'The Muddy Paw',
  tags: ['closed_business'],
};

const messages = (schema: typeof FeedbackForm | typeof BusinessReportForm | typeof RecommendationForm, value: object) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('a report of a business', () => {
  it('a report of a business has high priority only if the business has closed', () => {
    expect(REPORT_TYPES.map((type) => [type, reportPriority(type)])).toEqual([
      ['incorrect_info', 'medium'],
      ['closed_business', 'high'],
      ['contact_issue', 'medium'],
      ['service_issue', 'medium'],
      ['other', 'medium'],
    ]);
    expect(reportTitle('The Muddy Paw')).toBe('Listing Issue Report: The Muddy Paw');
  });

  it('the form for a business report returns its message for each missing or invalid field', () => {
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

  it('a report of a business sends the first reason in the list when the reporter chooses none', () => {
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

const PLACE = {
  recommendedBusinessName: 'The Muddy Paw',
  recommendedBusinessCategory: 'restaurants',
  recommendedBusinessAddress: '12 River Street',
  recommendedBusinessCity: 'Austin',
  recommendedBusinessState: 'TX',
};

describe('a recommendation of a business', () => {
  const form = {
    ...{ ...PLACE, recommendedBusinessDescription: 'Dogs lie under every table.' },
    ...{ contactPreference: 'none', allowPublicDisplay: false, recommendedPetPerks: [] },
  };
  const sent = {
    ...{ ...PLACE, feedbackType: 'business_recommendation' },
    ...{ description: 'Dogs, yes!', recommendedBusinessDescription: 'Dogs, yes!' },
  };

  it('a recommendation stores the business with a state code and each perk once', () => {
    expect(recommendationTitle('The Muddy Paw')).toBe('Recommendation: The Muddy Paw');
    const place = {
      ...{ name: 'The Muddy Paw', address: '12 River Street', city: 'Austin', zip: null, phone: null, website: null },
      ...{ category: 'restaurants' as const, kind: null, description: 'Dogs, yes!', petPerks: ['Treats', 'TREATS'] },
    };
    expect(tidyRecommended({ ...place, state: 'texas' })).toMatchObject({ state: 'TX', petPerks: ['Treats'] });
    expect(tidyRecommended({ ...place, state: 'Ontario' })).toMatchObject({ state: 'Ontario' });
  });

  it('a recommendation uses the preferred way of contact if it is available', () => {
    expect(CONTACT_PREFERENCES.map((each) => [reachableBy(each, null), reachableBy(each, '512 555 0100')])).toEqual([
      ['email', 'email'],
      ['none', 'phone'],
      ['none', 'none'],
    ]);
  });

  it('a recommendation requires a longer description in the form than in the API', () => {
    expect(messages(RecommendationForm, form)).toBeUndefined();
    const short = { ...form, recommendedBusinessDescription: 'nineteen characters' };
    expect(messages(RecommendationForm, short)).toEqual([
      ['recommendedBusinessDescription', 'Please provide a detailed description'],
    ]);
    expect(messages(RecommendationForm, { ...short, recommendedBusinessDescription: 'twenty characters it' })).toBe(
      undefined,
    );
    expect(messages(FeedbackForm, sent)).toBeUndefined();
    expect(messages(FeedbackForm, { ...sent, description: 'Dogs, yes' })).toEqual([
      ['description', 'Please provide a detailed description'],
    ]);
  });

  it('an invalid recommendation gets the same messages in the form and in the API', () => {
    const wrong: [object, string, string][] = [
      [{ recommendedBusinessName: ' A ' }, 'recommendedBusinessName', 'Business name is required'],
      [{ recommendedBusinessCategory: 'zoo' }, 'recommendedBusinessCategory', 'Please select a category'],
      [{ recommendedBusinessAddress: '1 St' }, 'recommendedBusinessAddress', 'Address is required'],
      [{ recommendedBusinessCity: 'A' }, 'recommendedBusinessCity', 'City is required'],
      [{ recommendedBusinessState: '' }, 'recommendedBusinessState', 'State is required'],
      [{ recommendedBusinessWebsite: 'muddy paw' }, 'recommendedBusinessWebsite', 'Please enter a valid URL'],
      [{ contactEmail: 'ada' }, 'contactEmail', 'Valid email is required'],
    ];
    for (const [change, path, message] of wrong)
      for (const [schema, value] of [[RecommendationForm, form] as const, [FeedbackForm, sent] as const])
        expect(messages(schema, { ...value, ...change })).toEqual([[path, message]]);
    for (const recommendedBusinessWebsite of ['', null, undefined, 'https://muddypaw.example'])
      expect(messages(FeedbackForm, { ...sent, recommendedBusinessWebsite })).toBeUndefined();
  });
});
