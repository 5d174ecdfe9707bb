import type { FactInWords } from '../../../domain/policy/fact-history.js';
import type { PolicyConfirmation, PolicyEntry } from './confirmation.js';
import type { Fact } from './fact.js';

const WEIGHT = {
  ...({ key: 'maxWeightLb', label: 'Weight limit', value: 50, text: 'Dogs up to 50 lb.' } as const),
  ...({ state: 'confirmed', confirmedAt: '2026-11-02', contradictions: 0 } as const),
} satisfies FactInWords;

export const FACT: Fact = {
  ...WEIGHT,
  ...{ byOwner: true, byAdministrator: false, visitors: 1 },
  history: [{ value: 50, text: 'Dogs up to 50 lb.', source: 'visitor', verdict: 'confirms', day: '2026-11-02' }],
};

export const POLICY_CONFIRMATION: PolicyConfirmation = {
  business: { id: 42, name: 'The Muddy Paw Café' },
  facts: [WEIGHT],
  fingerprint: 'b0Fq3TtPp2m1G8sXo4yQ0o7J5mJkq8dK0V9nB1eR2c4',
  expiresAt: '2026-12-25T08:12:00.000Z',
};

export const POLICY_ENTRY: PolicyEntry = {
  ...{ id: 42, name: 'The Muddy Paw Café', city: 'Austin', state: 'TX', phone: '(512) 555-0142' },
  ...{ isOwned: true, askedAt: '2026-11-01T15:12:04.000Z' },
  confirmedAt: '2025-08-30T16:20:00.000Z',
  states: { confirmed: 4, unconfirmed: 0, disputed: 1, stale: 0 },
  disputed: ['areas.patio'],
};
