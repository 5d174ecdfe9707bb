import type { PetType } from '../../domain/pet/pet.js';
import { FACT_KEYS } from '../../domain/policy/fact.js';
import type { Policy } from '../../domain/policy/policy.js';
import { answerBy } from '../../domain/turned-away/turned-away.js';
import { fitColumns } from '../policy/fit-bits.js';
import type { DemoBusiness } from './businesses.js';
import { demoMemberId } from './people.js';

const DAY_MS = 24 * 60 * 60 * 1000;

const policyOf = ({ policy }: DemoBusiness): Policy | null => (policy === null ? null : (JSON.parse(policy) as Policy));

const welcomes = (business: DemoBusiness, type: PetType): boolean =>
  business.approvalStatus === 'approved' && policyOf(business)?.pets[type] === 'yes';

const isOlives = ({ ownerId }: DemoBusiness): boolean => ownerId === demoMemberId('olive');

/** The places in Austin that turned a dog away: one of Olive's, one of another owner, and one without an owner. */
function placesOf(businesses: readonly DemoBusiness[]) {
  const inAustin = businesses.filter((business) => business.city === 'Austin' && welcomes(business, 'dog'));
  return {
    olives: inAustin.find(isOlives),
    silent: inAustin.find((business) => business.ownerId !== null && !isOlives(business)),
    nobodys: inAustin.find(({ ownerId }) => ownerId === null),
  };
}

/**
 * Returns reports of members who were turned away: one that its owner answered in time, and two without an answer, which
 * dispute that dogs are welcome. Marks that fact of their businesses as disputed.
 */
export function makeTurnedAway(now: Date, businesses: readonly DemoBusiness[], firstId: number) {
  const { olives, silent, nobodys } = placesOf(businesses);
  const at = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const report = (business: DemoBusiness, days: number, told: { readonly by: string; readonly staffSaid: string }) => ({
    ...{ businessId: business.id, reporterId: told.by, staffSaid: told.staffSaid, createdAt: at(days) },
    ...{
      visitedOn: at(days + 1)
        .toISOString()
        .slice(0, 10),
      pets: JSON.stringify([DOG]),
    },
    answerBy: answerBy(business.ownerId, at(days)),
  });
  const unanswered = (business: DemoBusiness, days: number, told: Parameters<typeof report>[2]) => {
    dispute(business);
    const counted = answerBy(business.ownerId, at(days)) ?? at(days);
    return { ...report(business, days, told), status: 'unanswered', countedAt: counted, contradicted: ['pets.dog'] };
  };
  const fresh = { countedAt: null, contradicted: [] as string[] };
  const reports = [
    ...(olives === undefined ? [] : [{ ...report(olives, 40, TOLD[0]), status: 'answered', ...fresh }]),
    ...(silent === undefined ? [] : [unanswered(silent, 20, TOLD[1])]),
    ...(nobodys === undefined ? [] : [unanswered(nobodys, 9, TOLD[2])]),
  ].map((each, index) => ({ id: firstId + index, ...each }));
  const answers = reports
    .filter(({ status }) => status === 'answered')
    .map(({ id, createdAt }) => {
      const answeredAt = new Date(createdAt.getTime() + DAY_MS);
      const content = ANSWER;
      return {
        reportId: id,
        responderId: demoMemberId('olive'),
        content,
        createdAt: answeredAt,
        updatedAt: answeredAt,
      };
    });
  return { reports, answers };
}

export const MAX_DEMO_TURNED_AWAY = 3;

const DOG = { type: 'dog', weightLb: null, size: null } as const;

const TOLD = [
  { by: demoMemberId('ben'), staffSaid: 'A new waiter said that dogs have to stay outside the fence.' },
  { by: demoMemberId('cleo'), staffSaid: 'They told us that they changed their mind about dogs this fall.' },
  { by: demoMemberId('dora'), staffSaid: 'No dogs, not even on the patio.' },
] as const;

const ANSWER =
  'We’re sorry about that. Dogs are welcome on our patio as always, and our new colleague knows it now. Please come again.';

function dispute(business: DemoBusiness): void {
  const disputed = FACT_KEYS.filter((key) => key === 'pets.dog' || business.disputed.includes(key));
  Object.assign(business, fitColumns(policyOf(business), disputed), { disputed });
}
