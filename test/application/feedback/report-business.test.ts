import { beforeEach, describe, expect, it } from '@jest/globals';
import { ReportBusiness, type ReportInput } from '../../../application/feedback/report-business.js';
import { fakeWorld } from '../../support/fakes/fake-world.js';
import { seededMemory, type Memory } from '../../support/fakes/memory.js';
import { ADA, HIDDEN } from '../../support/search/seeded.js';

const REPORT: ReportInput = {
  ...{ description: 'It has closed for good.', recommendedBusinessName: 'Patio Place 26', tags: ['closed_business'] },
  ...{ contactPreference: 'email', allowPublicDisplay: false },
};

let memory: Memory;
let report: ReportBusiness;

beforeEach(() => {
  memory = seededMemory();
  const { transaction, feedbacks } = fakeWorld(memory);
  report = new ReportBusiness(transaction, feedbacks);
});

describe('reporting a business', () => {
  it('is anybody’s; who is signed in is kept, and an empty address is none', async () => {
    await report.run(null, { ...REPORT, reporterEmail: '' });
    await report.run({ userId: ADA }, { ...REPORT, reporterEmail: 'me@example.com' });
    expect(memory.state.feedback).toMatchObject([
      { userId: null, contactEmail: null, businessId: 26 },
      { userId: ADA, contactEmail: 'me@example.com', businessId: 26 },
    ]);
  });

  it('is as urgent as we say, and has a title of ours where none was sent', async () => {
    await report.run(null, REPORT);
    await report.run(null, { ...REPORT, tags: ['contact_issue'], title: 'Wrong number' });
    expect(memory.state.feedback).toMatchObject([
      { priority: 'high', title: 'Listing Issue Report: Patio Place 26' },
      { priority: 'medium', title: 'Wrong number' },
    ]);
  });

  it('stays open where the business cannot be told', async () => {
    await report.run(null, { ...REPORT, businessId: HIDDEN.pending, recommendedBusinessName: 'Nowhere' });
    expect(memory.state.feedback).toMatchObject([{ businessId: null }]);
  });
});
