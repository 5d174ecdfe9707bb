import {
  reportPriority,
  reportTitle,
  type ContactPreference,
  type ReportType,
} from '../../domain/feedback/business-report.js';
import type { Actor } from '../shared/actor.js';
import type { JsonText } from '../shared/page.js';
import type { Feedbacks } from './ports.js';
import type { Transaction } from '../shared/transaction.js';

/** What somebody reports. */
export interface ReportInput {
  readonly title?: string | undefined;
  readonly description: string;
  readonly recommendedBusinessName: string;
  readonly tags: readonly ReportType[];
  readonly contactPreference: ContactPreference;
  readonly allowPublicDisplay: boolean;
  readonly businessId?: number | null | undefined;
  readonly reporterEmail?: string | null | undefined;
}

/** Anybody reports that something about a business is wrong. The server decides how urgent it is, whatever is sent. */
export class ReportBusiness {
  constructor(
    private readonly transaction: Transaction,
    private readonly feedbacks: Feedbacks,
  ) {}

  /**
   * Answers the id of the report and JSON of it. Where it cannot be found out which business is meant, the report names
   * none.
   */
  run(viewer: Actor | null, input: ReportInput): Promise<{ readonly id: number; readonly record: JsonText }> {
    const { description, recommendedBusinessName, tags, contactPreference, allowPublicDisplay } = input;
    return this.transaction.run(async () =>
      this.feedbacks.add({
        userId: viewer?.userId ?? null,
        businessId: await this.feedbacks.businessMeant(input.businessId ?? null, recommendedBusinessName),
        title: input.title ?? reportTitle(recommendedBusinessName),
        description,
        recommendedBusinessName,
        priority: reportPriority(tags[0] ?? 'other'),
        tags,
        contactEmail: input.reporterEmail === undefined || input.reporterEmail === '' ? null : input.reporterEmail,
        contactPreference,
        allowPublicDisplay,
      }),
    );
  }
}
