import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { TurnedAwayAnswerForm, type OwnersTurnedAway } from '../../../interfaces/contract/turned-away/turned-away.js';
import { ANSWER_LIMITS } from '../../../interfaces/contract/turned-away/turned-away-words.js';
import { useFormDraft } from '../../lib/form/form-draft.js';
import { RestrictionNote, useIsRestricted } from '../../ui/account/restriction-note.js';
import { Button } from '../../ui/button.js';
import { FormTextarea } from '../../ui/form/form-field.js';
import { useSentForm } from '../../ui/form/use-sent-form.js';
import { signInAgain } from '../../ui/overlay/sign-in-again.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { useTurnedAwayAnswer } from './turned-away.queries.js';

interface AnswerFormProps {
  readonly report: OwnersTurnedAway;
  readonly onDone: () => void;
}

const FIELDS = ['content'] as const;

/** The owner's answer. Restricted members see the reason why they can't answer instead. */
export function AnswerForm(props: AnswerFormProps) {
  return useIsRestricted() ? <RestrictionNote purpose="answer reports" /> : <UsableForm {...props} />;
}

function UsableForm({ report, onDone }: AnswerFormProps) {
  const { answer } = report;
  const draft = `turned-away-answer:${report.id}`;
  const form = useForm<TurnedAwayAnswerForm>({
    resolver: zodResolver(TurnedAwayAnswerForm),
    defaultValues: { content: answer?.content ?? '' },
  });
  useFormDraft(draft, form, FIELDS);
  const { mutateAsync, isPending } = useTurnedAwayAnswer(report);
  const { pathname, search } = useLocation();
  const call = {
    mutateAsync: (sent: { readonly form: TurnedAwayAnswerForm }) => mutateAsync(sent.form.content),
    isPending,
  };
  const { submit } = useSentForm(form, call, {
    draft,
    failure: 'We couldn’t save your answer. Please try again.',
    failureTitle: 'Answer not saved',
    onSuccess: () => {
      toast({ title: answer === null ? 'Answer posted' : 'Answer updated', tone: 'success' });
      onDone();
    },
    onSignedOut: () => void signInAgain(pathname + search),
  });
  return (
    <form noValidate onSubmit={submit} className="mt-4 noscript:hidden">
      <FormTextarea
        form={form}
        name="content"
        label="Your public answer"
        hint="Everyone can read it. Please leave out names."
        required
        limit={ANSWER_LIMITS.max}
        rows={3}
        autoFocus={answer !== null}
      />
      <div className="mt-3 flex flex-wrap justify-end gap-3">
        {answer !== null && (
          <Button variant="secondary" size="sm" onClick={onDone}>
            Cancel
          </Button>
        )}
        <Button type="submit" size="sm" pending={isPending} pendingText="Posting...">
          {answer === null ? 'Post Answer' : 'Save Changes'}
        </Button>
      </div>
    </form>
  );
}
