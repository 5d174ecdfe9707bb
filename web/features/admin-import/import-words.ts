import type { Import, ImportOutcome } from '../../../interfaces/contract/import/import.js';

/** Returns the state of an import as text. */
export function stateWords({ state, progress, rows }: Pick<Import, 'state' | 'progress' | 'rows'>): string {
  switch (state) {
    case 'waiting':
      return 'Waiting to start';
    case 'running':
      return `${Math.floor(progress * 100)}% read, ${rows.toLocaleString('en-US')} rows`;
    case 'failed':
      return 'Could not be read';
    case 'done':
      return `${rows.toLocaleString('en-US')} ${rows === 1 ? 'row' : 'rows'}`;
  }
}

/** The outcomes of rows. In a dry run, what the outcomes would be. */
export const OUTCOME_WORDS: Readonly<Record<ImportOutcome, string>> = {
  added: 'Added',
  changed: 'Changed',
  joined: 'Joined with another source',
  unchanged: 'Unchanged',
  kept: 'Kept manual changes',
  missing: 'No longer in the file',
  duplicate: 'Possible duplicate',
  skipped: 'Skipped',
  wrong: 'Invalid',
};
