import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PublishedContent } from '../../../application/moderation/ports.js';
import { ReportContent, type ContentReportInput } from '../../../application/moderation/report-content.js';
import type { ErrorCode } from '../../../domain/shared/domain-error.js';
import { TARGET_TYPES, type ModerationTarget, type TargetType } from '../../../domain/moderation/target.js';
import { fakeWorld } from '../../support/fakes/fake-world.js';
import { Memory } from '../../support/fakes/memory.js';
import { FakePublishedContentReads } from '../../support/fakes/moderation/moderation-cases.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';

const shown = (targetType: TargetType, targetId: string, given: Partial<PublishedContent> = {}) => ({
  ...{ targetType, targetId, authorId: OLIVE, state: 'shown' as const, isVisible: true },
  ...{ words: 'Words', path: '/business/3' },
  ...given,
});

const PUBLISHED: readonly (ModerationTarget & PublishedContent)[] = [
  ...TARGET_TYPES.flatMap((type) => [shown(type, '1'), shown(type, '2', { isVisible: false })]),
  shown('review', '3', { authorId: null }),
];

const aReport = (given: Partial<ContentReportInput> = {}): ContentReportInput => ({
  ...{ targetType: 'review', targetId: '1', reason: 'spam', description: null, reporterEmail: null },
  ...given,
});

let memory: Memory;
let report: ReportContent;

beforeEach(() => {
  memory = new Memory();
  const { transaction, moderationCases } = fakeWorld(memory);
  report = new ReportContent(transaction, new FakePublishedContentReads(PUBLISHED), moderationCases);
});

const refused = (code: ErrorCode) => expect.objectContaining({ code });

describe('reporting content', () => {
  it('everyone can report content; the report stores a signed-in member and a normalized email address', async () => {
    await report.run(null, aReport({ reporterEmail: ' Me@Example.com ' }));
    await report.run({ userId: ADA }, aReport({ targetId: '3', description: 'It only sells.' }));
    expect(memory.state.cases).toMatchObject([
      { targetId: '1', reports: [{ reporterId: null, reporterEmail: 'me@example.com' }] },
      { targetId: '3', reports: [{ reporterId: ADA, reporterEmail: null, description: 'It only sells.' }] },
    ]);
  });

  it.each([
    ['review', 'REVIEW_NOT_FOUND'],
    ['response', 'RESPONSE_NOT_FOUND'],
    ['guide_dog', 'GUIDE_DOG_NOT_FOUND'],
    ['pet_profile', 'PET_NOT_FOUND'],
    ['photo', 'NOT_FOUND'],
  ] as const)('accepts reports of public content only: %s', async (targetType, code) => {
    await report.run({ userId: ADA }, aReport({ targetType }));
    for (const targetId of ['2', '9'])
      await expect(report.run({ userId: ADA }, aReport({ targetType, targetId }))).rejects.toThrow(refused(code));
    expect(memory.state.cases).toHaveLength(1);
  });

  it("throws for a report of a member's own content and opens no case", async () => {
    for (const targetType of TARGET_TYPES)
      await expect(report.run({ userId: OLIVE }, aReport({ targetType }))).rejects.toThrow(refused('FORBIDDEN'));
    expect(memory.state.cases).toEqual([]);
  });

  it('a report counts once per member and email address, however often it is sent', async () => {
    for (const reason of ['spam', 'fake'] as const) {
      await report.run({ userId: ADA }, aReport({ reason }));
      await report.run(
        null,
        aReport({ reason, reporterEmail: reason === 'spam' ? 'ME@example.com' : 'me@EXAMPLE.com' }),
      );
    }
    expect(memory.state.cases).toMatchObject([{ reports: [{ reason: 'spam' }, { reason: 'spam' }] }]);
  });
});
