import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeLimits, LIMITS } from '../server/limits/limits.js';

const FILE = 'interfaces/http/openapi/getting-started.md';

const isLimit = (name: string): name is keyof typeof LIMITS => name in LIMITS;

/**
 * Returns the guide shown above the calls, as Markdown, with a limit in words instead of its name, such as `{{reads}}`.
 * Throws if a name is not that of a limit. `root` is the project's folder.
 */
export function gettingStarted(root: string): string {
  return readFileSync(join(root, FILE), 'utf8')
    .trim()
    .replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      if (!isLimit(name)) throw new Error(`${FILE} names an unknown limit: ${name}.`);
      return describeLimits(LIMITS[name]);
    });
}
