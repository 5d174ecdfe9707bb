import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import { z } from 'zod';
import { MAX_ERRORS } from '../../contract/shared/problem.js';
import { plainMessage } from '../../contract/shared/plain-message.js';
import { shortKey } from './problem/short-key.js';
import { DomainError, ERROR_CODES, type ErrorCode, type FieldError } from '../../../domain/shared/domain-error.js';

/**
 * Validates a parameter with the zod schema in its decorator. An absent body counts as an empty object if no field is
 * required. Throws with the code given in the schema, else INVALID_INPUT.
 */
export class ContractPipe implements PipeTransform {
  transform(value: unknown, { type, schema }: ArgumentMetadata): unknown {
    if (!(schema instanceof z.ZodType)) return value;
    const isAbsent = type === 'body' && (value === undefined || value === null);
    const sent = isAbsent && schema.safeParse({}).success ? {} : value;
    const result = schema.safeParse(sent, { error: genericMessage });
    if (result.success) return result.data;
    throw refusal(result.error.issues);
  }
}

/** Marks a default message, as opposed to a schema's own. Text from outside cannot contain this character. */
const GENERIC = '\0';

/** Returns the default message for schemas without their own. */
function genericMessage(issue: z.core.$ZodRawIssue): string {
  return GENERIC + plainMessage(issue);
}

function words(message: string): string {
  return message.startsWith(GENERIC) ? message.slice(GENERIC.length) : message;
}

function refusal(issues: readonly z.core.$ZodIssue[]): DomainError {
  const [first] = issues;
  const errors = issues.slice(0, MAX_ERRORS).flatMap(fieldErrors).slice(0, MAX_ERRORS);
  const { path, message } = errors[0] ?? { path: '', message: 'Invalid input' };
  // A schema's own message is a complete sentence; a default one needs the field name.
  const isOwn = first !== undefined && !first.message.startsWith(GENERIC);
  const sentence = isOwn || path === '' ? message : `${path}: ${message}`;
  return new DomainError(codeOf(first), sentence, errors);
}

function fieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  const message = words(issue.message);
  if (issue.code !== 'unrecognized_keys') return [{ path: pathOf(issue.path), message }];
  return issue.keys.slice(0, MAX_ERRORS).map((key) => ({ path: pathOf([...issue.path, key]), message }));
}

function pathOf(keys: readonly PropertyKey[]): string {
  return keys.map((key) => shortKey(String(key))).join('.');
}

function codeOf(issue: z.core.$ZodIssue | undefined): ErrorCode {
  const code: unknown = issue?.code === 'custom' ? issue.params?.['code'] : undefined;
  return ERROR_CODES.find((each) => each === code) ?? 'INVALID_INPUT';
}
