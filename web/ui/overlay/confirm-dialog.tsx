import type { ReactNode } from 'react';
import { Button } from '../button.js';
import { Dialog } from './dialog.js';

interface ConfirmDialogProps {
  readonly title: string;
  readonly description: string;
  /** Label of the button that cancels. */
  readonly no: string;
  /** Labels of the button that confirms, and while that is pending. */
  readonly yes: string;
  readonly pendingText: string;
  readonly pending: boolean;
  readonly onYes: () => void;
  /** If absent, the dialog is open while it is rendered. */
  readonly open?: boolean | undefined;
  readonly onClose: () => void;
  /** Explains what will be lost. */
  readonly children: ReactNode;
}

/** Asks for confirmation before something is deleted or given up. */
export function ConfirmDialog({ no, yes, pendingText, pending, onYes, ...dialog }: ConfirmDialogProps) {
  return (
    <Dialog
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={dialog.onClose}>
            {no}
          </Button>
          <Button variant="danger" pending={pending} pendingText={pendingText} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
      {...dialog}
    />
  );
}
