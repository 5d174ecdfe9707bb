/** SQL: the member's id while their data are exported or erased; set for the transaction by `aboutMember`. */
export const MEMBER = `current_setting('welcome_paws.member')::uuid`;

/** SQL: the member's address then, or null. */
export const MEMBER_EMAIL = `nullif(current_setting('welcome_paws.member_email'), '')`;

/** SQL that sets for the running transaction whom `MEMBER` means; `id` is SQL of the member's id. */
export function aboutMember(id: string): string {
  return `select set_config('welcome_paws.member', ${id}::text, true),
    set_config('welcome_paws.member_email', coalesce((select email from users where id = ${id}::uuid), ''), true)`;
}

/** What becomes of a member's rows when the account is erased. */
export type Erasing =
  | { readonly how: 'deleted' }
  /**
   * They stay, and say no longer whose they were: an SQL list for `update … set`. `alsoIn` is SQL of further rows `t` that name
   * the member and are not the member's; with `wordsOfChildGo` those of a child are deleted.
   */
  | {
      readonly how: 'unlinked';
      readonly set: string;
      readonly alsoIn?: string;
      readonly wordsOfChildGo?: true;
    }
  /** As the member chose; each a whole statement. */
  | { readonly how: 'by choice'; readonly anonymise: string; readonly remove: string };

/**
 * Rows `t` that have been kept long enough (SQL), and what becomes of them: they go, or only what `forget` empties (SQL
 * for `set`).
 */
export interface Retention {
  readonly over: string;
  readonly forget?: string;
}

/** A table that holds something of members. */
export interface MemberTable {
  readonly table: string;
  /** Columns that hold a member's id. */
  readonly memberColumns: readonly string[];
  /** SQL condition over a row `t`: whether it is the member's (`MEMBER`, `MEMBER_EMAIL`). */
  readonly own: string;
  /**
   * What a member may download: all columns or an SQL list, but for those in `except`; or nothing, for the reason
   * given.
   */
  readonly exported: { readonly select?: string; readonly except?: readonly string[] } | { readonly nothing: string };
  readonly erased: Erasing;
  /** How long it is kept, in words. */
  readonly kept: string;
  /** What `ApplyRetention` does with it at night, beside what the jobs do that `kept` names. */
  readonly retention?: Retention;
}
