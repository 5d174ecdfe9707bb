import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import { z } from 'zod';
import { DomainError, ERROR_CODES, type ErrorCode, type FieldError } from '../../domain/shared/domain-error.js';

/** Checks a parameter against the zod schema in its decorator; what it refuses bears the code its schema names, else INVALID_INPUT. */
export class ContractPipe implements PipeTransform {
  transform(value: unknown, { schema }: ArgumentMetadata): unknown {
    if (!(schema instanceof z.ZodType)) return value;
    const result = schema.safeParse(value, { error: genericMessage });
    if (result.success) return result.data;
    throw refusal(result.error.issues);
  }
}

/** What a schema says where it has no words of its own (spec 1 §8). */
function genericMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') return `Unknown: ${issue.keys.join(', ')}`;
  if (issue.code !== 'invalid_type') return undefined;
  return issue.input === undefined ? 'Required' : 'Invalid input';
}

function refusal(issues: readonly z.core.$ZodIssue[]): DomainError {
  const [first] = issues;
  const errors = issues.flatMap(fieldErrors);
  const { path, message } = errors[0] ?? { path: '', message: 'Invalid input' };
  // The sentence names its parameter, as those with words of their own do.
  const sentence = first?.code === 'custom' || path === '' ? message : `${path}: ${message}`;
  return new DomainError(codeOf(first), sentence, errors);
}

function fieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...issue.path, key].map(String).join('.'), message: 'Unknown field' }));
  }
  return [{ path: issue.path.map(String).join('.'), message: issue.message }];
}

function codeOf(issue: z.core.$ZodIssue | undefined): ErrorCode {
  const code: unknown = issue?.code === 'custom' ? issue.params?.['code'] : undefined;
  return ERROR_CODES.find((each) => each === code) ?? 'INVALID_INPUT';
}
