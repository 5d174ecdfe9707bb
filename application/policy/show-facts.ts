import type { FactKey } from '../../domain/policy/fact.js';
import { dayOf, factHistory, type ShownFactHistory } from '../../domain/policy/fact-history.js';
import { fitOf, type FitReason, type FitAnswer } from '../../domain/policy/fit.js';
import type { FactState } from '../../domain/policy/evidence.js';
import { knownFacts, type KnownFacts } from '../../domain/policy/known-facts.js';
import type { FitQuestion } from '../../domain/policy/question.js';
import type { Clock } from '../shared/clock.js';
import type { FactReads, PlaceViewers } from './ports.js';

/** A reason with how far its fact can be trusted, and the day it was last confirmed. */
export interface DatedReason extends FitReason {
  readonly state: FactState | null;
  readonly confirmedAt: string | null;
}

/** Whether pets can come, and why. */
export interface FitResult {
  readonly answer: FitAnswer;
  readonly reasons: readonly DatedReason[];
}

/** Answers questions about one place from what is known about it. */
export class ShowFacts {
  constructor(
    private readonly reads: Pick<FactReads, 'place'>,
    private readonly clock: Clock,
  ) {}

  /** Returns whether pets can come, and why; null if the viewer may not see the place. */
  async fit(viewers: PlaceViewers, businessId: number, question: FitQuestion): Promise<FitResult | null> {
    const place = await this.reads.place(businessId, viewers);
    if (place === null) return null;
    const known = knownFacts(place.statements, this.clock.now(), [...place.disputed]);
    const { answer, reasons } = fitOf(place, question);
    return { answer, reasons: reasons.map((reason) => dated(reason, known)) };
  }

  /** Returns the known facts with their history; null if the viewer may not see the place. */
  async history(viewers: PlaceViewers, businessId: number): Promise<readonly ShownFactHistory[] | null> {
    const place = await this.reads.place(businessId, viewers);
    return place === null ? null : factHistory(place.statements, this.clock.now(), [...place.disputed]);
  }
}

function dated(reason: FitReason, known: KnownFacts): DatedReason {
  const fact = reason.rule === 'policy' ? undefined : known[reason.rule satisfies FactKey];
  const confirmedAt = fact === undefined ? null : dayOf(fact.confirmedAt);
  return { ...reason, state: fact?.state ?? null, confirmedAt };
}
