/** Who somebody is at an issuer, in the issuer's words. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  /** Null where the issuer tells none. */
  readonly email: string | null;
  /** True where the issuer has seen that the address is theirs. */
  readonly emailVerified: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** Members and the identities by which they sign in; all in the running transaction. */
export abstract class Identities {
  /** Lets other sign-ins of the same person wait until this transaction ends. */
  abstract hold(identity: Identity): Promise<void>;
  /** The member of this identity (issuer and subject), or null. */
  abstract memberOf(identity: Identity): Promise<string | null>;
  /** The member of an address, upper and lower case alike, or null. */
  abstract memberByEmail(email: string): Promise<string | null>;
  /** Makes a member of this identity, with its address where `email` is given, and answers the id. */
  abstract createMember(identity: Identity, email: string | null): Promise<string>;
  /** Lets an existing member sign in by this identity too. */
  abstract link(identity: Identity, userId: string): Promise<void>;
}
