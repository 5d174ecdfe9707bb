import { useEffect, useId, useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { useWatch, type FieldPath } from 'react-hook-form';
import { SERVICE_ANIMALS } from '../../../../interfaces/contract/policy/policy-words.js';
import { Button } from '../../../ui/button.js';
import { FormSection, ListError, messageIn } from '../../../ui/form/form-section.js';
import { useListingForm, type ListingValues } from '../listing-values.js';
import { HoursField } from './hours-field.js';
import { PolicyQuestions } from './policy-questions.js';
import { firstQuestions, isAnswered, QUESTIONS, type Question } from './questions.js';

/** What the place says about pets, and when it is open. Asks what matters in its category; the rest is one click away. */
export function PetsAndHoursSection() {
  const { control, formState } = useListingForm();
  const [category, kind, policy] = useWatch({ control, name: ['category', 'kind', 'policy'] });
  const first = firstQuestions(category, kind);
  const more = QUESTIONS.filter((question) => !first.includes(question));
  return (
    <FormSection
      title="Pets and hours"
      intro="Travelers ask whether their pet can come along, and when. Answer what you know; the rest stays “Not stated”."
    >
      <p className="rounded-md bg-sunken px-4 py-3 text-sm">{SERVICE_ANIMALS}</p>
      <ListError message={messageIn(formState.errors.policy?.pets) ?? messageIn(formState.errors.policy)} />
      <PolicyQuestions asked={first} />
      <MoreRules asked={more} answered={more.filter((question) => isAnswered(policy, question)).length} />
      <div className="border-t border-line pt-5">
        <HoursField name="openingHours" label="Opening hours" hint="A day without hours is closed." />
      </div>
    </FormSection>
  );
}

interface MoreRulesProps {
  readonly asked: readonly Question[];
  readonly answered: number;
}

/** The questions that few places need. Opens for an error in one of them. */
function MoreRules({ asked, answered }: MoreRulesProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const wrong = useWrongQuestion(asked, setOpen);
  const isShown = isOpen || wrong !== undefined;
  return (
    <div className="flex flex-col gap-5">
      <Button
        variant="ghost"
        className="self-start"
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setOpen(!isShown)}
        icon={<ChevronDown aria-hidden="true" className={isShown ? 'rotate-180' : undefined} />}
      >
        {answered === 0 ? 'More rules' : `More rules (${String(answered)} answered)`}
      </Button>
      <div id={id} hidden={!isShown} className="flex flex-col gap-5">
        {isShown && <PolicyQuestions asked={asked} />}
      </div>
    </div>
  );
}

/** Returns the first question with an error, and focuses it, because it was not shown when the form was sent. */
function useWrongQuestion(asked: readonly Question[], open: (isOpen: boolean) => void): Question | undefined {
  const { formState, setFocus } = useListingForm();
  const errors = formState.errors.policy as Readonly<Record<string, unknown>> | undefined;
  const wrong = asked.find((question) => errors?.[question] !== undefined);
  const isOnly = Object.keys(formState.errors).length === 1 && Object.keys(errors ?? {}).length === 1;
  useEffect(() => {
    if (wrong === undefined) return;
    open(true);
    if (isOnly) setFocus(fieldOf(wrong));
  }, [wrong, isOnly, open, setFocus]);
  return wrong;
}

const fieldOf = (question: Question): FieldPath<ListingValues> =>
  question === 'fee' ? 'policy.fee.amount' : `policy.${question}`;
