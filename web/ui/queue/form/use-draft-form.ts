import { useState } from 'react';
import type { ZodSafeParseResult } from 'zod';
import { draftDropper, keepDraft, readDraft } from '../../../lib/form/draft.js';
import type { FormContext } from '../queue-action.js';

export type FormErrors = Readonly<Partial<Record<string, string>>>;

interface DraftFormOptions<Values, Sent> {
  /** The key of the draft. */
  readonly draft: string;
  /** Returns the initial values. `kept` has the texts of the draft. */
  readonly start: (kept: Readonly<Partial<Record<string, string>>>) => Values;
  /** Returns what to send, or the errors by field. */
  readonly check: (values: Values) => { readonly sent?: Sent; readonly errors: FormErrors };
  readonly onValid: (sent: Sent) => void;
}

/**
 * The values of a form and their errors. The draft survives closing the form and signing in again; the caller deletes
 * it once it is sent.
 */
export function useDraftForm<Values extends object, Sent>(options: DraftFormOptions<Values, Sent>) {
  const { draft, start, check, onValid } = options;
  const [values, setValues] = useState(() => start(textsIn(readDraft(draft))));
  const [errors, setErrors] = useState<FormErrors>({});
  const change = (part: Partial<Values>): void => {
    const now = { ...values, ...part };
    setValues(now);
    keepDraft(draft, now);
    if (Object.keys(errors).length > 0) setErrors(check(now).errors);
  };
  const submit = (): void => {
    const { sent, errors: wrong } = check(values);
    setErrors(wrong);
    if (sent !== undefined) onValid(sent);
  };
  /** Returns the props of a text's field. `at` names its error, if that has another name. */
  const field = (name: TextIn<Values>, at: string = name) => ({
    value: String(values[name]),
    error: errors[at],
    onType: (text: string): void => change({ [name]: text } as Partial<Values>),
  });
  return { values, errors, change, submit, field };
}

/** The names of the values that are texts. */
type TextIn<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string;

interface ActionFormOptions<Item, Values, Sent> extends Pick<DraftFormOptions<Values, Sent>, 'start' | 'check'> {
  readonly context: Pick<FormContext<Item>, 'item' | 'draft' | 'send'>;
  readonly run: (item: Item, sent: Sent) => Promise<unknown>;
  /** Whether the item stays in the list. By default, as its action says. */
  readonly stays?: (sent: Sent) => boolean;
}

/**
 * The values of an action's form, which sends them and then deletes the draft. `run` resolves to the result of its call,
 * which identifies the decision.
 */
export const useActionForm = <Item, Values extends object, Sent>({
  context: { item, draft, send },
  run,
  stays,
  ...form
}: ActionFormOptions<Item, Values, Sent>) =>
  useDraftForm<Values, Sent>({
    ...form,
    draft,
    onValid: (sent) => send(() => run(item, sent).then(draftDropper(draft)), stays?.(sent)),
  });

function textsIn(draft: unknown): Readonly<Partial<Record<string, string>>> {
  const texts = Object.entries(draft ?? {}).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts);
}

/** Returns the parsed form, or the first error of each field. */
export function checkedBy<Sent>({ data, error }: ZodSafeParseResult<Sent>): { sent?: Sent; errors: FormErrors } {
  if (error === undefined) return { sent: data, errors: {} };
  const errors = error.issues.toReversed().map(({ path, message }) => [String(path[0]), message] as const);
  return { errors: Object.fromEntries(errors) };
}
