import type { OpenAPIObject } from '@nestjs/swagger';
import { takesKey } from '../server/idempotency/idempotency.js';
import { PICTURES_EXTENSION } from '../server/limits/counted-pictures.js';
import { LIMIT_EXTENSION, type LimitedAs } from '../server/limits/limited.js';
import { bodyLimits, type BodySchema } from '../server/limits/body-limits.js';
import { describeLimits, LIMITS, MAX_BODY_BYTES, sizeInWords, type LimitedCall } from '../server/limits/limits.js';
import { BODY_LIMIT_EXTENSION } from '../server/body/signed-body.js';
import { documentResponses } from './derived-responses.js';
import { METHODS, type Operation } from './operations.js';
import { refusal } from './refusals.js';
import { groupedBy } from '../../../domain/shared/grouped.js';

type Schemas = Readonly<Record<string, BodySchema>>;

/**
 * Adds to each call what follows from the rules: its headers, errors, limits, and the idempotency key that POSTs
 * accept.
 */
export function documentRules(document: OpenAPIObject): void {
  const schemas = (document.components?.schemas ?? {}) as Schemas;
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation === undefined) continue;
      documentResponses(method, operation);
      documentLimits(operation, schemas);
      if (takesKey(method.toUpperCase(), path.replaceAll(/\{(\w+)\}/g, ':$1'))) documentKey(operation);
    }
  }
}

interface Extensions {
  [LIMIT_EXTENSION]?: LimitedAs;
  [PICTURES_EXTENSION]?: boolean;
  [BODY_LIMIT_EXTENSION]?: number;
}

function documentLimits(operation: Operation & Extensions, schemas: Schemas): void {
  const { [LIMIT_EXTENSION]: limit, [PICTURES_EXTENSION]: countsPictures } = operation;
  const bodyLimit = operation[BODY_LIMIT_EXTENSION] ?? bodyLimitOf(operation, schemas);
  for (const name of [LIMIT_EXTENSION, PICTURES_EXTENSION, BODY_LIMIT_EXTENSION] as const) delete operation[name];
  const sentences = [
    ...(operation.description === undefined ? [] : [operation.description]),
    ...(limit === undefined ? [] : [limitOf(limit)]),
    ...(bodyLimit > MAX_BODY_BYTES ? [`Body limit: ${sizeInWords(bodyLimit)}.`] : []),
    ...(countsPictures === true ? [`Each picture in the body counts as an upload: ${inWords('uploads')}.`] : []),
  ];
  if (sentences.length > 0) operation.description = sentences.join('\n\n');
}

/** In bytes; 0 for a call without a JSON body. */
function bodyLimitOf({ requestBody }: Operation, schemas: Schemas): number {
  const body =
    requestBody !== undefined && 'content' in requestBody ? requestBody.content['application/json'] : undefined;
  return body === undefined ? 0 : bodyLimits(body.schema as BodySchema, schemas).bytes;
}

function limitOf({ usual, byField }: LimitedAs): string {
  const kinds = [...(byField?.kinds ?? [])].map(([value, kind]) => ({
    value: `\`${String(value)}\``,
    limit: inWords(kind),
  }));
  const others = [...groupedBy(kinds, ({ limit }) => limit)].map(
    ([limit, same]) =>
      ` Counted separately for \`${byField?.field ?? ''}\` ${same.map(({ value }) => value).join(', ')}: ${limit}${same.length > 1 ? ' each' : ''}.`,
  );
  return `Rate limit: ${inWords(usual)} per member, or per IP address if signed out.${others.join('')}`;
}

function inWords(kind: LimitedCall): string {
  return describeLimits(LIMITS[kind]);
}

function documentKey(operation: Operation): void {
  operation.parameters = [...(operation.parameters ?? []), { $ref: '#/components/parameters/IdempotencyKey' }];
  for (const status of [409, 422] as const) operation.responses[status] = refusal(status);
}
