import type { JsonText, ListPage, PageRequest } from '../shared/page.js';

/** One decision, as it is written down for ever. */
export interface AuditEntry {
  /** Who decided: an administrator's name. */
  readonly actor: string;
  /** What was done, such as `business.approve`. */
  readonly action: string;
  readonly targetType:
    | 'business'
    | 'claim'
    | 'postcard'
    | 'appeal'
    | 'administrator'
    | 'report'
    | 'copyright_notice'
    | 'feedback'
    | 'message'
    | 'notice'
    | 'member'
    | 'audit_log'
    | 'import'
    | 'directory';
  readonly targetId: string;
  /** The fields that changed, as they were and as they are. */
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  readonly reason: string | null;
}

/** What administrators decided: entries are added and never changed. */
export abstract class AuditLog {
  /** In the running transaction, so that no decision is without its entry. */
  abstract write(entry: AuditEntry): Promise<void>;
}

/** Which entries are meant; what is null is not asked for. */
export interface AuditFilter {
  readonly actor: string | null;
  readonly action: string | null;
  readonly targetType: string | null;
  readonly targetId: string | null;
  /** Days by UTC, such as 2026-05-15, both included. */
  readonly from: string | null;
  readonly to: string | null;
}

/** An entry as it is read. */
export interface WrittenEntry extends Omit<AuditEntry, 'targetType'> {
  readonly id: number;
  /** ISO 8601. */
  readonly at: string;
  readonly targetType: string;
}

/** What was written down, the newest first. */
export abstract class AuditReads {
  abstract page(filter: AuditFilter, page: PageRequest): Promise<ListPage>;
  /** All that is meant, part by part, so that a log of any length is read with little in hand. */
  abstract parts(filter: AuditFilter): AsyncIterable<readonly WrittenEntry[]>;
  /** JSON of the contract's `AuditChoices`. */
  abstract choices(): Promise<JsonText>;
}
