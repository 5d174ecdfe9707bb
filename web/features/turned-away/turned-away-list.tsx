import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { TurnedAway } from '../../../interfaces/contract/turned-away/turned-away.js';
import {
  monthInWords,
  REPORT_EVERY_DAYS,
  visitorWithPets,
} from '../../../interfaces/contract/turned-away/turned-away-words.js';
import { statusOf } from '../../lib/form/refusal.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { Button } from '../../ui/button.js';
import { RemovedContentNote } from '../../ui/moderation/removed-content-note.js';
import { Report } from '../../ui/moderation/report-action.js';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.js';
import { signInAgain } from '../../ui/overlay/sign-in-again.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { PagedList } from '../../ui/state/paged-list.js';
import { Skeleton } from '../../ui/state/skeleton.js';
import { TurnedAwayAnswer } from './turned-away-answer.js';
import { useTimeLeft } from './time-left.js';
import { useTurnedAway, useTurnedAwayRemoval } from './turned-away.queries.js';

/** The reports about a business with the owner's answers. Nobody is named. */
export function TurnedAwayList({ businessId }: { readonly businessId: number }) {
  return (
    <PagedList
      list={useTurnedAway(businessId)}
      failure="We couldn’t load the reports"
      placeholder={<Skeleton className="mt-3 h-24 rounded-md" />}
      empty={null}
      pathOf={undefined}
    >
      {(reports) => (
        <ul className="divide-y divide-line">
          {reports.map((report) => (
            <li key={report.id} className="py-3">
              <OneReport businessId={businessId} report={report} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function OneReport({ businessId, report }: { readonly businessId: number; readonly report: TurnedAway }) {
  const { id, petTypes, month, staffSaid, answer, own, state } = report;
  const title = `${visitorWithPets(petTypes)}, ${monthInWords(month)}`;
  const targets = [
    ...(own === null ? [{ label: 'The report', target: { targetType: 'turned_away', targetId: id } } as const] : []),
    ...(answer === null
      ? []
      : [{ label: 'The answer', target: { targetType: 'turned_away_answer', targetId: answer.id } } as const]),
  ];
  return (
    <article aria-label={title}>
      <p className="text-muted">{title}</p>
      <p className="mt-1 max-w-prose wrap-anywhere whitespace-pre-line">“{staffSaid}”</p>
      <RemovedContentNote state={state} className="mt-2" />
      {answer !== null && <TurnedAwayAnswer answer={answer} />}
      {answer === null && own === null && <p className="mt-1 text-muted">The owner hasn’t answered.</p>}
      <div className="mt-2 flex flex-wrap items-center gap-3 empty:hidden noscript:hidden">
        {own !== null && <Own businessId={businessId} report={report} answerBy={own.answerBy} />}
        {targets.length > 0 && (
          <Report name={`report by ${title}`} targets={targets} className={own === null ? '-ml-4' : 'ml-auto'} />
        )}
      </div>
    </article>
  );
}

interface OwnProps {
  readonly businessId: number;
  readonly report: TurnedAway;
  readonly answerBy: string | null;
}

/** What only the writer sees: how long the owner can answer, and the way to delete the report. */
function Own({ businessId, report: { id, status }, answerBy }: OwnProps) {
  const [isOpen, setOpen] = useState(false);
  const left = useTimeLeft(answerBy);
  const { mutateAsync, isPending } = useTurnedAwayRemoval(businessId, id);
  const { pathname, search } = useLocation();
  const remove = (): void =>
    whenSettled(mutateAsync(undefined), {
      onSuccess: () => {
        setOpen(false);
        toast({ title: 'Report deleted', tone: 'success' });
      },
      onError: (error) => {
        if (statusOf(error) === 401) return void signInAgain(pathname + search);
        toast({ title: 'Error', description: error.message, tone: 'danger' });
      },
    });
  return (
    <>
      <p>
        Your report.
        {status === 'waiting' &&
          left !== null &&
          ` Only you and the owner can see it until the owner answers, for at most ${left}.`}
      </p>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        Delete Report
      </Button>
      {isOpen && (
        <ConfirmDialog
          title="Delete your report?"
          description="The report and the owner’s answer will be permanently deleted."
          no="Keep Report"
          yes="Delete Report"
          pendingText="Deleting..."
          pending={isPending}
          onYes={remove}
          onClose={() => setOpen(false)}
        >
          <p>You can report this place again {REPORT_EVERY_DAYS} days after your report.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
