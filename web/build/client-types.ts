/** Prints the client's types, made from openapi.yaml: `npm run openapi` writes them to web/api/schema.gen.ts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { parse } from 'yaml';

const HEAD = `/** The types of the API, generated from openapi.yaml (npm run openapi). Do not edit. */\n\n`;

const document = parse(readFileSync(join(import.meta.dirname, '../../openapi.yaml'), 'utf8')) as OpenAPI3;
// Examples are for readers of the document; as comments they would make up a tenth of the file.
for (const schema of Object.values(document.components?.schemas ?? {}))
  delete (schema as { examples?: unknown }).examples;
process.stdout.write(HEAD + withoutAbsence(astToString(await openapiTypes(document))));

/** Without members that only say that something is absent, such as `put?: never`. */
function withoutAbsence(types: string): string {
  return types
    .replaceAll(/^ +\w+\?: never;\n/gm, '')
    .replaceAll(/^ {8}parameters: \{\n +\};\n/gm, '')
    .replaceAll(/\{\n +\}/g, '{}');
}
