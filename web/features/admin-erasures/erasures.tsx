import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import type { OrderedErasure } from '../../../interfaces/contract/moderation/ordered-erasure.js';
import { formatMoment, MODERATION_REASONS } from '../../../interfaces/contract/shared/words.js';
import { EmptyIllustration } from '../../illustrations/empty.js';
import { usePages } from '../../lib/browser/use-pages.js';
import { rowPath } from '../../lib/path/admin-path.js';
import { cursorOf, listPath } from '../../lib/path/list-path.js';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '../../ui/button.js';
import { MemberLink } from '../../ui/named/member-link.js';
import { Card } from '../../ui/page/card.js';
import { Badge } from '../../ui/show/badge.js';
import { FactList, type Facts } from '../../ui/show/fact-list.js';
import { EmptyState } from '../../ui/state/empty-state.js';
import { PagedList } from '../../ui/state/paged-list.js';
import { Skeletons } from '../../ui/state/skeleton.js';
import { DecideDialog, type ErasureMove } from './decide-dialog.js';
import { ERASURES } from './erasures.queries.js';

interface Chosen {
  readonly erasure: OrderedErasure;
  readonly move: ErasureMove;
}

/** /admin/erasures: children's accounts that are closed and will be erased. Administrators can confirm or stop that. */
export function Erasures() {
  const list = usePages(ERASURES.pages(cursorOf(useSearchParams()[0]), 'ordered'));
  const { total = 0 } = list.data?.pages[0] ?? {};
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const part = useRef<HTMLDivElement>(null);
  // The button that opened the dialog may be gone, so the focus moves to the list.
  const decided = (): void => {
    flushSync(() => setChosen(null));
    part.current?.focus();
  };
  return (
    <div ref={part} tabIndex={-1}>
      <PagedList
        list={list}
        failure={ERASURES.list.failure}
        placeholder={<Skeletons className="h-60" />}
        empty={<NoErasure />}
        pathOf={(next) => listPath(ERASURES.list.path, next)}
      >
        {(erasures) => (
          <div className="flex flex-col gap-4">
            <p role="status" className="font-semibold">
              {total.toLocaleString('en-US')} ordered
            </p>
            <ul aria-label="Account erasures" className="flex flex-col gap-4">
              {erasures.map((erasure) => (
                <Entry key={erasure.id} erasure={erasure} onChoose={(move) => setChosen({ erasure, move })} />
              ))}
            </ul>
          </div>
        )}
      </PagedList>
      {chosen !== null && <DecideDialog {...chosen} onDecided={decided} onEnd={() => setChosen(null)} />}
    </div>
  );
}

interface EntryProps {
  readonly erasure: OrderedErasure;
  readonly onChoose: (move: ErasureMove) => void;
}

function Entry({ erasure, onChoose }: EntryProps) {
  const { memberId, memberName, awaitsConfirmation, confirmedBy, moves } = erasure;
  const name = memberName ?? 'Unnamed member';
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="text-lg">
          <MemberLink id={memberId} name={memberName} />
        </h2>
        {awaitsConfirmation && <Badge tone="marigold">Needs a second administrator</Badge>}
        {confirmedBy !== null && <Badge tone="danger">Confirmed</Badge>}
      </div>
      <FactList facts={factsOf(erasure)} />
      <div className="flex flex-wrap gap-3 noscript:hidden">
        {moves.includes('confirm') && (
          <Button
            variant="danger"
            size="sm"
            aria-label={`Confirm erasure: ${name}`}
            onClick={() => onChoose('confirm')}
          >
            Confirm Erasure
          </Button>
        )}
        <Button variant="secondary" size="sm" aria-label={`Stop erasure: ${name}`} onClick={() => onChoose('stop')}>
          Stop Erasure
        </Button>
      </div>
    </Card>
  );
}

const momentOf = (time: string): string => formatMoment(new Date(time));

function factsOf(erasure: OrderedErasure): Facts {
  const { memberEmail, orderedBy, orderedAt, reasonCode, note, reportId, erasureAt } = erasure;
  const { awaitsConfirmation, confirmedBy, confirmedAt } = erasure;
  return [
    ['Email', memberEmail],
    ['Ordered by', `${orderedBy}, ${momentOf(orderedAt)}`],
    ['Reason', MODERATION_REASONS[reasonCode]],
    ['Note', note],
    reportId !== null && [
      'Report',
      <Link to={`${rowPath('/admin/reports?status=resolved', reportId)}`} className="text-link">
        Report {reportId}
      </Link>,
    ],
    confirmedBy !== null && [
      'Confirmed by',
      confirmedAt === null ? confirmedBy : `${confirmedBy}, ${momentOf(confirmedAt)}`,
    ],
    [
      'Erased',
      awaitsConfirmation
        ? `Once another administrator confirms it, after ${momentOf(erasureAt)}`
        : `After ${momentOf(erasureAt)}`,
    ],
  ];
}

function NoErasure() {
  return (
    <EmptyState
      picture={<EmptyIllustration kind="favorites" />}
      title="No accounts are waiting for erasure"
      actions={<ButtonLink to="/admin/reports">Reports</ButtonLink>}
    >
      <p>Accounts appear here when an administrator decides that a child under 13 wrote reported content.</p>
    </EmptyState>
  );
}
