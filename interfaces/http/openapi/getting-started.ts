import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeLimits, LIMITS } from '../server/limits/limits.js';

const FOLDER = 'interfaces/http/openapi';
const FILES = ['getting-started.md', 'webhooks.md'] as const;

const isLimit = (name: string): name is keyof typeof LIMITS => name in LIMITS;

/**
 * Returns the guide shown above the calls, as Markdown, with a limit in words instead of its name, such as `{{reads}}`.
 * Throws if a name is not that of a limit. `root` is the project's folder.
 */
export function gettingStarted(root: string): string {
  return FILES.map((name) => readFileSync(join(root, FOLDER, name), 'utf8').trim())
    .join('\n\n')
    .replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      if (!isLimit(name)) throw new Error(`The guide names an unknown limit: ${name}.`);
      return describeLimits(LIMITS[name]);
    });
}
