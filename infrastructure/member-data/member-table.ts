/** SQL: the ID of the member whose data is being exported or erased. `aboutMember` sets it for the transaction. */
export const MEMBER = `current_setting('welcome_paws.member')::uuid`;

/** SQL: that member's email address, or null. */
export const MEMBER_EMAIL = `nullif(current_setting('welcome_paws.member_email'), '')`;

/** Returns SQL that sets `MEMBER` for the running transaction. `id` is SQL of the member's id. */
export function aboutMember(id: string): string {
  return `select set_config('welcome_paws.member', ${id}::text, true),
    set_config('welcome_paws.member_email', coalesce((select email from users where id = ${id}::uuid), ''), true)`;
}

/** What happens to a member's rows when the account is erased. */
export type Erasing =
  | { readonly how: 'deleted' }
  /**
   * The rows stay but no longer identify the member: `set` is an SQL list for `update … set`. `alsoIn` is SQL for other
   * rows `t` that mention the member but belong to someone else. With `wordsOfChildGo`, a child's rows are deleted.
   */
  | {
      readonly how: 'unlinked';
      readonly set: string;
      readonly alsoIn?: string;
      readonly wordsOfChildGo?: true;
    }
  /** The member chooses one. Each is a complete statement. */
  | { readonly how: 'by choice'; readonly anonymise: string; readonly remove: string };

/**
 * SQL for rows `t` past their retention. They are deleted, or only the columns in `forget` are cleared (SQL for `set`).
 */
export interface Retention {
  readonly over: string;
  readonly forget?: string;
}

/** A table with members' data. */
export interface MemberTable {
  readonly table: string;
  /** Columns that contain a member's id. */
  readonly memberColumns: readonly string[];
  /** SQL condition on a row `t`: whether it belongs to the member (`MEMBER`, `MEMBER_EMAIL`). */
  readonly own: string;
  /** The exported columns: all, or an SQL list, without those in `except`; or none, with the reason. */
  readonly exported: { readonly select?: string; readonly except?: readonly string[] } | { readonly nothing: string };
  readonly erased: Erasing;
  /** How long rows are kept, in words. */
  readonly kept: string;
  /** What `ApplyRetention` does with the rows each night, in addition to the jobs named in `kept`. */
  readonly retention?: Retention;
}

/** How long rows are kept that go with the account. */
export const WITH_ACCOUNT = 'while the account exists';
