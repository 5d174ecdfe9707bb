import type { ComparedBusiness } from '../../../interfaces/contract/duplicate/duplicate.js';
import { hoursLine, policySentences } from '../../../interfaces/contract/policy/policy-words.js';
import { RadioGroup } from '../../ui/form/radio-group.js';
import type { MergedFacts } from './duplicates.queries.js';

/** The choice that weighs what everyone said about both listings, instead of taking one of them. */
const WEIGHED = 'weighed';

const FIELDS = [
  { field: 'policy', legend: 'Which pet policy is right?', wordsOf: ({ policy }: ComparedBusiness) => policySentences(policy) ?? '' },
  { field: 'openingHours', legend: 'Which opening hours are right?', wordsOf: ({ openingHours }: ComparedBusiness) => (openingHours === null ? '' : hoursLine(openingHours)) },
] as const; // prettier-ignore

/** The chosen listing's id as text, by field. A field without a choice is weighed. */
export type ChosenFacts = Readonly<Partial<Record<(typeof FIELDS)[number]['field'], string>>>;

/** Returns whose facts the kept listing gets, as the call expects it. */
export function chosenFacts(chosen: ChosenFacts, keepId: number): MergedFacts {
  const choices = FIELDS.flatMap(({ field }) => {
    const id = chosen[field] ?? WEIGHED;
    return id === WEIGHED ? [] : [[field, Number(id) === keepId ? 'kept' : 'merged'] as const];
  });
  return Object.fromEntries(choices);
}

interface FactsChoiceProps {
  readonly businesses: readonly [ComparedBusiness, ComparedBusiness];
  readonly chosen: ChosenFacts;
  readonly onChange: (chosen: ChosenFacts) => void;
}

/** Asks whose pet policy and opening hours are right, if both listings have some and they differ. */
export function FactsChoice({ businesses, chosen, onChange }: FactsChoiceProps) {
  return FIELDS.map(({ field, legend, wordsOf }) => {
    const words = businesses.map(wordsOf);
    if (words.includes('') || words[0] === words[1]) return null;
    return (
      <RadioGroup
        key={field}
        legend={legend}
        name={`${field}-${businesses.map(({ id }) => id).join('-')}`}
        value={chosen[field] ?? WEIGHED}
        onChange={(value) => onChange({ ...chosen, [field]: value })}
        options={[
          {
            value: WEIGHED,
            label: 'Not sure',
            hint: 'We’ll weigh what owners, imports, and visitors said about both.',
          },
          ...businesses.map(({ id, name }, index) => ({
            ...{ value: String(id), label: `${name} (ID ${String(id)})`, hint: words[index] },
          })),
        ]}
      />
    );
  });
}
