/** Writes openapi.yaml, the description of every call, from the code. Needs no database. `npm run openapi` makes the client's types of it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentationApp } from './documentation-app.js';
import { openApiDocument, openApiText } from '../http/openapi/open-api.js';
import { PROJECT_ROOT } from '../../infrastructure/config/project-root.js';

const { nest } = await documentationApp();
writeFileSync(join(PROJECT_ROOT, 'openapi.yaml'), openApiText(openApiDocument(nest)));
await nest.close();
process.stdout.write('Wrote openapi.yaml.\n');
