import type { TargetType } from '../../domain/moderation/target.js';
import type { EmailContent } from '../shared/outbox.js';

const THING: Readonly<Record<TargetType, string>> = {
  review: 'a review',
  response: 'an answer to a review',
  guide_dog: 'a Guide Dog profile',
  pet_profile: 'a pet profile',
  photo: 'a photo',
};

/** What became of a report: something was done, the thing stays as it is, or it was gone already. */
export type ReportOutcome = 'acted on' | 'stays' | 'gone';

const OUTCOME: Readonly<Record<ReportOutcome, string>> = {
  'acted on': 'A person looked at it, and we did something about it.',
  stays: 'A person looked at it and found that it keeps to our guidelines, so it stays.',
  gone: 'A person looked at your report. What you reported can no longer be seen on this site.',
};

/** What somebody who reported something reads in the end: whether anything was done, and nothing of anybody else. */
export function answerToReporter(targetType: TargetType, reportedAt: Date, outcome: ReportOutcome): EmailContent {
  const day = reportedAt.toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'long' });
  return {
    subject: 'What became of your report',
    paragraphs: [
      `On ${day} you reported ${THING[targetType]}. Thank you for taking the time.`,
      OUTCOME[outcome],
      'To protect everybody’s privacy we cannot say more than that.',
    ],
    action: { label: 'Read the guidelines', path: '/community-guidelines' },
  };
}
