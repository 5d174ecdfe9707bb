import { TabbedQueue, useTab } from '../../ui/queue/tabbed-queue.js';
import { copyrightActions } from './copyright-actions.js';
import { NOTICES, useCopyrightDecision, useSanction } from './copyright.queries.js';
import { nameOfNotice, noticeEntry } from './notice-entry.js';

/** The queue of copyright notices: those with a pending notice or counter-notice, and decided ones. */
export function CopyrightNotices() {
  const status = useTab(NOTICES.list);
  const decide = useCopyrightDecision();
  const sanction = useSanction();
  return (
    <TabbedQueue
      {...NOTICES}
      name="copyright-notices"
      label={status === 'open' ? 'Open copyright notices' : 'Decided copyright notices'}
      isSettled={status !== 'open'}
      nameOf={nameOfNotice}
      contentOf={noticeEntry}
      actions={copyrightActions(decide, sanction)}
      empty={{
        title: 'No open copyright notices',
        text: 'Copyright notices and counter-notices appear here as soon as they’re filed.',
      }}
    />
  );
}
