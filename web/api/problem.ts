import type { Problem } from '../../interfaces/contract/shared/problem.js';
import { ApiProblem } from '../lib/form/refusal.js';

/** The result of an API call. */
export interface Answer<T> {
  data?: T | undefined;
  error?: unknown;
  response: Response;
}

/** The message of a failed query. Pages show their own title instead, such as 'We couldn’t load reviews'. */
const NOT_LOADED = 'We couldn’t load this. Check your connection and try again.';

/**
 * Returns the data of a successful response. Throws ApiProblem otherwise, with `sentence` as the message if the
 * response contains none.
 */
export function dataOf<T>({ data, error, response }: Answer<T>, sentence = NOT_LOADED): T {
  if (response.ok) return data as T;
  const problem = (typeof error === 'object' && error !== null ? error : {}) as Partial<Problem>;
  throw new ApiProblem(problem.message ?? sentence, response.status, problem.code, problem.errors, problem.businesses);
}
