import { useContext } from 'react';
import { Mail, MessageSquareText } from 'lucide-react';
import { Button } from '../button.js';
import { AnswerContext, type Answer } from './answer-source.js';
import { insertText } from './insert-text.js';

interface AnswerToolsProps {
  readonly answer: Answer;
  /** The id of the text field. */
  readonly fieldId: string;
  /** The label of the text field. */
  readonly label: string;
  readonly text: string;
  readonly onType: (text: string) => void;
}

/** The buttons below a text field: saved replies, and the email as it will be sent. */
export function AnswerTools({
  answer: { kind, values = {}, preview },
  fieldId,
  label,
  text,
  onType,
}: AnswerToolsProps) {
  const source = useContext(AnswerContext);
  if (source === null || (kind === undefined && preview === undefined)) return null;
  const insert = (inserted: string): void => {
    const field = document.getElementById(fieldId);
    if (field instanceof HTMLTextAreaElement) insertText(field, inserted, onType);
  };
  return (
    <div role="group" aria-label={`Tools for “${label}”`} className="flex flex-wrap gap-2">
      {kind !== undefined && (
        <Button
          variant="secondary"
          size="sm"
          icon={<MessageSquareText aria-hidden="true" />}
          onClick={() => source.openReplies({ kind, values, text, insert })}
        >
          Saved Replies
        </Button>
      )}
      {preview !== undefined && (
        <Button
          variant="secondary"
          size="sm"
          icon={<Mail aria-hidden="true" />}
          onClick={() => source.openPreview(preview)}
        >
          Preview Email
        </Button>
      )}
    </div>
  );
}
