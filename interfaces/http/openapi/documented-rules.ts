import type { OpenAPIObject } from '@nestjs/swagger';
import { MAX_KEY_LENGTH, takesKey } from '../server/idempotency.js';
import { PICTURES_EXTENSION } from '../server/limits/counted-pictures.js';
import { LIMIT_EXTENSION, type LimitedAs } from '../server/limits/limited.js';
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

const RUNNING =
  'Or the first call under this Idempotency-Key is still under way, or was made, all of it or a part, and its answer was lost: IDEMPOTENCY_ANSWER_LOST.';
const REUSED = 'The Idempotency-Key was used with another body.';

const ADMINISTRATORS = `Signed-in administrators have a limit of their own: ${describeLimits(LIMITS.administrators)}.`;

/** Adds to each call what holds by a rule and not by its own words: its limit, and the key that POSTs take. */
export function documentRules(document: OpenAPIObject): void {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation === undefined) continue;
      documentLimit(operation);
      if (path.startsWith('/api/admin/')) describe(operation, 429, ADMINISTRATORS);
      if (takesKey(method.toUpperCase(), path.replaceAll(/\{(\w+)\}/g, ':$1'))) documentKey(operation);
    }
  }
}

function documentLimit(operation: Operation & { [LIMIT_EXTENSION]?: LimitedAs; [PICTURES_EXTENSION]?: boolean }): void {
  if (operation[PICTURES_EXTENSION] === true) {
    describe(operation, 429, `Each picture within the body counts as an upload: ${inWords('uploads')}.`);
  }
  delete operation[PICTURES_EXTENSION];
  const as = operation[LIMIT_EXTENSION];
  delete operation[LIMIT_EXTENSION];
  if (as === undefined) return;
  const { usual, byField } = as;
  const others = [...(byField?.kinds ?? [])].map(
    ([value, kind]) => ` Counted by itself where ${byField?.field ?? ''} is ${String(value)}: ${inWords(kind)}.`,
  );
  describe(operation, 429, `Of this call at most, by member or else by address: ${inWords(usual)}.${others.join('')}`);
}

function inWords(kind: LimitedCall): string {
  return describeLimits(LIMITS[kind]);
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
