import { useId, type ReactNode, type SyntheticEvent } from 'react';
import { RestrictionNote, useIsRestricted } from '../account/restriction-note.js';
import { Button } from '../button.js';
import { Dialog } from './dialog.js';

interface FormDialogProps {
  readonly title: string;
  readonly description?: string | undefined;
  readonly onSubmit: (event: SyntheticEvent) => void;
  readonly onClose: () => void;
  readonly isPending: boolean;
  /** Label of the submit button. */
  readonly submit: string;
  /** The same while sending. */
  readonly pending: string;
  /** What restricted members can't do here, such as 'write reviews'. */
  readonly purpose?: string | undefined;
  /** True to focus the first field instead of 'Close'. */
  readonly startsInField?: boolean | undefined;
  readonly children: ReactNode;
}

/** A form in a dialog, open as long as it is mounted. Restricted members see the reason why they can't use it instead. */
export function FormDialog({
  title,
  description,
  onClose,
  children,
  purpose,
  startsInField,
  ...form
}: FormDialogProps) {
  const id = useId();
  if (useIsRestricted()) {
    const close = (
      <Button variant="secondary" onClick={onClose}>
        Close
      </Button>
    );
    return (
      <Dialog onClose={onClose} title={title} footer={close}>
        <RestrictionNote purpose={purpose} />
      </Dialog>
    );
  }
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={description}
      startsInField={startsInField}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} pending={form.isPending} pendingText={form.pending}>
            {form.submit}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
        {children}
      </form>
    </Dialog>
  );
}
