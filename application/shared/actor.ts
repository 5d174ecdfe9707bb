/** Who acts: a member. Administrators act by a session of their own and are not members. */
export interface Actor {
  readonly userId: string;
}
