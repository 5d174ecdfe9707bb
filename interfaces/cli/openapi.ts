/**
 * Generates openapi.yaml, the description of every call. Needs no database. `npm run openapi` also generates the
 * client's types from it.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentationApp } from './documentation-app.js';
import { openApiDocument } from '../http/openapi/open-api.js';
import { openApiText } from '../http/openapi/open-api-text.js';
import { PROJECT_ROOT } from '../../infrastructure/config/project-root.js';

const { nest } = await documentationApp();
writeFileSync(join(PROJECT_ROOT, 'openapi.yaml'), openApiText(openApiDocument(nest)));
await nest.close();
process.stdout.write('Wrote openapi.yaml.\n');
