/** A change of address that waits for its confirmation. */
export interface EmailChange {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  /** Of the secret in the link; null: no link leads here, as the address is taken. */
  readonly tokenHash: string | null;
  readonly expiresAt: Date;
}

/** Whose an address is: a member's, or an account's of the embedded provider by which nobody has signed in here yet. */
export interface AddressHolder {
  readonly email: string;
  readonly userId: string | null;
}

/** Changes of address; all in the running transaction. */
export abstract class EmailChanges {
  /** Who but this member has the address already, upper and lower case alike, or null. */
  abstract holderOf(email: string, userId: string): Promise<AddressHolder | null>;
  /** How many changes a member asked for that have not run out. Lets other requests of the member wait. */
  abstract countOf(userId: string): Promise<number>;
  /** Keeps a change; the links of the member's earlier ones no longer work. */
  abstract begin(change: EmailChange): Promise<void>;
  /** Takes the change with this hash so that nobody takes it again; null where there is none, or its time is over. */
  abstract take(tokenHash: string, now: Date): Promise<EmailChange | null>;
  /** Gives the member the address, and the account by which they sign in too. False where it is taken, or the account closed. */
  abstract apply(change: EmailChange): Promise<boolean>;
}
