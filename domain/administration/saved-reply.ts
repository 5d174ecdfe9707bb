import { countCharacters } from '../shared/characters.js';

/** Product decisions: number of saved replies, and characters of a title and of a text. */
export const SAVED_REPLY_LIMITS = { replies: 200, title: 80, text: 2000 } as const;

/** The kinds of forms that saved replies are for. */
export const SAVED_REPLY_KINDS = ['feedback', 'rejection', 'revision', 'decision'] as const;

export type SavedReplyKind = (typeof SAVED_REPLY_KINDS)[number];

export const SAVED_REPLY_KIND_LABEL: Readonly<Record<SavedReplyKind, string>> = {
  feedback: 'Feedback',
  rejection: 'Rejections',
  revision: 'Revisions',
  decision: 'Other decisions',
};

/** The meaning of a placeholder, and the words for an unknown value. */
interface PlaceholderWords {
  readonly meaning: string;
  readonly otherwise: string;
}

/** The placeholders of saved replies, written as `{name}`. */
export const PLACEHOLDERS = {
  name: { meaning: 'Name of the person who reads the text', otherwise: 'there' },
  place: { meaning: 'Name of the place', otherwise: 'this place' },
  town: { meaning: 'Town of the place', otherwise: 'your town' },
  administrator: { meaning: 'Your name', otherwise: 'the team' },
} as const satisfies Readonly<Record<string, PlaceholderWords>>;

export type Placeholder = keyof typeof PLACEHOLDERS;

/** The known values of placeholders; null or absent if unknown. */
export type PlaceholderValues = Readonly<Partial<Record<Placeholder, string | null>>>;

const NAMES = Object.keys(PLACEHOLDERS) as readonly Placeholder[];

/** Text in braces on one line. A single brace is ordinary text. */
const IN_BRACES = /\{([^{}\n]*)\}/g;

const isPlaceholder = (name: string): name is Placeholder => NAMES.some((each) => each === name);

/** Returns why a text can't be saved, as a sentence; null if all of its placeholders are known. */
export function placeholderProblem(text: string): string | null {
  const unknown = [...text.matchAll(IN_BRACES)].find(([, name = '']) => !isPlaceholder(name));
  if (unknown === undefined) return null;
  const all = NAMES.map((name) => `{${name}}`);
  return `${unknown[0]} is not a placeholder. Use ${all.slice(0, -1).join(', ')}, or ${all.at(-1) ?? ''}.`;
}

/**
 * Returns the text with the values of its placeholders. A missing value becomes words that fit any sentence, so that no
 * reader sees a placeholder. Other text in braces stays.
 */
export function filledReply(text: string, values: PlaceholderValues): string {
  return text.replaceAll(IN_BRACES, (braces, name: string) => {
    if (!isPlaceholder(name)) return braces;
    return values[name]?.trim() || PLACEHOLDERS[name].otherwise;
  });
}

/** Shorter values are too likely to appear inside other words. */
const MIN_REPLACED = 3;

/**
 * Returns a typed text with placeholders instead of the values it contains, so that a reply saved from it fits other
 * people and places, and names none. Longer values are replaced first.
 */
export function withPlaceholders(text: string, values: PlaceholderValues): string {
  const known = NAMES.map((name) => [name, values[name]?.trim() ?? ''] as const)
    .filter(([, value]) => countCharacters(value) >= MIN_REPLACED)
    .toSorted(([, one], [, other]) => other.length - one.length);
  return known.reduce((before, [name, value]) => before.replaceAll(wholeWords(value), `{${name}}`), text);
}

/** Matches a value that isn't a part of a longer word. */
function wholeWords(value: string): RegExp {
  const literal = value.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}{])${literal}(?![\p{L}\p{N}}])`, 'gu');
}
