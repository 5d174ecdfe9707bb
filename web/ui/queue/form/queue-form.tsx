import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { classNames } from '../../../lib/page/class-names.js';
import { Button, type ButtonVariant } from '../../button.js';

/** Ends the hint of the last field. */
export const KEYS_HINT = 'Press Ctrl+Enter to submit, Esc to cancel.';

interface QueueFormProps {
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  /** True to focus the first field when the form appears. */
  readonly takesFocus?: boolean | undefined;
  /** Label of the submit button; without it, the form has no buttons of its own. */
  readonly submit?: string | undefined;
  readonly variant?: ButtonVariant | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Ctrl+Enter sends the form, Escape cancels. The first invalid field gets the focus. The buttons stay in view while the
 * form scrolls; they cover the padding of the box that scrolls.
 */
export function QueueForm(props: QueueFormProps) {
  const { onSubmit, onCancel, takesFocus = false, submit, variant, className, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState(0);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>(CONTROL)?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (sent > 0) controlIn(form.current?.querySelector<HTMLElement>('[aria-invalid="true"]'))?.focus();
  }, [sent]);
  const onFormSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    onSubmit();
    setSent((times) => times + 1);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onCancel();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={onFormSubmit}
      onKeyDown={onKeyDown}
      className={classNames('flex flex-col gap-4 **:scroll-mb-20', className)}
    >
      {children}
      {submit !== undefined && (
        <div className="sticky -bottom-3 -mb-3 flex flex-wrap gap-3 bg-card pt-1 pb-3 shadow-[0_-0.5rem_0.5rem_var(--color-card)]">
          <Button type="submit" variant={variant}>
            {submit}
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}
    </form>
  );
}

const CONTROL = 'input, select, textarea';

/** For radio buttons, the chosen one, or else the first. */
function controlIn(field: HTMLElement | null | undefined): HTMLElement | null | undefined {
  if (field?.matches(CONTROL)) return field;
  return field?.querySelector<HTMLElement>(':checked') ?? field?.querySelector<HTMLElement>(CONTROL);
}
