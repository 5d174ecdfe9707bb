import { decisionLink, decisionPath, decisionSentence } from '../../domain/moderation/decision-notice.js';
import { NOTICE_LABEL } from '../../domain/moderation/notice-words.js';
import { formatDay, formatMoment } from '../../domain/shared/time-in-words.js';
import {
  ANSWER_HOURS,
  answerBy,
  isOverdue,
  petTypesOf,
  requireNoRecentReport,
  requireOtherBusiness,
  requireRecentVisit,
  requireReporter,
  turnedAwayAfter,
  type Visit,
} from '../../domain/turned-away/turned-away.js';
import { visitorWithPets } from '../../domain/turned-away/visitor-words.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { HeldPlace } from '../policy/ports.js';
import { BY_VISITORS } from '../policy/say-about-place.js';
import type { BusinessRoles } from '../business/people/ports.js';
import { requireNoRole } from '../business/people/require-role.js';
import type { Actor } from '../shared/actor.js';
import { newsEmail } from '../shared/outbox.js';
import type { JsonText } from '../shared/page.js';
import type { Transaction } from '../shared/transaction.js';
import { countReport, type CountPorts } from './count-report.js';
import type { StoredTurnedAway, TurnedAwayReads } from './ports.js';

const OWN_WORKPLACE = 'You cannot report a business that you help manage.';

/** Returns the report. Throws TURNED_AWAY_NOT_FOUND if there is none, or if its writer deleted it. */
export function foundReport(report: StoredTurnedAway | null): StoredTurnedAway {
  return report !== null && report.status !== 'withdrawn'
    ? report
    : refuse('TURNED_AWAY_NOT_FOUND', 'Report not found');
}

/**
 * Records that a member was turned away with their pets, once per member and place in REPORT_EVERY_DAYS. The owner
 * and everyone else who may answer get an email at once, and have ANSWER_HOURS. Without an owner, the report counts at once.
 */
export class ReportTurnedAway {
  constructor(
    private readonly transaction: Transaction,
    private readonly ports: CountPorts,
    private readonly reads: Pick<TurnedAwayReads, 'own'>,
    private readonly roles: Pick<BusinessRoles, 'of' | 'members'>,
  ) {}

  /**
   * Throws BUSINESS_NOT_FOUND if the business isn't public, FORBIDDEN for its people, INVALID_INPUT for a visit that is
   * too long ago or in the future, and TURNED_AWAY_EXISTS for another report too soon.
   */
  async run({ userId }: Actor, businessId: number, visit: Visit, network: string): Promise<JsonText> {
    const { reports, clock } = this.ports;
    const id = await this.transaction.run(async () => {
      const now = clock.now();
      const place = (await reports.hold(businessId, userId)) ?? refuse('BUSINESS_NOT_FOUND', 'Business not found');
      requireOtherBusiness(place, userId);
      await requireNoRole(this.roles, businessId, userId, OWN_WORKPLACE);
      requireRecentVisit(visit.visitedOn, now, place.timeZone);
      requireNoRecentReport(await reports.lastOf(businessId, userId), now);
      const until = answerBy(place.ownerId, now);
      const stored = { ...visit, businessId, reporterId: userId, network, answerBy: until, createdAt: now };
      const added = await reports.add(stored);
      if (isOverdue(until, now)) await countReport(this.ports, foundReport(await reports.find(added)));
      else await this.#tellOwner(place, added, visit, now, until ?? now);
      return added;
    });
    return this.reads.own(id);
  }

  /** Deletes the member's own report. Throws TURNED_AWAY_NOT_FOUND, or FORBIDDEN for another member's report. */
  undo({ userId }: Actor, id: number): Promise<void> {
    const { reports, facts } = this.ports;
    return this.transaction.run(async () => {
      const report = foundReport(await reports.find(id));
      requireReporter(report, userId);
      turnedAwayAfter(report.status, 'withdraw');
      await reports.withdraw(id);
      await facts.refresh(report.place.id);
    });
  }

  async #tellOwner({ id, name, ownerId }: HeldPlace, reportId: number, visit: Visit, now: Date, until: Date) {
    if (ownerId === null) return;
    const kind = 'turned_away';
    const day = formatDay(new Date(`${visit.visitedOn}T00:00:00Z`));
    const visitor = `${visitorWithPets(petTypesOf(visit.pets))}, on ${day}`;
    const email = {
      subject: `${NOTICE_LABEL[kind]}: ${name}`,
      paragraphs: [
        decisionSentence(kind, name),
        `${visitor}, says about your staff:`,
        visit.staffSaid,
        `You have ${ANSWER_HOURS} hours, until ${formatMoment(until)}. Your answer appears next to the report. Without one, the report appears alone, and your pet policy shows what it contradicts as disputed.`,
      ],
      action: { label: decisionLink(kind), path: decisionPath(kind, id) },
    };
    const key = `turned-away:${String(reportId)}`;
    const others = (await this.roles.members(id)).map((memberId) => newsEmail(`${key}:${memberId}`, memberId, email));
    await this.ports.outbox.record(newsEmail(key, ownerId, email), ...others);
    const notice = { memberId: ownerId, kind, businessId: id, name, decidedBy: BY_VISITORS, createdAt: now } as const;
    // The words are only in the report, so that they go with it.
    await this.ports.notices.record({ ...notice, reason: `${visitor}.` });
  }
}
