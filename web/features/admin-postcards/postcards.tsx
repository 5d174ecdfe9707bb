import { useEffect, useRef, useState, type RefObject } from 'react';
import { Printer, Send } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import type { Postcard } from '../../../interfaces/contract/claim/postcard.js';
import { EmptyIllustration } from '../../illustrations/empty.js';
import { dayName } from '../../lib/day.js';
import { usePage } from '../../lib/page/page-context.js';
import { cursorOf, listPath } from '../../lib/path/list-path.js';
import { whenSettled } from '../../lib/when-settled.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Failure } from '../../ui/failure.js';
import { RadioGroup } from '../../ui/form/radio-group.js';
import { LoadMore } from '../../ui/load-more.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { Skeleton } from '../../ui/skeleton.js';
import { PostcardSheet } from './postcard-sheet.js';
import { usePostcardPages, useSentPostcard } from './postcards.queries.js';

const FAILED = 'Failed to fetch postcards';

type Paper = 'card' | 'letter';

const PAPERS: readonly { readonly value: Paper; readonly label: string }[] = [
  { value: 'card', label: 'One card a page (6 × 4 inches)' },
  { value: 'letter', label: 'Two cards a page (US Letter)' },
];

/** The cards that wait, as they are printed, and what is done once they are in the post. */
export function Postcards() {
  const cursor = cursorOf(useSearchParams()[0]);
  const list = usePostcardPages(cursor);
  const { data, isError, isFetching } = list;
  if (data === undefined) {
    if (isError && !isFetching) return <Failure title={FAILED} onRetry={() => void list.refetch()} />;
    return (
      <div aria-busy="true">
        <Skeleton className="h-80" />
      </div>
    );
  }
  return <Found cards={data.pages.flatMap((page) => page.cards)} total={data.pages[0]?.total ?? 0} list={list} />;
}

interface FoundProps {
  readonly cards: readonly Postcard[];
  readonly total: number;
  readonly list: ReturnType<typeof usePostcardPages>;
}

function Found({ cards, total, list }: FoundProps) {
  const part = useRef<HTMLDivElement>(null);
  const marked = useFocusAfter(part, cards.length);
  return (
    <div ref={part} tabIndex={-1} className="flex flex-col gap-6 print:block">
      {cards.length === 0 ? <NoPostcard /> : <Waiting cards={cards} total={total} onMark={marked} />}
      <div className="flex justify-center empty:hidden">
        <LoadMore list={list} failure={FAILED} pathOf={(next) => listPath('/admin/postcards', next)} />
      </div>
    </div>
  );
}

/** The focus that went with a card goes to the next one's button, after the last card to the one before, and then to the part itself. */
function useFocusAfter(part: RefObject<HTMLElement | null>, count: number): (place: number) => void {
  const left = useRef<number | null>(null);
  useEffect(() => {
    const place = left.current;
    left.current = null;
    if (part.current === null || place === null || document.activeElement !== document.body) return;
    const buttons = part.current.querySelectorAll<HTMLElement>('li button');
    (buttons[Math.min(place, buttons.length - 1)] ?? part.current).focus();
  }, [part, count]);
  return (place) => void (left.current = place);
}

interface WaitingProps extends Pick<FoundProps, 'cards' | 'total'> {
  /** Called with the place of a card that is being marked. */
  readonly onMark: (place: number) => void;
}

function Waiting({ cards, total, onMark }: WaitingProps) {
  const [paper, setPaper] = useState<Paper>('card');
  return (
    <>
      <div className="flex flex-col items-start gap-4">
        <p role="status" className="font-semibold">
          {total.toLocaleString('en-US')} waiting
        </p>
        <RadioGroup
          legend="Paper"
          name="paper"
          options={PAPERS}
          value={paper}
          onChange={(value) => setPaper(value as Paper)}
          className="noscript:hidden"
        />
        <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()} className="noscript:hidden">
          Print {cards.length === 1 ? 'the Card' : `These ${cards.length} Cards`}
        </Button>
        <p className="max-w-prose text-sm text-muted">
          Only the cards are on paper. Codes stand here and on the cards alone: give them to nobody else.
        </p>
      </div>
      <ul aria-label="Postcards" className={`postcards postcards-${paper}`}>
        {cards.map((card, place) => (
          <li key={card.id} className="postcards-entry">
            <Waits card={card} onMark={() => onMark(place)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Waits({ card, onMark }: { readonly card: Postcard; readonly onMark: () => void }) {
  const { publicUrl, site } = usePage();
  const { mutateAsync, isPending } = useSentPostcard();
  const send = (): void => {
    onMark();
    whenSettled(mutateAsync(card), {
      onSuccess: () => toast({ tone: 'success', title: 'Marked as Sent', description: card.to.name }),
      onError: ({ message }) => toast({ tone: 'danger', title: 'Error', description: message }),
    });
  };
  if (card.code === null) return <Unreadable card={card} />;
  return (
    <>
      <PostcardSheet card={{ ...card, code: card.code }} siteName={site.name} publicUrl={publicUrl} />
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <Button
          variant="secondary"
          size="sm"
          icon={<Send aria-hidden="true" />}
          pending={isPending}
          pendingText="Marking..."
          className="noscript:hidden"
          aria-label={`Mark as sent: ${card.to.name}`}
          onClick={send}
        >
          Mark as Sent
        </Button>
        <p className="text-sm text-muted">
          Claim {card.claimId}, asked for on <time dateTime={card.createdAt}>{dayName(card.createdAt)}</time>
        </p>
      </div>
    </>
  );
}

/** A card whose code nobody can read any more; the others print all the same. */
function Unreadable({ card: { to, claimId } }: { readonly card: Postcard }) {
  return (
    <p role="note" className="rounded-md border border-danger bg-danger-soft p-4 print:hidden">
      The card to {to.name} cannot be printed: the secret of this site (APP_SECRET) has changed since its code was made.
      Whoever made claim {claimId} can ask for another code on the page of the claim.
    </p>
  );
}

function NoPostcard() {
  return (
    <EmptyState
      picture={<EmptyIllustration kind="favorites" />}
      title="No postcard is waiting"
      actions={<ButtonLink to="/admin/claims">Claims</ButtonLink>}
    >
      <p>A card shows here when somebody claims a listing by postcard, until it is marked as sent.</p>
    </EmptyState>
  );
}
