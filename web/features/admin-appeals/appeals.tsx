import { useSearchParams } from 'react-router-dom';
import { cursorOf } from '../../lib/path/list-path.js';
import { Decisions } from '../../ui/queue/decisions.js';
import { appealActions } from './appeal-actions.js';
import { appealStatusOf, sentenceOf, useAppealDecision, useAppealPages } from './appeals.queries.js';
import { nameOfAppeal, shownAppeal } from './shown-appeal.js';

interface AppealsProps {
  /** The administrator whose own decisions somebody else looks at; null where there is nobody else. */
  readonly notAgain: string | null;
}

/** Appeals against notices that wait for a decision, and those that were decided. */
export function Appeals({ notAgain }: AppealsProps) {
  const [params] = useSearchParams();
  const status = appealStatusOf(params);
  const list = useAppealPages(status, cursorOf(params));
  const decide = useAppealDecision();
  return (
    <Decisions
      name="appeals"
      path="/admin/appeals"
      label={status === 'open' ? 'Appeals that wait' : 'Decided appeals'}
      views={[
        { status: 'open', label: 'Waiting' },
        { status: 'upheld', label: 'Upheld' },
        { status: 'rejected', label: 'Rejected' },
      ]}
      status={status}
      list={list}
      failure="Failed to fetch the appeals"
      nameOf={nameOfAppeal}
      shownOf={(appeal) => shownAppeal(appeal, notAgain)}
      actions={appealActions(decide, notAgain)}
      sentenceOf={sentenceOf}
      empty={{
        title: 'No appeal is waiting',
        words: 'What members say against a decision about them shows here at once.',
      }}
    />
  );
}
