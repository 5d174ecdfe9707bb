import type { Ref } from 'react';
import { countCharacters, MAX_ADMIN_TEXT } from '../../../../interfaces/contract/shared/words.js';
import type { Answer } from '../../answer/answer-source.js';
import { AnswerTools } from '../../answer/answer-tools.js';
import { Field, type Counter } from '../../form/field.js';
import { Textarea } from '../../form/textarea.js';

interface NoteFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly error?: string | undefined;
  /** Maximum length in characters, shown with a counter; `MAX_ADMIN_TEXT` by default, null for none. */
  readonly limit?: number | null | undefined;
  /** A counter of something else than characters. */
  readonly counter?: Counter | undefined;
  readonly required?: boolean | undefined;
  readonly rows?: number | undefined;
  readonly ref?: Ref<HTMLTextAreaElement>;
  /** For saved replies and a preview of the email; absent for a field without these tools. */
  readonly answer?: Answer | undefined;
  readonly onType: (text: string) => void;
}

/** A field for a longer text, such as a reason. */
export function NoteField(props: NoteFieldProps) {
  const { label, hint, value, error, limit = MAX_ADMIN_TEXT, required, rows = 3, ref, answer, onType } = props;
  const { counter = limit === null ? undefined : { value: countCharacters(value), limit } } = props;
  return (
    <Field label={label} hint={hint} required={required} error={error} counter={counter}>
      {(control) => (
        <>
          <Textarea
            {...control}
            ref={ref}
            rows={rows}
            value={value}
            onChange={({ currentTarget }) => onType(currentTarget.value)}
          />
          {answer !== undefined && (
            <AnswerTools answer={answer} fieldId={control.id} label={label} text={value} onType={onType} />
          )}
        </>
      )}
    </Field>
  );
}
