import { useId, type ReactNode, type SyntheticEvent } from 'react';
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
  readonly children: ReactNode;
}

/** A form in a dialog, open as long as it is mounted. */
export function FormDialog({ title, description, onClose, children, ...form }: FormDialogProps) {
  const id = useId();
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={description}
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
