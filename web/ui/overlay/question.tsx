import type { ReactNode } from 'react';
import { Button } from '../button.js';
import { Dialog } from './dialog.js';

interface QuestionProps {
  readonly title: string;
  readonly description: string;
  /** On the button that leaves all as it is. */
  readonly no: string;
  /** On the button that goes on, and while that is under way. */
  readonly yes: string;
  readonly pendingText: string;
  readonly pending: boolean;
  readonly onYes: () => void;
  /** Absent: it is asked as long as it stands there. */
  readonly open?: boolean | undefined;
  readonly onClose: () => void;
  /** What goes with it. */
  readonly children: ReactNode;
}

/** Asks before something is deleted or given up. */
export function Question({ open = true, onClose, no, yes, pendingText, pending, onYes, ...words }: QuestionProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {no}
          </Button>
          <Button variant="danger" pending={pending} pendingText={pendingText} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
      {...words}
    />
  );
}
