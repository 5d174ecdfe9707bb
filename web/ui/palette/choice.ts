import type { ReactNode } from 'react';

/** An entry of a palette. */
export interface Choice {
  /** Unique in the palette. */
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly icon?: ReactNode;
  /** The key that does the same without the palette. */
  readonly keys?: string | undefined;
  readonly run: () => void;
}

export interface ChoiceGroup {
  readonly name: string;
  readonly choices: readonly Choice[];
}

/** Whether the groups are all that was found. */
export type PaletteState = 'searching' | 'failed' | 'done';

/** Returns a text without case and accents. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Returns the choices that have the beginning of each typed word, those whose label begins with the text first. */
export function matching(choices: readonly Choice[], typed: string): readonly Choice[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const matches = choices.filter(({ label, detail = '' }) => {
    const text = ` ${plain(`${label} ${detail}`)}`;
    return words.every((word) => text.includes(` ${word}`));
  });
  const isFirst = ({ label }: Choice): boolean => plain(label).startsWith(plain(typed.trim()));
  return [...matches.filter(isFirst), ...matches.filter((choice) => !isFirst(choice))];
}

/** Returns what was found in words, for people who can't see the list. */
export function stateWords(groups: readonly ChoiceGroup[], state: PaletteState): string {
  if (state === 'searching') return 'Searching…';
  if (state === 'failed') return 'We couldn’t search. Check your connection and try again.';
  const many = groups.reduce((sum, { choices }) => sum + choices.length, 0);
  if (many === 0) return 'Nothing found';
  return many === 1 ? '1 result' : `${String(many)} results`;
}
