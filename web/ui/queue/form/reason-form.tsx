import { z } from 'zod';
import { MAX_ADMIN_TEXT } from '../../../../interfaces/contract/shared/words.js';
import type { Answer } from '../../answer/answer-source.js';
import type { ButtonVariant } from '../../button.js';
import { NoteField } from './note-field.js';
import type { FormContext } from '../queue-action.js';
import { KEYS_HINT, QueueForm } from './queue-form.js';
import { useActionForm } from './use-draft-form.js';

/** Checks a text, as a zod schema does. */
export interface TextRule {
  readonly safeParse: (text: string) => { readonly error?: { readonly issues: readonly { message: string }[] } };
}

interface ReasonFormProps<Item> {
  readonly context: FormContext<Item>;
  /** 'Reason' by default. */
  readonly label?: string;
  /** Says who can see the reason. */
  readonly hint: string;
  /** What happens, above the reason. */
  readonly effect?: string | undefined;
  readonly submit: string;
  readonly variant: ButtonVariant;
  /** Maximum length in characters, `MAX_ADMIN_TEXT` by default. */
  readonly limit?: number | undefined;
  /** True if it may be empty. */
  readonly isOptional?: boolean;
  readonly rule: TextRule;
  /** The reason to start with; none by default. */
  readonly suggestion?: string;
  /** Returns the tools for the reason; absent for none. */
  readonly answer?: ((item: Item, reason: string) => Answer) | undefined;
  readonly run: (item: Item, reason: string) => Promise<unknown>;
}

/** Asks for a reason. The draft is kept until it is sent. */
export function ReasonForm<Item>(props: ReasonFormProps<Item>) {
  const { context, label = 'Reason', hint, effect, submit, variant, limit, isOptional = false, answer } = props;
  const form = useReason(props);
  return (
    <QueueForm onSubmit={form.submit} onCancel={context.cancel} takesFocus submit={submit} variant={variant}>
      {effect !== undefined && <p className="max-w-prose font-semibold">{effect}</p>}
      <NoteField
        {...{ label, limit, ...form.field }}
        hint={`${hint} ${KEYS_HINT}`}
        required={!isOptional}
        answer={answer?.(context.item, form.field.value)}
      />
    </QueueForm>
  );
}

/** Returns the form of an action that only needs a reason. */
export const reasonForm =
  <Item,>(props: Omit<ReasonFormProps<Item>, 'context'>) =>
  (context: FormContext<Item>) => <ReasonForm {...props} context={context} />;

/** Returns the reason field, and the function that sends the reason. */
export function useReason<Item>({
  context,
  isOptional = false,
  rule,
  suggestion = '',
  run,
}: Pick<ReasonFormProps<Item>, 'context' | 'isOptional' | 'rule' | 'suggestion' | 'run'>) {
  const { field, submit } = useActionForm({
    context,
    start: ({ reason = suggestion }) => ({ reason }),
    check: ({ reason }) => {
      const error = isOptional && reason.trim() === '' ? undefined : errorOf(rule, reason);
      return error === undefined ? { sent: reason, errors: {} } : { errors: { reason: error } };
    },
    run,
  });
  return { field: field('reason'), submit };
}

/** Returns the rule's first error for a text; undefined if it is valid. */
export const errorOf = (rule: TextRule, text: string): string | undefined =>
  rule.safeParse(text).error?.issues[0]?.message;

/** Returns a rule for a required text of at most `MAX_ADMIN_TEXT` characters. */
export const requiredText = (missing: string): TextRule =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(MAX_ADMIN_TEXT, `Please use at most ${MAX_ADMIN_TEXT.toLocaleString('en-US')} characters`);
