import { useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { EmailPreviewInput } from '../../../interfaces/contract/outgoing/email-preview.js';
import { AnswerContext, type AnswerSource, type ReplyField } from '../../ui/answer/answer-source.js';
import { EmailPreviewDialog } from './email-preview-dialog.js';
import { ReplyDialog } from './reply-dialog.js';

interface AnsweringProps {
  /** The name of the administrator, for a placeholder; null while unknown. */
  readonly administrator: string | null;
  readonly children: ReactNode;
}

/**
 * Gives text fields their tools, and shows the dialogs. They are outside of the forms, so that their keys and their own
 * forms don't reach those.
 */
export function Answering({ administrator, children }: AnsweringProps) {
  const [field, setField] = useState<ReplyField | null>(null);
  const [preview, setPreview] = useState<{ readonly decision: EmailPreviewInput; readonly back: string } | null>(null);
  const source = useMemo<AnswerSource>(
    () => ({
      openReplies: setField,
      openPreview: (decision, back = 'Back to Form') => setPreview({ decision, back }),
    }),
    [],
  );
  const insert = (text: string): void => {
    // The field can take the focus only once the dialog is gone.
    flushSync(() => setField(null));
    field?.insert(text);
  };
  return (
    <AnswerContext value={source}>
      {children}
      {field !== null && (
        <ReplyDialog
          field={{ ...field, values: { administrator, ...field.values } }}
          onInsert={insert}
          onClose={() => setField(null)}
        />
      )}
      {preview !== null && <EmailPreviewDialog {...preview} onClose={() => setPreview(null)} />}
    </AnswerContext>
  );
}
