import { TabbedQueue, useTab } from '../../ui/queue/tabbed-queue.js';
import { appealActions } from './appeal-actions.js';
import { appealEntry, nameOfAppeal } from './appeal-entry.js';
import { APPEALS, useAppealDecision } from './appeals.queries.js';

interface AppealsProps {
  /** The signed-in administrator, whose own decisions another one reviews; null if there is no other. */
  readonly excludedReviewer: string | null;
}

/** The queue of appeals: open ones, and decided ones. */
export function Appeals({ excludedReviewer }: AppealsProps) {
  const status = useTab(APPEALS.list);
  const decide = useAppealDecision();
  return (
    <TabbedQueue
      {...APPEALS}
      name="appeals"
      label={status === 'open' ? 'Open appeals' : 'Decided appeals'}
      isSettled={status !== 'open'}
      nameOf={nameOfAppeal}
      contentOf={(appeal) => appealEntry(appeal, excludedReviewer)}
      actions={appealActions(decide, excludedReviewer)}
      empty={{ title: 'No open appeals', text: 'Appeals appear here as soon as members send them.' }}
    />
  );
}
