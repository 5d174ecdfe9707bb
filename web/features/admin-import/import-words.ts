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

type Undo = NonNullable<Import['undo']>;

const UNDONE: readonly (readonly [keyof Undo['counts'], string])[] = [
  ['removed', 'deleted'],
  ['restored', 'changed back'],
  ['separated', 'separated from this source'],
  ['shown', 'shown again'],
  ['hidden', 'hidden again'],
  ['stayed', 'stayed'],
];

/** Returns the progress or result of an undo as text. */
export function undoWords({ state, progress, counts }: Pick<Undo, 'state' | 'progress' | 'counts'>): string {
  if (state === 'waiting') return 'Waiting to be undone.';
  if (state === 'running') return `${Math.floor(progress * 100)}% undone.`;
  const parts = UNDONE.filter(([what]) => counts[what] > 0).map(
    ([what, words]) => `${counts[what].toLocaleString('en-US')} ${words}`,
  );
  const done = parts.length === 0 ? 'nothing to change back' : parts.join(', ');
  return `${state === 'done' ? 'Undone' : 'Undone in part'}: ${done}.`;
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
