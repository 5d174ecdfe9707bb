import { Button, type ButtonVariant } from '../button.js';
import type { Asked } from './queue-action.js';
import { QueueForm } from './queue-form.js';
import { ReasonField } from './reason-field.js';
import { useReason } from './use-reason.js';

interface ReasonFormProps<Item> {
  readonly asked: Asked<Item>;
  readonly label: string;
  /** Who reads it. */
  readonly hint: string;
  readonly submit: string;
  readonly variant: ButtonVariant;
  /** At most so many characters. */
  readonly limit: number;
  /** It may be left empty. */
  readonly isOptional?: boolean;
  /** What is wrong with a reason; null where nothing is. */
  readonly wrong: (reason: string) => string | null;
  readonly run: (item: Item, reason: string) => Promise<unknown>;
}

/** Asks for a reason. What is typed is kept until it has arrived. */
export function ReasonForm<Item>(props: ReasonFormProps<Item>) {
  const { asked, label, hint, submit, variant, limit, isOptional = false } = props;
  const { decide, ...typed } = useReason(props);
  return (
    <QueueForm onSubmit={decide} onCancel={asked.cancel} takesFocus>
      <ReasonField
        {...{ label, limit, isOptional, ...typed }}
        hint={`${hint} Ctrl and Enter send it, Escape leaves it.`}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={variant}>
          {submit}
        </Button>
        <Button variant="ghost" onClick={asked.cancel}>
          Cancel
        </Button>
      </div>
    </QueueForm>
  );
}
