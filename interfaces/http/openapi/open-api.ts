import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';
import { Problem } from '../../contract/shared/problem.js';
import { ApiDocument } from './api-document.js';
import { documentRules } from './documented-rules.js';
import { composeExtended } from './extended-schemas.js';
import { gettingStarted } from './getting-started.js';
import { ENUM_SCHEMAS } from './named-enums.js';
import { METHODS, type Operation } from './operations.js';
import { plainSchema } from './plain-schema.js';
import { rewriteSchemas, type Schema } from './schema-walk.js';
import { shareComponents, shareExamples } from './shared-components.js';
import { webhookOperations, withWebhookParts } from './webhook-operations.js';

const TAGS: readonly (readonly [string, string])[] = [
  ['Businesses', 'Pet-friendly places, their owners’ listings, and Premium.'],
  ['Reviews', 'Reviews by members, and the responses of owners.'],
  ['Claims', 'Claims of members to become the owner of a listing.'],
  ['People of a business', 'The owner of a business and the members with a role in it.'],
  ['Saved places', 'Places that a member saved.'],
  ['Alerts', 'What a member follows, by email and as feeds.'],
  ['Recommendations', 'Places that a visitor may like.'],
  ['Interactions', 'Interactions of visitors with listings.'],
  ['Locations', 'Cities and ZIP codes.'],
  ['Guide Dogs', 'Members whose reviews help others.'],
  ['Pet profiles', 'The pets of members.'],
  ['Pet policies', 'Whether pets can come to a place, and how we know.'],
  ['Feedback', 'Reports of wrong listings, recommendations, and messages to us.'],
  ['Moderation', 'Reports of content, and decisions on them.'],
  ['Copyright', 'Copyright notices and counter-notices.'],
  ['Sign-in', 'Signing in and out, and the signed-in member.'],
  ['Account', 'A member’s own account.'],
  ['Members', 'Public data of members.'],
  ['Webhooks', 'Endpoints that get events, and what was sent to them.'],
  ['Pictures', 'Photos and documents.'],
  ['Administration', 'Calls for administrators only.'],
  ['Search engines', 'Files for crawlers.'],
  ['Documentation', 'The description of this API.'],
  ['Operation', 'Probes and metrics for operators.'],
];

/** Generates the OpenAPI document from the contract. */
export function openApiDocument(nest: NestFastifyApplication): OpenAPIObject {
  const { root, site } = nest.get(ApiDocument);
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle(site.name)
    .setDescription(gettingStarted(root))
    .setVersion('1.0.0')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/', 'This site.')
    .addCookieAuth(
      'session',
      { type: 'apiKey', in: 'cookie', description: 'The session of a signed-in member.' },
      'session',
    )
    .addSecurity('token', {
      type: 'http',
      scheme: 'bearer',
      description: 'A personal access token: `Authorization: Bearer wp_…`.',
    })
    .addCookieAuth('admin', { type: 'apiKey', in: 'cookie', description: 'The session of an administrator.' }, 'admin');
  for (const [name, description] of TAGS) builder.addTag(name, description);
  const document = SwaggerModule.createDocument(nest, builder.build(), { standardSchemaConverter: convert });
  documentRules(document);
  const problem = convert(Problem, { schemaType: 'output' });
  const schemas = { ...document.components?.schemas, ...problem?.components } as Schemas;
  const webhooks = webhookOperations((schema) => named(schema, schemas));
  const complete = { ...document, webhooks, components: { ...document.components, schemas } };
  rewriteSchemas(complete, plainSchema);
  Object.assign(schemas, ENUM_SCHEMAS);
  composeExtended(schemas as Record<string, Schema>);
  for (const item of Object.values(complete.paths))
    for (const method of METHODS) makeBodyOptional(item[method]?.requestBody, schemas);
  shareExamples(complete);
  const { securitySchemes = {} } = complete.components;
  const shared = withWebhookParts(shareComponents(complete));
  return {
    openapi: document.openapi,
    info: withoutContact(document.info),
    servers: document.servers ?? [],
    // No sign-in is needed unless a call says so.
    security: [],
    tags: document.tags ?? [],
    paths: sorted(document.paths),
    ...{ webhooks },
    components: { ...shared, schemas: sorted(complete.components.schemas), securitySchemes },
  };
}

/** A body without required fields may be left out. */
function makeBodyOptional(body: Operation['requestBody'], schemas: Schemas): void {
  if (body === undefined || !('content' in body)) return;
  const schema = body.content['application/json']?.schema;
  const named = schema !== undefined && '$ref' in schema ? schemas[schema.$ref.split('/').at(-1) ?? ''] : undefined;
  if (named === undefined || '$ref' in named || named.type !== 'object') return;
  if ((named.required ?? []).length === 0) delete body.required;
}

/** Nest adds an empty contact. */
function withoutContact({ contact: _, ...info }: OpenAPIObject['info']): OpenAPIObject['info'] {
  return info;
}

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

/** Converts a zod schema to a JSON schema. Schemas with an ID become components. */
function convert(schema: unknown, { schemaType }: { schemaType: 'input' | 'output' }) {
  if (!(schema instanceof z.ZodType)) return undefined;
  const { $defs = {}, ...own } = plain(
    z.toJSONSchema(schema, { target: 'draft-2020-12', io: schemaType, override: open }),
  );
  const components = Object.fromEntries(Object.entries($defs).map(([name, each]) => [name, plain(each)]));
  const { id, ...body } = own as { id?: string };
  if (id === undefined) return { schema: own, components } as { schema: Schemas[string]; components: Schemas };
  const named = { schema: { $ref: `#/components/schemas/${id}` }, components: { ...components, [id]: body } };
  return named as { schema: Schemas[string]; components: Schemas };
}

/** Adds a schema with an ID to the components, and returns a reference to it. */
function named(schema: z.ZodType, schemas: Schemas): Schema {
  // Nest corrects the references in schemas of calls.
  const text = JSON.stringify(convert(schema, { schemaType: 'output' }));
  const converted = JSON.parse(text.replaceAll('"#/$defs/', '"#/components/schemas/')) as Record<string, Schemas>;
  Object.assign(schemas, converted['components']);
  return converted['schema'] as Schema;
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Responses may gain fields later, so only strict objects, such as request bodies, forbid additional ones. */
function open({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema }): void {
  const { def } = zodSchema._zod;
  if (def.type === 'object' && def.catchall === undefined) delete jsonSchema.additionalProperties;
}

function plain({ $schema: _, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

/** Sorts by name, so that the order of the modules doesn't matter. */
function sorted<T>(named: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(named).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
