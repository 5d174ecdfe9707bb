import { Controller, type UseFormReturn } from 'react-hook-form';
import type { ReviewForm } from '../../../../interfaces/contract/review/review.js';
import { PillChoice } from '../../../ui/form/pill-choice.js';

const QUESTIONS = [
  ['petsIndoors', 'Were your pets welcome inside?'],
  ['petsOnPatio', 'Were they welcome on the patio?'],
] as const;

interface VisitQuestionsProps {
  readonly form: UseFormReturn<ReviewForm>;
  /** Whether earlier answers stay without a new one. */
  readonly isChange: boolean;
}

/** Asks where the author's pets were welcome. The answers confirm or contradict the place's pet policy. */
export function VisitQuestions({ form, isChange }: VisitQuestionsProps) {
  const options = [['yes', 'Yes'], ['no', 'No'], ['', isChange ? 'As before' : 'Skip']] as const; // prettier-ignore
  return (
    <div className="flex flex-col gap-1">
      {QUESTIONS.map(([name, label]) => (
        <Controller
          key={name}
          control={form.control}
          name={name}
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <PillChoice
              label={label}
              options={options}
              value={value ?? ''}
              onChange={(answer) => onChange(answer === '' ? undefined : answer)}
              {...{ onBlur, ref }}
            />
          )}
        />
      ))}
      <p className="text-sm text-muted">
        Optional. Your answers help to keep this place’s pet policy right. Readers don’t see them with your review.
      </p>
    </div>
  );
}
