import type { OwnersTurnedAway, TurnedAway } from './turned-away.js';

const ANSWER = {
  ...{ id: 7, content: 'We’re sorry. Dogs are welcome on our patio, and our new colleague knows it now.' },
  ...{ createdAt: '2026-11-23T16:05:00.000Z', updatedAt: '2026-11-23T16:05:00.000Z', state: null },
} as const;

export const TURNED_AWAY_EXAMPLE: TurnedAway = {
  ...{ id: 31, petTypes: ['dog'], month: '2026-11', status: 'answered', state: null, own: null, answer: ANSWER },
  staffSaid: 'They said dogs are no longer allowed, not even outside.',
};

export const OWN_TURNED_AWAY: TurnedAway = {
  ...TURNED_AWAY_EXAMPLE,
  ...{ status: 'waiting', answer: null },
  own: { visitedOn: '2026-11-21', pets: 'dog:70', answerBy: '2026-11-25T18:30:00.000Z' },
};

export const OWNERS_TURNED_AWAY: OwnersTurnedAway = {
  ...TURNED_AWAY_EXAMPLE,
  business: { id: 42, name: 'The Muddy Paw Café' },
  ...{ visitedOn: '2026-11-21', pets: 'dog:70' },
  ...{ answerBy: '2026-11-25T18:30:00.000Z', createdAt: '2026-11-22T18:30:00.000Z' },
};
