import type { Problem } from '../../../interfaces/contract/shared/problem.js';

/** A refused or failed call. Can be serialized to JSON in the page's data. */
export class ApiProblem extends Error {
  constructor(
    message: string,
    /** The HTTP status; 0 without a response. */
    readonly status: number,
    /** One of the API's error codes; absent if the response wasn't a problem document. */
    readonly code: string | undefined,
    /** The invalid fields with their messages, if the response named any. */
    readonly errors: NonNullable<Problem['errors']> = [],
    /** Public businesses that may be the same, if that is why the call was refused. */
    readonly businesses: NonNullable<Problem['businesses']> = [],
  ) {
    super(message);
    this.name = 'ApiProblem';
  }

  toJSON(): Pick<ApiProblem, 'message' | 'status' | 'code'> {
    return { message: this.message, status: this.status, code: this.code };
  }
}

/** Returns the API's code of a query error, even after serialization; undefined if there is none. */
export const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;

/** Returns the HTTP status of a query error, even after serialization; 0 if there is none. */
export function statusOf(error: unknown): number {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' ? status : 0;
}

/** Returns whether the call failed because it needs a recent sign-in, as calls do that could take over an account. */
export const wantsFreshSignIn = (error: unknown): boolean => codeOf(error) === 'REAUTHENTICATION_REQUIRED';

/** Statuses whose messages are meant for the user. */
const EXPLAINED: readonly number[] = [400, 403, 404, 409, 413, 415, 429];

interface Refusal {
  /** 0 without a response. */
  readonly status: number;
  /** The server's message, if it is meant for the user. */
  readonly sentence: string | null;
  readonly fields: readonly { readonly path: string; readonly message: string }[];
}

/** Returns the server's message for a failed request; null without a response, ignoring the browser's own message. */
export const answerOf = (error: unknown): string | null => (error instanceof ApiProblem ? error.message : null);

/** Returns the details of a failed request. */
export function refusalOf(error: unknown): Refusal {
  const status = statusOf(error);
  if (!(error instanceof ApiProblem)) return { status, sentence: null, fields: [] };
  return { status, sentence: EXPLAINED.includes(status) ? error.message : null, fields: error.errors };
}

/** Returns the server's message for a failed request, if it is meant for the user; otherwise null. */
export const sentenceOf = (error: unknown): string | null => refusalOf(error).sentence;
