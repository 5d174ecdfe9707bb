import type { JsonText, ListPage, PageRequest } from '../shared/page.js';
import type { NamedAdministrator } from '../../domain/administration/administrator.js';

/** One decision in the audit log, which is kept forever. */
export interface AuditEntry {
  /** The administrator's name. */
  readonly actor: string;
  /** The action, such as `business.approve`. */
  readonly action: string;
  readonly targetType:
    | 'business'
    | 'claim'
    | 'ownership_request'
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
    | 'import_mapping'
    | 'directory'
    | 'saved_reply'
    | 'webhook';
  readonly targetId: string;
  /** The changed fields, before and after. */
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  readonly reason: string | null;
}

/** The audit log. Entries are never changed. */
export abstract class AuditLog {
  /** Writes in the running transaction, so that no decision is missing from the log. */
  abstract write(entry: AuditEntry): Promise<void>;
}

/** Filters of the audit log; null filters nothing. */
export interface AuditFilter {
  readonly actor: string | null;
  readonly action: string | null;
  readonly targetType: string | null;
  readonly targetId: string | null;
  /** Days in UTC, such as 2026-05-15, both included. */
  readonly from: string | null;
  readonly to: string | null;
}

/** An entry as read. */
export interface WrittenEntry extends Omit<AuditEntry, 'targetType'> {
  readonly id: number;
  /** ISO 8601. */
  readonly at: string;
  readonly targetType: string;
}

/** Reads of the audit log, newest first. */
export abstract class AuditReads {
  /** Each entry has `canUndo`. */
  abstract page(filter: AuditFilter, page: PageRequest): Promise<ListPage>;
  /** Returns one entry; null if there is none. */
  abstract one(id: number): Promise<WrittenEntry | null>;
  /** Yields all matching entries in batches, so that a log of any length needs little memory. */
  abstract parts(filter: AuditFilter): AsyncIterable<readonly WrittenEntry[]>;
  /** JSON of the contract's `AuditChoices`. */
  abstract choices(): Promise<JsonText>;
}

/** Returns an audit entry about an administrator. It never contains a password, secret, or code. */
export function administratorEntry(
  actor: string,
  action: string,
  { id, name }: NamedAdministrator,
  after: Readonly<Record<string, unknown>> = {},
): AuditEntry {
  const target = { targetType: 'administrator', targetId: String(id) } as const;
  return { actor, action: `administrator.${action}`, ...target, before: {}, after: { name, ...after }, reason: null };
}
