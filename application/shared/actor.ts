/** Who acts: a member. Administrators act by their own session and are no members. */
export interface Actor {
  readonly userId: string;
}
