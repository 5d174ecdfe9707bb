import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { OwnersTurnedAway } from '../../../interfaces/contract/turned-away/turned-away.js';
import type { AskedPet } from '../../../interfaces/contract/policy/policy-words.js';
import { ANSWER_HOURS, visitorWithPets } from '../../../interfaces/contract/turned-away/turned-away-words.js';
import { petsIn } from '../../lib/pets/typed-pets.store.js';
import { petWords } from '../../lib/pets/pet-words.js';
import { cursorOf, listPath } from '../../lib/path/list-path.js';
import { statementDay } from '../../lib/words/fact-age.js';
import { EmptyIllustration } from '../../illustrations/empty.js';
import { Button } from '../../ui/button.js';
import { Report } from '../../ui/moderation/report-action.js';
import { Card } from '../../ui/page/card.js';
import { Badge } from '../../ui/show/badge.js';
import { EmptyState } from '../../ui/state/empty-state.js';
import { PagedList } from '../../ui/state/paged-list.js';
import { Skeleton } from '../../ui/state/skeleton.js';
import { AnswerForm } from './answer-form.js';
import { TurnedAwayAnswer } from './turned-away-answer.js';
import { useOwnersTurnedAway } from './turned-away.queries.js';
import { useTimeLeft } from './time-left.js';

/** The reports about the member's businesses, with the way to answer them. */
export function OwnersTurnedAwayList() {
  const [params] = useSearchParams();
  return (
    <>
      <p className="mt-2 mb-6 max-w-prose text-muted">
        Answer within {ANSWER_HOURS} hours. Your answer appears next to the report. Without one, the report appears
        alone, and your pet policy shows what it contradicts as disputed. A late answer ends that.
      </p>
      <PagedList
        list={useOwnersTurnedAway(cursorOf(params))}
        failure="We couldn’t load the reports"
        placeholder={<Skeleton className="h-48 rounded-lg" />}
        empty={
          <EmptyState picture={<EmptyIllustration kind="results" />} title="No reports">
            <p>Nobody reported in the last 12 months that one of your businesses turned them away.</p>
          </EmptyState>
        }
        pathOf={(cursor) => listPath('/my-businesses/turned-away', cursor)}
      >
        {(reports) => (
          <ul className="flex flex-col gap-5">
            {reports.map((report) => (
              <li key={report.id}>
                <ReportCard report={report} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

function ReportCard({ report }: { readonly report: OwnersTurnedAway }) {
  const { id, business, petTypes, visitedOn, pets, staffSaid, answer } = report;
  const [isEditing, setEditing] = useState(false);
  const isAnswering = answer === null || isEditing;
  const edit = useFocusAfter(isAnswering);
  const title = visitorWithPets(petTypes);
  const details = petDetails(pets);
  return (
    <Card as="article" aria-label={`${title} at ${business.name}`}>
      <Standing report={report} />
      <h2 className="mt-3 text-xl">
        <Link to={`/business/${business.id}`} className="wrap-anywhere">
          {business.name}
        </Link>
      </h2>
      <p className="mt-1 text-sm text-muted">
        {title}
        {details !== null && ` (${details})`}, {statementDay(visitedOn)}
      </p>
      <p className="mt-3 max-w-prose wrap-anywhere whitespace-pre-line">“{staffSaid}”</p>
      {answer !== null && !isAnswering && <TurnedAwayAnswer answer={answer} />}
      {isAnswering && <AnswerForm report={report} onDone={() => setEditing(false)} />}
      <div className="mt-3 flex flex-wrap items-center gap-3 noscript:hidden">
        {answer !== null && answer.state !== 'removed' && !isEditing && (
          <Button ref={edit} variant="secondary" size="sm" onClick={() => setEditing(true)}>
            Edit Answer
          </Button>
        )}
        <Report
          name={`report by ${title}`}
          targets={[{ label: 'The report', target: { targetType: 'turned_away', targetId: id } }]}
          className="ml-auto"
        />
      </div>
    </Card>
  );
}

/** Returns the pets with what is known about them, such as 'Dog, 70 lb; Cat'; null if the kinds say it all. */
function petDetails(text: string): string | null {
  const pets = petsIn(text);
  const isPlain = ({ weightLb, size }: AskedPet) => weightLb === null && size === null;
  const kinds = new Set(pets.map(({ type }) => type));
  return kinds.size === pets.length && pets.every(isPlain) ? null : pets.map(petWords).join('; ');
}

/** Returns a button's ref. It takes the focus that the answer's form had when it closed. */
function useFocusAfter(isAnswering: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasAnswering = useRef(isAnswering);
  useEffect(() => {
    const isNowhere = document.activeElement === document.body;
    if (wasAnswering.current && !isAnswering && isNowhere) button.current?.focus();
    wasAnswering.current = isAnswering;
  }, [isAnswering]);
  return button;
}

/** How long there is time for an answer, or whether there is one. */
function Standing({ report: { status, answerBy } }: { readonly report: OwnersTurnedAway }) {
  const left = useTimeLeft(answerBy);
  if (status === 'waiting' && left !== null) return <Badge tone="marigold">{left} left to answer</Badge>;
  if (status === 'answered' || status === 'answered_late') return <Badge tone="leaf">Answered</Badge>;
  return <Badge tone="danger">Not answered</Badge>;
}
