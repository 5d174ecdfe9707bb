/** Callers without access to the member's private data. */
export const VIEWERS = ['visitor', 'member', 'token'] as const;
export type Viewer = (typeof VIEWERS)[number];

/** One request of an operation: its parameters, its body, and the expected status for each viewer. */
export interface Call {
  /** Values of the path parameters. */
  readonly at?: Readonly<Record<string, string | number>>;
  /** Appended to the path, including the question mark. */
  readonly query?: string;
  readonly body?: object;
  readonly answers: Readonly<Record<Viewer, number>>;
}

type Given = Omit<Call, 'answers'>;

/** A call that returns the same status to everyone. */
export const toAll = (status: number, given: Given = {}): Call => answered(status, status, status, given);

/** A call that refuses visitors and answers members and their tokens. */
export const toMembers = (status: number, given: Given = {}): Call => answered(401, status, status, given);

/** A call that needs a session, so a token counts as not signed in. */
export const toSessions = (status: number, given: Given = {}): Call => answered(401, status, 401, given);

/** A call about another member's data. */
export const refused = (status: 403 | 404, given: Given = {}): Call => toMembers(status, given);

/** A call for administrators, which refuses all of these viewers. */
export const toAdministrators = (given: Given = {}): Call => answered(401, 403, 403, given);

function answered(visitor: number, member: number, token: number, given: Given = {}): Call {
  return { ...given, answers: { visitor, member, token } };
}

/** How each operation is called, by `METHOD /path` as in openapi.yaml. */
export type Calls = Readonly<Record<string, readonly Call[]>>;
