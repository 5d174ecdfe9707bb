import type { ReactNode } from 'react';
import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { BusinessDetail } from '../../../../interfaces/contract/business/business.js';
import type { Fact } from '../../../../interfaces/contract/policy/fact.js';
import { SERVICE_ANIMALS } from '../../../../interfaces/contract/policy/policy-words.js';
import { useViewerState } from '../../../lib/page/viewer.js';
import { useSignInPage } from '../../../lib/path/use-sign-in-page.js';
import { Card } from '../../../ui/page/card.js';
import { FactTrust } from './fact-trust.js';
import { factGroups, type StatedFact } from './fact-groups.js';
import { useFacts } from './facts.queries.js';

interface PolicyCardProps {
  readonly business: BusinessDetail;
  readonly isPreview: boolean;
  /** Invites visitors to tell us what isn't stated. */
  readonly tellUs: ReactNode;
  /** Reports of visitors who were turned away. */
  readonly turnedAway?: ReactNode;
}

/** What a place says about pets, how far each fact can be trusted, and what the law says. */
export function PolicyCard({ business, isPreview, tellUs, turnedAway }: PolicyCardProps) {
  const query = useFacts(business, isPreview);
  const { groups, missing } = factGroups(business.policy);
  const isVisitor = useViewerState() === 'visitor';
  return (
    <Card as="section" aria-labelledby="policy">
      <h2 id="policy" className="mb-1 text-xl">
        Pet policy
      </h2>
      {groups.map(({ title, facts }) => (
        <section
          key={title}
          aria-label={title}
          className="gap-4 border-b border-line py-4 sm:grid sm:grid-cols-[7.5rem_minmax(0,1fr)]"
        >
          <h3 className="mb-2 text-sm leading-6 font-semibold text-muted">{title}</h3>
          <ul className="flex flex-col gap-3.5">
            {facts.map((stated) => (
              <FactRow
                key={stated.key}
                business={business}
                stated={stated}
                fact={query.data?.find(({ key }) => key === stated.key)}
              />
            ))}
          </ul>
        </section>
      ))}
      {query.isError && !query.isFetching && (
        <p className="pt-4 text-sm">
          We couldn’t load how old these facts are.{' '}
          <button type="button" className="text-link" onClick={() => void query.refetch()}>
            Try again
          </button>
        </p>
      )}
      <Missing groups={missing} isNothingKnown={groups.length === 0} tellUs={tellUs} />
      {isVisitor && !isPreview && groups.length > 0 && <AskToSignIn />}
      {turnedAway}
      <p className="mt-4 flex gap-2.5 rounded-md bg-sunken px-4 py-3 text-sm">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-leaf" />
        {SERVICE_ANIMALS}
      </p>
    </Card>
  );
}

interface MissingProps {
  readonly groups: readonly string[];
  readonly isNothingKnown: boolean;
  readonly tellUs: ReactNode;
}

/** What isn't stated, in one line. */
function Missing({ groups, isNothingKnown, tellUs }: MissingProps) {
  if (groups.length === 0) return null;
  return (
    <p className="pt-4 text-sm text-muted">
      {isNothingKnown ? 'Nobody has told us yet whether pets are welcome here.' : `Not stated: ${groups.join(', ')}.`}{' '}
      <span className="print:hidden">{tellUs}</span>
    </p>
  );
}

function AskToSignIn() {
  const signIn = useSignInPage();
  return (
    <p className="pt-3 text-sm">
      Been here lately?{' '}
      <Link to={signIn} className="text-link">
        Sign in to say what is still right
      </Link>
      .
    </p>
  );
}

interface FactRowProps {
  readonly business: BusinessDetail;
  readonly stated: StatedFact;
  /** Absent until the history has loaded. Its place stays free. */
  readonly fact: Fact | undefined;
}

function FactRow({ business, stated, fact }: FactRowProps) {
  return (
    <li>
      <p className="wrap-anywhere whitespace-pre-line">{fact?.text ?? stated.text}</p>
      <div className="min-h-6 pointer-coarse:min-h-11">
        {fact !== undefined && <FactTrust business={business} fact={fact} />}
      </div>
    </li>
  );
}
