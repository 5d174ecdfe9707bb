import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readClientFiles } from './client-files.js';

/** What the scripts that a page starts with may weigh on their way, in kB (1,000 bytes) as Brotli compresses them. */
export interface ScriptBudget {
  readonly name: string;
  /** The source file of the page. */
  readonly source: string;
  readonly maxKb: number;
}

/** Lower a figure where a page has become lighter; raise none without saying in the change what is worth it. */
export const SCRIPT_BUDGETS: readonly ScriptBudget[] = [
  { name: 'The home page', source: 'web/app/pages/home-page.tsx', maxKb: 122 },
  { name: 'The home page of who shared a place', source: 'web/app/pages/near-home-page.tsx', maxKb: 123 },
  { name: 'Browse', source: 'web/app/pages/business/browse-page.tsx', maxKb: 128 },
  { name: 'The page of a place', source: 'web/app/pages/business/business-page.tsx', maxKb: 131 },
];

/** How many of a page's files are named: the heaviest, where there is most to gain. */
const NAMED = 4;

/** A sentence for each page of a built client whose scripts weigh more than they may; none where all keep to it. */
export async function overBudget(clientFolder: string, budgets = SCRIPT_BUDGETS): Promise<string[]> {
  const { chunks } = await readClientFiles(clientFolder);
  const told = await Promise.all(
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
      return `${name} starts with ${kb(bytes)} of scripts and may have ${maxKb} kB. The heaviest of its ${files.length} files: ${parts}. Load with \`part\` what the page does not need before somebody asks for it.`;
    }),
  );
  return told.filter((sentence) => sentence !== null);
}

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** What goes over the wire: the compressed copy, where a file is worth one. */
async function sentBytes(folder: string, file: string): Promise<number> {
  const path = join(folder, file);
  const { size } = await stat(`${path}.br`).catch(() => stat(path));
  return size;
}
