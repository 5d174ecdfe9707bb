import type { TargetType } from '../../domain/moderation/target.js';
import { formatDay } from '../../domain/shared/time-in-words.js';
import type { EmailContent } from '../shared/outbox.js';

const THING: Readonly<Record<TargetType, string>> = {
  review: 'a review',
  response: 'a response to a review',
  guide_dog: 'a Guide Dog profile',
  pet_profile: 'a pet profile',
  photo: 'a photo',
  turned_away: 'a report of being turned away',
  turned_away_answer: 'an answer to a report of being turned away',
};

/** The result of a report: action was taken, the content stays, or it was already gone. */
export type ReportOutcome = 'acted on' | 'stays' | 'gone';

const OUTCOME: Readonly<Record<ReportOutcome, string>> = {
  'acted on': 'A person reviewed your report, and we took action.',
  stays: 'A person reviewed your report and found that the content follows our guidelines, so it stays.',
  gone: 'A person reviewed your report. The content you reported is no longer on this site.',
};

/** Returns the answer to a reporter. It says whether action was taken, and nothing about other people. */
export function answerToReporter(targetType: TargetType, reportedAt: Date, outcome: ReportOutcome): EmailContent {
  return {
    subject: 'The result of your report',
    paragraphs: [
      `Thank you for reporting ${THING[targetType]} on ${formatDay(reportedAt)}.`,
      OUTCOME[outcome],
      'To protect everyone’s privacy, we can’t share more details.',
    ],
    action: { label: 'Read the guidelines', path: '/community-guidelines' },
  };
}
