/** Who calls and has no right to the member's private data. */
export const VIEWERS = ['visitor', 'member', 'token'] as const;
export type Viewer = (typeof VIEWERS)[number];

/** One call as it is made of an operation: where, with what, and with which status each viewer is answered. */
export interface Call {
  /** Values of the address's parameters. */
  readonly at?: Readonly<Record<string, string | number>>;
  /** Behind the address, with its question mark. */
  readonly query?: string;
  readonly body?: object;
  readonly answers: Readonly<Record<Viewer, number>>;
}

type Given = Omit<Call, 'answers'>;

/** A call that answers everybody with this status. */
export const toAll = (status: number, given: Given = {}): Call => answered(status, status, status, given);

/** A call that a visitor is refused, and a member and a member's token are answered. */
export const toMembers = (status: number, given: Given = {}): Call => answered(401, status, status, given);

/** A call that takes a session: to a token it is one of somebody who is not signed in. */
export const toSessions = (status: number, given: Given = {}): Call => answered(401, status, 401, given);

/** A call on what is another member's. */
export const refused = (status: 403 | 404, given: Given = {}): Call => toMembers(status, given);

/** A call of administrators, whom nobody of these is. */
export const toAdministrators = (given: Given = {}): Call => answered(401, 403, 403, given);

function answered(visitor: number, member: number, token: number, given: Given = {}): Call {
  return { ...given, answers: { visitor, member, token } };
}

/** Rows of operations, `METHOD /path` as in openapi.yaml, and how each is called. */
export type Calls = Readonly<Record<string, readonly Call[]>>;
