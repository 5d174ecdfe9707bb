import { plainText, type Block, type PageText } from '../../../interfaces/contract/site/page-text.js';
import { operatorFact } from '../../lib/page/operator-fact.js';
import type { Site } from '../../lib/page/page-context.js';

export interface Question {
  /** The anchor of the answer. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** The answer without markup. */
  readonly answer: string;
}

export interface Group {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** Returns the questions by group, in the order of the text. */
export function groupsOf(text: PageText, site: Site): Group[] {
  return text.sections.map(({ id, title, parts }) => ({
    id,
    title,
    questions: parts.map((part) => ({
      ...part,
      answer: plainText(part.blocks, (name) => operatorFact(site, name).text),
    })),
  }));
}

/** Returns the questions that contain all words of a search in the question or answer, ignoring case. */
export function answersTo(groups: readonly Group[], search: string): Group[] {
  const words = search.toLowerCase().split(/\s+/);
  const holdsAll = ({ title, answer }: Question): boolean => {
    const text = `${title} ${answer}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return groups
    .map((group) => ({ ...group, questions: group.questions.filter(holdsAll) }))
    .filter(({ questions }) => questions.length > 0);
}
