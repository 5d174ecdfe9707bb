import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { stringify } from 'yaml';
import { z } from 'zod';
import { Problem } from '../../contract/shared/problem.js';
import { documentRules } from './documented-rules.js';
import { describeLimits, LIMITS } from '../server/limits/limits.js';

const INTRODUCTION = `Pet-friendly places, their reviews and the Guide Dog community.

**Errors** are \`application/problem+json\` with a \`code\` of a closed list and a \`message\` for the person; \`errors\` names each wrong field.

**Lists** are arrays. \`limit\` and \`cursor\` choose a page; \`X-Total-Count\` tells how many there are in all (at most 10,000 are counted, then \`X-Total-Capped: true\`), and \`Link; rel="next"\` where the next page is.

**Caching**: every answer to a GET has an \`ETag\`; sent back in \`If-None-Match\` it saves the body (304).

**Limits** per address (IPv6: per /64): ${describeLimits(LIMITS.reads)} of reads; of calls that change something ${describeLimits(LIMITS.writes)}; of interactions ${describeLimits(LIMITS.interactions)}; of sign-ins begun ${describeLimits(LIMITS.signIns)}, and of an IPv6 /48 together ${describeLimits(LIMITS.signInsOfNetwork)}; of keyed calls of visitors ${describeLimits(LIMITS.visitorKeys)}; of calls of signed-in administrators ${describeLimits(LIMITS.administrators)}. Beyond, 429 with \`Retry-After\`.

**Repeating a POST** is safe with an \`Idempotency-Key\`: the first answer is kept for 24 hours and given again, with \`Idempotency-Replayed: true\`. That a call was made is kept together with its change: where the answer was lost, a repetition is answered 409 \`IDEMPOTENCY_ANSWER_LOST\` and changes nothing; all of the first call may be done, or a part of one that decides about many.

**Optional values** are null, not absent, except \`isNearby\`, \`distance\` and \`isSaved\`, which are present only when they are known. Times are ISO 8601 in UTC.`;

const TAGS: readonly (readonly [string, string])[] = [
  ['Businesses', 'Places that welcome pets.'],
  ['Reviews', 'What visitors say, and what owners answer.'],
  ['Guide Dogs', 'Members whose reviews help others.'],
  ['Saved places', 'Places that a member wants to find again.'],
  ['Recommendations', 'Places that somebody may like.'],
  ['Interactions', 'What visitors do with listings.'],
  ['Feedback', 'What visitors tell the people behind the directory.'],
  ['Locations', 'Names of cities and ZIP codes.'],
  ['Sign-in', 'Who is there.'],
  ['Account', 'What a member does with the own account.'],
  ['Members', 'What everybody may know of a member.'],
  ['Pictures', 'Pictures of places and pets.'],
  ['Administration', 'What the administrator does.'],
  ['Search engines', 'What crawlers read.'],
  ['Documentation', 'The description of this API.'],
  ['Operation', 'For whoever runs it.'],
];

/** The document of every call, made from the contract. */
export function openApiDocument(nest: NestFastifyApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Welcome Paws')
    .setDescription(INTRODUCTION)
    .setVersion('1.0.0')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/', 'This server.')
    .addCookieAuth('session', { type: 'apiKey', in: 'cookie', description: 'A member who signed in.' }, 'session')
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: 'A personal access token of a member.' }, 'token')
    .addCookieAuth('admin', { type: 'apiKey', in: 'cookie', description: 'The administrator.' }, 'admin');
  for (const [name, description] of TAGS) builder.addTag(name, description);
  const document = SwaggerModule.createDocument(nest, builder.build(), { standardSchemaConverter: convert });
  documentRules(document);
  const problem = convert(Problem, { schemaType: 'output' });
  const schemas = { ...document.components?.schemas, ...problem?.components };
  // Reads are open to everybody, and the document says so.
  return {
    ...document,
    paths: sorted(document.paths),
    security: [],
    components: { ...document.components, schemas: sorted(schemas) },
  };
}

/** The text of openapi.yaml: the same for the same calls, however they were found. */
export function openApiText(document: OpenAPIObject): string {
  return stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 });
}

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

/** A zod schema as JSON schema: each one with an id stands among the components. */
function convert(schema: unknown, { schemaType }: { schemaType: 'input' | 'output' }) {
  if (!(schema instanceof z.ZodType)) return undefined;
  const { $defs = {}, ...own } = plain(
    z.toJSONSchema(schema, { target: 'draft-2020-12', io: schemaType, override: withoutNoise }),
  );
  const components = Object.fromEntries(Object.entries($defs).map(([name, each]) => [name, plain(each)]));
  const { id, ...body } = own as { id?: string };
  if (id === undefined) return { schema: own, components } as { schema: Schemas[string]; components: Schemas };
  const named = { schema: { $ref: `#/components/schemas/${id}` }, components: { ...components, [id]: body } };
  return named as { schema: Schemas[string]; components: Schemas };
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

function plain({ $schema: _, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

/** zod bounds every integer by what JavaScript can hold, which says nothing of the API. */
function withoutNoise({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

/** By name, so that nothing depends on the order in which the modules stand. */
function sorted<T>(named: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(named).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
