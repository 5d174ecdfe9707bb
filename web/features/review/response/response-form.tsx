import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { Review } from '../../../../interfaces/contract/review/review.js';
import { countCharacters, RESPONSE_LIMITS } from '../../../../interfaces/contract/shared/words.js';
import { dropDraft, keepDraft, readDraft } from '../../../lib/form/draft.js';
import { keepActionAfterSignIn, withActionAfterSignIn } from '../../../lib/member/action-after-sign-in.js';
import { useIdempotencyKey } from '../../../lib/form/idempotency-key.js';
import { statusOf } from '../../../lib/form/refusal.js';
import { whenSettled } from '../../../lib/form/when-settled.js';
import { RestrictionNote, useIsRestricted } from '../../../ui/account/restriction-note.js';
import { Button } from '../../../ui/button.js';
import { Field } from '../../../ui/form/field.js';
import { Textarea } from '../../../ui/form/textarea.js';
import { signInAgain } from '../../../ui/overlay/sign-in-again.js';
import { toast } from '../../../ui/overlay/toast-store.js';
import { useResponsePost } from '../review-changes.queries.js';
import { responseDraft } from './response-draft.js';

interface ResponseFormProps {
  readonly review: Review;
  readonly onClose: () => void;
}

/** The editor of an owner's response. Restricted members see the reason why they can't respond instead. */
export function ResponseForm(props: ResponseFormProps) {
  if (!useIsRestricted()) return <UsableForm {...props} />;
  return (
    <div className="flex w-full flex-col items-end gap-3">
      <RestrictionNote purpose="respond to reviews" />
      <Button variant="secondary" size="sm" onClick={props.onClose}>
        Close
      </Button>
    </div>
  );
}

function UsableForm({ review, onClose }: ResponseFormProps) {
  const draft = responseDraft(review.id);
  const [content, setContent] = useState(() => draftText(draft));
  const { respond, isPending } = useResponding(review, draft);
  const onChange = (text: string): void => {
    setContent(text);
    keepDraft(draft, text);
  };
  const cancel = (): void => {
    dropDraft(draft);
    onClose();
  };
  return (
    <Editor
      content={content}
      isPending={isPending}
      onChange={onChange}
      onCancel={cancel}
      onSubmit={() => respond(content)}
    />
  );
}

interface EditorProps {
  readonly content: string;
  readonly isPending: boolean;
  readonly onChange: (content: string) => void;
  readonly onCancel: () => void;
  readonly onSubmit: () => void;
}

function Editor({ content, isPending, onChange, onCancel, onSubmit }: EditorProps) {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  // Submits by keyboard even while the button is disabled, to show what is missing.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit();
  };
  return (
    <form noValidate onSubmit={submit} className="w-full">
      <Field label="Your response" counter={{ value: countCharacters(content), limit: RESPONSE_LIMITS.max }}>
        {(field) => (
          <Textarea
            {...field}
            // The user just opened the editor.
            autoFocus
            rows={3}
            value={content}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <div className="mt-3 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" size="sm" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" size="sm" disabled={content.trim() === ''} pending={isPending} pendingText="Posting...">
          Post Response
        </Button>
      </div>
    </form>
  );
}

function draftText(draft: string): string {
  const storedDraft = readDraft(draft);
  return typeof storedDraft === 'string' ? storedDraft : '';
}

function useResponding(review: Review, draft: string) {
  const keyOf = useIdempotencyKey();
  const { mutateAsync, isPending } = useResponsePost(review);
  const { pathname, search } = useLocation();
  const action = { kind: 'respond', id: review.id } as const;
  const respond = (typed: string): void => {
    const content = typed.trim();
    if (isPending) return;
    if (content === '') {
      toast({
        title: 'Content required',
        description: 'Please enter a response before submitting.',
        tone: 'danger',
      });
      return;
    }
    whenSettled(mutateAsync({ form: content, key: keyOf(content) }), {
      onSuccess: () => {
        dropDraft(draft);
        toast({
          title: 'Response posted',
          description: 'Your response has been posted successfully.',
          tone: 'success',
        });
      },
      onError: (error) => {
        if (statusOf(error) === 401) {
          keepActionAfterSignIn(action, { name: draft, value: typed });
          return void signInAgain(withActionAfterSignIn(pathname + search, action));
        }
        toast({ title: 'Failed to post response', description: error.message, tone: 'danger' });
      },
    });
  };
  return { respond, isPending };
}
