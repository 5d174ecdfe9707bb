import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { classNames } from '../../lib/class-names.js';

interface QueueFormProps {
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  /** True: the first field takes the focus when the form comes. */
  readonly takesFocus?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Ctrl and Enter send it, Escape leaves it; where something is wrong with what is sent, its field takes the focus. */
export function QueueForm({ onSubmit, onCancel, takesFocus = false, className, children }: QueueFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState(0);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>(CONTROL)?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (sent > 0) controlIn(form.current?.querySelector<HTMLElement>('[aria-invalid="true"]'))?.focus();
  }, [sent]);
  const submit = (event: SyntheticEvent): void => {
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
      onSubmit={submit}
      onKeyDown={onKeyDown}
      className={classNames('flex flex-col gap-4', className)}
    >
      {children}
    </form>
  );
}

const CONTROL = 'input, select, textarea';

/** Of radio buttons the chosen one, else the first. */
function controlIn(field: HTMLElement | null | undefined): HTMLElement | null | undefined {
  if (field?.matches(CONTROL)) return field;
  return field?.querySelector<HTMLElement>(':checked') ?? field?.querySelector<HTMLElement>(CONTROL);
}
