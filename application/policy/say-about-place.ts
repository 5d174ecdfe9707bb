import { decisionLink, decisionPath, decisionSentence } from '../../domain/moderation/decision-notice.js';
import { NOTICE_LABEL } from '../../domain/moderation/notice-words.js';
import { DISPUTED_DAYS } from '../../domain/policy/evidence.js';
import { FACTS, type FactKey } from '../../domain/policy/fact.js';
import { factSentence } from '../../domain/policy/fact-words.js';
import type { KnownFacts, NewStatement } from '../../domain/policy/known-facts.js';
import type { Clock } from '../shared/clock.js';
import type { DecisionNotices } from '../shared/decision-notices.js';
import { newsEmail, type Outbox } from '../shared/outbox.js';
import type { Facts, HeldPlace, Speaker } from './ports.js';

export interface SayPorts {
  readonly facts: Facts;
  readonly outbox: Outbox;
  readonly notices: DecisionNotices;
  readonly clock: Clock;
}

/** Recorded as the author of notices that visitors caused. */
export const BY_VISITORS = 'visitors';

/** How long a dispute by visitors lasts, for the owner. */
const BY_TWO = `For up to ${DISPUTED_DAYS} days, or until we have checked it with you, we tell people to ask before they go.`;

/**
 * Records statements of a visitor, and tells the owner at once which facts are disputed now, and how long. Runs in a
 * transaction.
 */
export async function sayAboutPlace(
  ports: SayPorts,
  place: HeldPlace,
  statements: readonly NewStatement[],
  by: Speaker,
  lasts: string = BY_TWO,
): Promise<void> {
  const disputed = await ports.facts.say(place.id, statements, by);
  if (disputed.length > 0) await tellOwner(ports, place, disputed, lasts);
}

async function tellOwner(
  { outbox, notices, clock }: SayPorts,
  place: HeldPlace,
  keys: readonly FactKey[],
  lasts: string,
) {
  const { id, name, ownerId } = place;
  if (ownerId === null) return;
  const [kind, at] = ['fact_disputed', clock.now()] as const;
  const facts = keys.map((key) => factInWords(key, place.known));
  await outbox.record(
    newsEmail(`business:${id}:${kind}:${at.getTime()}`, ownerId, {
      subject: `${NOTICE_LABEL[kind]}: ${name}`,
      paragraphs: [
        decisionSentence(kind, name),
        ...facts,
        'If it has changed, correct it. If it is still right, confirm it under My Businesses; the history of the fact shows that you did.',
        lasts,
      ],
      action: { label: decisionLink(kind), path: decisionPath(kind, id) },
    }),
  );
  const notice = { memberId: ownerId, kind, businessId: id, name, decidedBy: BY_VISITORS, createdAt: at };
  await notices.record({ ...notice, reason: facts.join('\n') });
}

/** Returns a fact and its value, such as 'Weight limit: Pets up to 50 lb.' or 'Opening hours: every day, 8 AM to 6 PM.'. */
function factInWords(key: FactKey, known: KnownFacts): string {
  const value = known[key]?.value;
  const { label } = FACTS[key];
  if (value === undefined) return label;
  const sentence = factSentence(key, value);
  return sentence.startsWith(`${label}:`) ? sentence : `${label}: ${sentence}`;
}
