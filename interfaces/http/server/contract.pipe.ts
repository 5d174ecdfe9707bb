import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import { z } from 'zod';
import { DomainError, ERROR_CODES, type ErrorCode, type FieldError } from '../../../domain/shared/domain-error.js';

/** Checks a parameter against the zod schema in its decorator; what it refuses bears the code its schema names, else INVALID_INPUT. */
export class ContractPipe implements PipeTransform {
  transform(value: unknown, { schema }: ArgumentMetadata): unknown {
    if (!(schema instanceof z.ZodType)) return value;
    const result = schema.safeParse(value, { error: genericMessage });
    if (result.success) return result.data;
    throw refusal(result.error.issues);
  }
}

/** Marks a message that is none of a schema's own; no text that arrives from outside can hold it. */
const GENERIC = '\0';
const ENGLISH = z.locales.en().localeError;

/** What a schema says where it has no words of its own. */
function genericMessage(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys') return `${GENERIC}Unknown: ${issue.keys.join(', ')}`;
  if (issue.code === 'invalid_type') return `${GENERIC}${issue.input === undefined ? 'Required' : 'Invalid input'}`;
  const said = ENGLISH(issue);
  return GENERIC + (typeof said === 'string' ? said : (said?.message ?? 'Invalid input'));
}

function words(message: string): string {
  return message.startsWith(GENERIC) ? message.slice(GENERIC.length) : message;
}

function refusal(issues: readonly z.core.$ZodIssue[]): DomainError {
  const [first] = issues;
  const errors = issues.flatMap(fieldErrors);
  const { path, message } = errors[0] ?? { path: '', message: 'Invalid input' };
  // A sentence of the schema's own stands as it is; any other has to name what it speaks of.
  const isOwn = first !== undefined && !first.message.startsWith(GENERIC);
  const sentence = isOwn || path === '' ? message : `${path}: ${message}`;
  return new DomainError(codeOf(first), sentence, errors);
}

function fieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...issue.path, key].map(String).join('.'), message: 'Unknown field' }));
  }
  return [{ path: issue.path.map(String).join('.'), message: words(issue.message) }];
}

function codeOf(issue: z.core.$ZodIssue | undefined): ErrorCode {
  const code: unknown = issue?.code === 'custom' ? issue.params?.['code'] : undefined;
  return ERROR_CODES.find((each) => each === code) ?? 'INVALID_INPUT';
}
