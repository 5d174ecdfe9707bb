import type { TurnedAway } from '../../../interfaces/contract/turned-away/turned-away.js';
import { RemovedContentNote } from '../../ui/moderation/removed-content-note.js';

/** The owner's answer to a report. */
export function TurnedAwayAnswer({ answer }: { readonly answer: NonNullable<TurnedAway['answer']> }) {
  return (
    <div className="mt-2 rounded-md bg-leaf-soft px-4 py-3">
      <p className="font-semibold">The owner answered</p>
      <p className="mt-1 max-w-prose wrap-anywhere whitespace-pre-line">{answer.content}</p>
      <RemovedContentNote state={answer.state} className="mt-2" />
    </div>
  );
}
