import { TabbedQueue, useTab } from '../../ui/queue/tabbed-queue.js';
import { copyrightActions } from './copyright-actions.js';
import { NOTICES, copyrightPages, NOTICE_QUEUE, useCopyrightDecision, useSanction } from './copyright.queries.js';
import { nameOfNotice, noticeEntry } from './notice-entry.js';

/** The queue of copyright notices: those with a pending notice or counter-notice, and decided ones. */
export function CopyrightNotices() {
  const status = useTab(NOTICES);
  const decide = useCopyrightDecision();
  const sanction = useSanction();
  return (
    <TabbedQueue
      name="copyright-notices"
      label={status === 'open' ? 'Open copyright notices' : 'Decided copyright notices'}
      list={NOTICES}
      pages={(cursor) => copyrightPages(status, cursor)}
      waits={NOTICE_QUEUE}
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
