import type { OpenAPIObject } from '@nestjs/swagger';
import { MAX_KEY_LENGTH, takesKey } from '../server/idempotency.js';
import { LIMIT_EXTENSION } from '../server/limits/limited.js';
import { describeLimits, LIMITS, type LimitedCall } from '../server/limits/limits.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['post']>;
type Answer = NonNullable<Operation['responses'][string]>;

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;

const KEY_HEADER = {
  name: 'Idempotency-Key',
  in: 'header' as const,
  required: false,
  description:
    'Makes it safe to send the call again: under one key it is made once, and its first answer is given again for 24 hours.',
  schema: { type: 'string' as const, minLength: 1, maxLength: MAX_KEY_LENGTH },
};

const RUNNING = 'Or the first call under this Idempotency-Key is still under way.';
const REUSED = 'The Idempotency-Key was used with another body.';

/** Adds to each call what holds by a rule and not by its own words: its limit, and the key that POSTs take. */
export function documentRules(document: OpenAPIObject): void {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation === undefined) continue;
      documentLimit(operation);
      if (takesKey(method.toUpperCase(), path.replaceAll(/\{(\w+)\}/g, ':$1'))) documentKey(operation);
    }
  }
}

function documentLimit(operation: Operation & { [LIMIT_EXTENSION]?: LimitedCall }): void {
  const kind = operation[LIMIT_EXTENSION];
  delete operation[LIMIT_EXTENSION];
  if (kind === undefined) return;
  describe(operation, 429, `Of this call at most, by member or else by address: ${describeLimits(LIMITS[kind])}.`);
}

function documentKey(operation: Operation): void {
  operation.parameters = [...(operation.parameters ?? []), KEY_HEADER];
  describe(operation, 409, RUNNING);
  describe(operation, 422, REUSED);
}

/** Adds a sentence to what is said of a status, which may not be there yet. */
function describe(operation: Operation, status: 409 | 422 | 429, sentence: string): void {
  const known: Answer | undefined = operation.responses[status];
  const before = known !== undefined && 'description' in known ? `${String(known.description)} ` : '';
  operation.responses[status] = {
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    ...known,
    description: before === '' ? sentence.replace(/^Or t/, 'T') : before + sentence,
  };
}
