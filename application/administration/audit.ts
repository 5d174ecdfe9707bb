/** One decision, as it is written down for ever. */
export interface AuditEntry {
  /** Who decided: an administrator's name. */
  readonly actor: string;
  /** What was done, such as `business.approve`. */
  readonly action: string;
  readonly targetType:
    'business' | 'claim' | 'postcard' | 'appeal' | 'administrator' | 'report' | 'copyright_notice' | 'feedback';
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
