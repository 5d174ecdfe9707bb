import { useState } from 'react';
import type { SavedReply } from '../../../interfaces/contract/administration/saved-reply.js';
import { withPlaceholders } from '../../../interfaces/contract/administration/saved-reply.js';
import type { ReplyField } from '../../ui/answer/answer-source.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { ReplyEditor, type EditedReply } from './reply-editor.js';
import { ReplyList } from './reply-list.js';

interface ReplyDialogProps {
  readonly field: ReplyField;
  readonly onInsert: (text: string) => void;
  readonly onClose: () => void;
}

/** The saved replies of a field, and the editor of one of them in their place. */
export function ReplyDialog({ field, onInsert, onClose }: ReplyDialogProps) {
  const [edited, setEdited] = useState<EditedReply | null>(null);
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const leave = (): void => {
    setEdited(null);
    setDirty(false);
    setAsking(false);
  };
  // Escape and Close ask before they drop what was typed, and go back to the list first. A second one keeps it.
  const close = (): void => {
    if (edited === null) onClose();
    else if (!isDirty) leave();
    else setAsking(!isAsking);
  };
  const add = (text: string): void =>
    setEdited({ of: null, title: '', kind: field.kind, text: withPlaceholders(text, field.values) });
  const edit = ({ title, kind, text, ...of }: SavedReply): void => setEdited({ of, title, kind, text });
  const titleOfEditor = edited?.of === null ? 'New saved reply' : 'Edit saved reply';
  return (
    <Dialog onClose={close} size="lg" startsInField title={edited === null ? 'Saved replies' : titleOfEditor}>
      {edited === null ? (
        <ReplyList field={field} onInsert={onInsert} onAdd={add} onEdit={edit} />
      ) : (
        <ReplyEditor
          edited={edited}
          isAsking={isAsking}
          onDirty={setDirty}
          onKeep={() => setAsking(false)}
          onCancel={close}
          onLeave={leave}
        />
      )}
    </Dialog>
  );
}
