import type { Problem } from '../../interfaces/contract/shared/problem.js';

/** A call that was refused or failed. It survives being written into the page's data as JSON. */
export class ApiProblem extends Error {
  constructor(
    message: string,
    /** The HTTP status; 0 where no answer came at all. */
    readonly status: number,
    /** One of the API's closed list of codes; absent where the answer was no problem document. */
    readonly code: string | undefined,
    /** Each wrong field with its own sentence, where the answer named any. */
    readonly errors: NonNullable<Problem['errors']> = [],
    /** Public businesses that may be the same, where that is why it was refused. */
    readonly businesses: NonNullable<Problem['businesses']> = [],
  ) {
    super(message);
    this.name = 'ApiProblem';
  }

  toJSON(): Pick<ApiProblem, 'message' | 'status' | 'code'> {
    return { message: this.message, status: this.status, code: this.code };
  }
}

interface Answer<T> {
  data?: T | undefined;
  error?: unknown;
  response: Response;
}

/** The data of an answer that was good. Throws ApiProblem otherwise; `sentence` is for the person where the answer brings none. */
export function dataOf<T>({ data, error, response }: Answer<T>, sentence: string): T {
  if (response.ok) return data as T;
  const problem = (typeof error === 'object' && error !== null ? error : {}) as Partial<Problem>;
  throw new ApiProblem(problem.message ?? sentence, response.status, problem.code, problem.errors, problem.businesses);
}

/** The API's code of an error that a query ended with, also after it travelled in the page's data; undefined where there is none. */
export const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;

/** The HTTP status of an error that a query ended with, also after it travelled in the page's data; 0 where there is none. */
export function statusOf(error: unknown): number {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' ? status : 0;
}

/** True where the server wants a fresh proof of who it is, before what could take an account over. */
export const wantsFreshSignIn = (error: unknown): boolean => codeOf(error) === 'REAUTHENTICATION_REQUIRED';
