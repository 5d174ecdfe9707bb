import { contradictedFacts } from '../../domain/turned-away/dispute.js';
import { turnedAwayAfter } from '../../domain/turned-away/turned-away.js';
import { sayAboutPlace, type SayPorts } from '../policy/say-about-place.js';
import type { StoredTurnedAway, TurnedAwayReports } from './ports.js';

export interface CountPorts extends SayPorts {
  readonly reports: TurnedAwayReports;
}

/** How long the dispute lasts, for the owner. */
const LASTS =
  'A visitor reported that you turned them away, and the time for your answer is over. Until you answer the report or confirm what your listing says, we tell people to ask before they go.';

/**
 * Makes a waiting report count without an answer, in the running transaction: from now on it disputes what it
 * contradicts, as a statement of its writer and on its own. The owner gets a notice about the disputed facts.
 */
export async function countReport(ports: CountPorts, report: StoredTurnedAway): Promise<void> {
  const { id, pets, place, status, reporterId: memberId, networkHash } = report;
  const contradicted = contradictedFacts(pets, place.known);
  const counted = { contradicted, at: ports.clock.now() };
  // First, because what is disputed is computed from the reports too.
  await ports.reports.change(id, { status: turnedAwayAfter(status, 'expire'), counted });
  const statements = contradicted.map((key) => ({ key, value: 'yes', verdict: 'contradicts' as const }));
  const by = { source: 'visitor', memberId, network: null, networkHash } as const;
  await sayAboutPlace(ports, place, statements, by, LASTS);
}
