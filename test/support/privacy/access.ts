import { OPEN_TO_SANCTIONED } from '../../../interfaces/http/moderation/sanctioned-writes.js';
import type { Call } from './call.js';

/** Callers other than the viewers of private data. Their expected answers follow from the row of the call. */
export type Other = 'suspended' | 'administrator';

interface Answer {
  readonly statusCode: number;
  readonly body: string;
}

/** Anyone may call these. */
const SIGN_IN_AND_OUT = ['POST /api/admin/login', 'POST /api/admin/logout'];

/** Returns what is wrong with the answer to one of these callers, or null. */
export function accessFault(operation: string, { answers }: Call, other: Other, answer: Answer): string | null {
  const { statusCode: status, body } = answer;
  const code = /"code":"(\w+)"/.exec(body)?.[1];
  const expected = expectedOf(operation, answers, other);
  const isMet =
    typeof expected === 'number'
      ? status === expected
      : expected === null
        ? (status !== 401 || answers.member === 401) && !REFUSALS.has(code)
        : status === 403 && code === expected;
  return isMet ? null : `${operation} as ${other}: ${status} ${code ?? ''} instead of ${expected ?? 'being let in'}`;
}

const REFUSALS: ReadonlySet<string | undefined> = new Set(['ACCOUNT_SUSPENDED', 'ADMINISTRATORS_ONLY']);

/** Returns the expected status or error code, or null if the caller has access, whatever the call returns. */
function expectedOf(operation: string, answers: Call['answers'], other: Other): string | number | null {
  if (SIGN_IN_AND_OUT.includes(operation)) return answers.visitor;
  const isAdministrators = /^\w+ \/api\/admin\//.test(operation);
  if (other === 'administrator') return !isAdministrators && answers.visitor === 401 ? 401 : null;
  if (isAdministrators) return 'ADMINISTRATORS_ONLY';
  if (operation.startsWith('GET ')) return answers.member;
  return operation.replaceAll(/\{(\w+)\}/g, ':$1') in OPEN_TO_SANCTIONED ? null : 'ACCOUNT_SUSPENDED';
}
