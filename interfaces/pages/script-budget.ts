import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readClientFiles } from './client-files.js';

/** Maximum size of the scripts that a page initially loads, in kB (1,000 bytes) after Brotli compression. */
export interface ScriptBudget {
  readonly name: string;
  /** The source file of the page. */
  readonly source: string;
  readonly maxKb: number;
}

/** Lower a number when a page becomes lighter. Raise one only if the change explains why it is worth it. */
export const SCRIPT_BUDGETS: readonly ScriptBudget[] = [
  { name: 'The home page', source: 'web/app/pages/home-page.tsx', maxKb: 104 },
  { name: 'The home page with a shared location', source: 'web/app/pages/home-with-location-page.tsx', maxKb: 105 },
  { name: 'Browse', source: 'web/app/pages/business/browse-page.tsx', maxKb: 109 },
  { name: 'The business page', source: 'web/app/pages/business/business-page.tsx', maxKb: 109 },
];

/** How many of a page's files to name, largest first. */
const NAMED = 4;

/** Returns one sentence for each page of a built client that exceeds its budget; empty if none does. */
export async function overBudget(clientFolder: string, budgets = SCRIPT_BUDGETS): Promise<string[]> {
  const { chunks } = await readClientFiles(clientFolder);
  const sentences = await Promise.all(
    budgets.map(async ({ name, source, maxKb }) => {
      const files = chunks[source];
      if (files === undefined) return `${name} has a budget, but the build has no page ${source}.`;
      const weighed = await Promise.all(
        files.map(async (file) => ({ file, bytes: await sentBytes(clientFolder, file) })),
      );
      const bytes = weighed.reduce((sum, each) => sum + each.bytes, 0);
      if (bytes <= maxKb * 1000) return null;
      const heaviest = weighed.toSorted((one, other) => other.bytes - one.bytes).slice(0, NAMED);
      const parts = heaviest.map((each) => `${each.file} ${kb(each.bytes)}`).join(', ');
      return `${name} loads ${kb(bytes)} of scripts, over its budget of ${maxKb} kB. The largest of its ${files.length} files: ${parts}. Use \`part\` to load later what the page does not need at first.`;
    }),
  );
  return sentences.filter((sentence) => sentence !== null);
}

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Returns the transferred size: that of the compressed copy if there is one. */
async function sentBytes(folder: string, file: string): Promise<number> {
  const path = join(folder, file);
  const { size } = await stat(`${path}.br`).catch(() => stat(path));
  return size;
}
