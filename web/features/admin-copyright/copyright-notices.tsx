import { useSearchParams } from 'react-router-dom';
import { cursorOf } from '../../lib/path/list-path.js';
import { Decisions } from '../../ui/queue/decisions.js';
import { copyrightActions } from './copyright-actions.js';
import {
  copyrightStatusOf,
  sentenceOf,
  useCopyrightDecision,
  useCopyrightPages,
  useSanction,
} from './copyright.queries.js';
import { nameOfNotice, shownNotice } from './shown-notice.js';

/** Copyright notices that wait for a decision, on themselves or on a counter-notice, and those that were decided. */
export function CopyrightNotices() {
  const [params] = useSearchParams();
  const status = copyrightStatusOf(params);
  const list = useCopyrightPages(status, cursorOf(params));
  const decide = useCopyrightDecision();
  const sanction = useSanction();
  return (
    <Decisions
      name="copyright-notices"
      path="/admin/copyright"
      label={status === 'open' ? 'Copyright notices that wait' : 'Decided copyright notices'}
      views={[
        { status: 'open', label: 'Waiting' },
        { status: 'taken_down', label: 'Taken down' },
        { status: 'refused', label: 'Refused' },
      ]}
      status={status}
      list={list}
      failure="Failed to fetch the copyright notices"
      nameOf={nameOfNotice}
      shownOf={shownNotice}
      actions={copyrightActions(decide, sanction)}
      sentenceOf={sentenceOf}
      empty={{
        title: 'No copyright notice is waiting',
        words: 'Notices of owners of works, and what members answer to them, show here at once.',
      }}
    />
  );
}
