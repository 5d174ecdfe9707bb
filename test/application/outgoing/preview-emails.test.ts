import { beforeEach, describe, expect, it } from '@jest/globals';
import { PreviewEmails } from '../../../application/outgoing/preview-emails.js';
import { serviceEmail } from '../../../application/shared/outbox.js';
import type { AdministratorActor } from '../../../application/shared/actor.js';
import { DomainError } from '../../../domain/shared/domain-error.js';
import { Memory } from '../../support/fakes/memory.js';
import { FakeEmailPreviews } from '../../support/fakes/outgoing.js';
import { FakeOutbox } from '../../support/fakes/shared.js';

const ADA = { name: 'Ada' };
let memory: Memory;
let previews: PreviewEmails;

beforeEach(() => {
  memory = new Memory();
  previews = new PreviewEmails(new FakeEmailPreviews(memory));
});

/** A decision that records its administrator and emails Rosa. */
const decide = async ({ name }: AdministratorActor): Promise<void> => {
  memory.changing.notices.push(name);
  const content = { subject: 'Listed', paragraphs: [`${name} has listed it.`] };
  await new FakeOutbox(memory).record(serviceEmail('a key', { memberId: null, to: 'rosa@example.com' }, content));
};

describe('PreviewEmails', () => {
  it('returns the emails of the decision that this administrator would make, and changes nothing', async () => {
    expect(await previews.run(ADA, 'createBusinessFromRecommendation', decide)).toEqual({
      emails: [
        {
          ...{ to: 'r•••@example.com', subject: 'Listed', text: 'Ada has listed it.' },
          ...{ html: '<p>Ada has listed it.</p>', notSent: null },
        },
      ],
      note: null,
    });
    expect([memory.state.notices, memory.state.outbox, memory.state.jobs]).toEqual([[], [], []]);
  });

  it('says why a decision sends no email', async () => {
    expect(await previews.run(ADA, 'createBusinessFromRecommendation', async () => 7)).toEqual({
      emails: [],
      note: 'No email is sent: this message has no address.',
    });
  });

  it('throws the refusal of the decision', async () => {
    const refusal = new DomainError('CLAIM_NOT_FOUND', 'Claim not found');
    await expect(previews.run(ADA, 'approveClaim', async () => Promise.reject(refusal))).rejects.toBe(refusal);
  });
});
