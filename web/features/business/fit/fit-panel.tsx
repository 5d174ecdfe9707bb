import { PawPrint } from 'lucide-react';
import { useEffect, useState, type ChangeEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { BusinessDetail } from '../../../../interfaces/contract/business/business.js';
import { writePets } from '../../../../interfaces/contract/policy/policy-words.js';
import { useViewerState } from '../../../lib/page/viewer.js';
import { sitePath } from '../../../../interfaces/contract/shared/words.js';
import { petWords } from '../../../lib/pets/pet-words.js';
import { browseSearchOf } from '../../../lib/path/browse-search.js';
import { ButtonAnchor } from '../../../ui/button.js';
import { Field } from '../../../ui/form/field.js';
import { Input } from '../../../ui/form/input.js';
import { Card } from '../../../ui/page/card.js';
import { ComingPetsFields } from '../../../ui/pets/coming-pets-fields.js';
import { Loaded } from '../../../ui/state/loaded.js';
import { Skeleton } from '../../../ui/state/skeleton.js';
import { callLink } from '../contact-links.js';
import { OpenState } from '../../../ui/business/open-state.js';
import { answerWords, FitAnswer } from './fit-answer.js';
import { FitForm } from './fit-form.js';
import { useComingPets, useFit } from './fit.queries.js';

/** Answers whether the reader's pets can come, at any time or at a given one. */
export function FitPanel({ business }: { readonly business: BusinessDetail }) {
  const start = useAsked();
  const coming = useComingPets(start.pets);
  const [at, setAt] = useState(start.at);
  const isMember = useViewerState() === 'member';
  const asked = { pets: writePets(coming.pets), at };
  const change = useAddress(asked);
  return (
    <Card as="section" aria-labelledby="fit">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id="fit" className="flex items-center gap-2.5 text-xl">
          <PawPrint aria-hidden="true" className="size-6 text-leaf" />
          Can your pet come?
        </h2>
        <OpenState hours={business.hours} />
      </div>
      <p className="mb-4 hidden text-muted noscript:block">The pet policy below says what we know about this place.</p>
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-2">
        <FitForm {...start} />
        <div className="flex flex-col gap-4 noscript:hidden print:hidden">
          {isMember && !coming.isKnown ? (
            <Skeleton className="h-11" />
          ) : (
            <ComingPetsFields
              own={coming.own}
              typed={coming.typed}
              onToggle={change(coming.toggle)}
              onType={change(coming.type)}
            />
          )}
          <Field label="When" hint="Local time of the place. Leave it empty for any time.">
            {(control) => (
              <Input
                {...control}
                type="datetime-local"
                value={at}
                className="max-w-72"
                onChange={change(({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => setAt(value))}
              />
            )}
          </Field>
        </div>
        <p className="hidden print:block">
          {[coming.pets.map(petWords).join('; '), at.replace('T', ', ')].filter(Boolean).join(', ')}
        </p>
        <Answer business={business} {...asked} count={coming.pets.length} />
      </div>
    </Card>
  );
}

/** Returns the pets and the time in the address, or of the search that led here. */
function useAsked() {
  const params = new URLSearchParams(useLocation().search);
  const from = sitePath(params.get('from'));
  const own = browseSearchOf(params);
  const { pets, at } = own.pets === '' ? browseSearchOf(new URLSearchParams(from?.split('?')[1])) : own;
  return { from, pets, at };
}

/**
 * Keeps the question in the address once the reader has changed it, so that a reload or a shared link asks the same. Returns
 * a function that marks a handler as such a change.
 */
function useAddress({ pets, at }: { readonly pets: string; readonly at: string }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    const params = new URLSearchParams(search);
    const changed = Object.entries({ pets, at }).filter(([name, value]) => (params.get(name) ?? '') !== value);
    if (!isChanged || changed.length === 0) return;
    for (const [name, value] of changed) {
      if (value === '') params.delete(name);
      else params.set(name, value);
    }
    // Without the hash, which would scroll the page.
    void navigate({ pathname, search: params.toString() }, { replace: true, preventScrollReset: true });
  }, [navigate, pathname, search, isChanged, pets, at]);
  return <A,>(handle: (changed: A) => void) =>
    (changed: A): void => {
      setChanged(true);
      handle(changed);
    };
}

interface AnswerProps {
  readonly business: BusinessDetail;
  readonly pets: string;
  readonly count: number;
  readonly at: string;
}

function Answer({ business, pets, count, at }: AnswerProps) {
  const query = useFit(business.id, pets, at);
  return (
    <div>
      {/* It is on the page before the first answer, because screen readers announce changes only. */}
      <p role="status" className="sr-only">
        {pets !== '' &&
          query.data !== undefined &&
          !query.isPlaceholderData &&
          answerWords(query.data, count, at !== '')}
      </p>
      {pets === '' ? (
        <p className="rounded-md border border-dashed border-edge px-5 py-6 text-muted">
          Add your pet, and we compare it with what we know about this place.
        </p>
      ) : (
        <Shown business={business} query={query} count={count} isTimed={at !== ''} />
      )}
    </div>
  );
}

interface ShownProps extends Pick<AnswerProps, 'business' | 'count'> {
  readonly query: ReturnType<typeof useFit>;
  readonly isTimed: boolean;
}

function Shown({ business, query, count, isTimed }: ShownProps) {
  const call = callLink(business.phone);
  return (
    <Loaded query={query} failure="We couldn’t load the answer" placeholder={<Skeleton className="h-52 rounded-md" />}>
      {(fit) => (
        <div>
          <FitAnswer fit={fit} count={count} isTimed={isTimed} isOld={query.isPlaceholderData} />
          {fit.answer === 'ask' && call !== null && (
            <ButtonAnchor href={call} variant="secondary" size="sm" className="mt-4" data-interaction="phone_click">
              Call and Ask
            </ButtonAnchor>
          )}
        </div>
      )}
    </Loaded>
  );
}
