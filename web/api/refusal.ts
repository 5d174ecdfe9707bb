import { ApiProblem, statusOf } from './problem.js';

interface Refusal {
  /** 0 where no answer came. */
  readonly status: number;
  /** The server's sentence, where it is for the person. */
  readonly sentence: string | null;
  readonly fields: readonly { readonly path: string; readonly message: string }[];
}

const TELLING: readonly number[] = [400, 403, 404, 409, 413, 415, 429];

/** What the server answered to a sending that failed; null where no answer came, whatever words the browser has for that. */
export const answerOf = (error: unknown): string | null => (error instanceof ApiProblem ? error.message : null);

/** What a failed sending tells. */
export function refusalOf(error: unknown): Refusal {
  const status = statusOf(error);
  if (!(error instanceof ApiProblem)) return { status, sentence: null, fields: [] };
  return { status, sentence: TELLING.includes(status) ? error.message : null, fields: error.errors };
}

/** The server's sentence about a refused sending, where it is for the person; null where it told none. */
export const sentenceOf = (error: unknown): string | null => refusalOf(error).sentence;
