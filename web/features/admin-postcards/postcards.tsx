import { useEffect, useRef, useState, type RefObject } from 'react';
import { Printer, Send } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import type { Postcard } from '../../../interfaces/contract/claim/postcard.js';
import { EmptyIllustration } from '../../illustrations/empty.js';
import { dayName } from '../../lib/words/day.js';
import { usePage } from '../../lib/page/page-context.js';
import { cursorOf, listPath } from '../../lib/path/list-path.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { EmptyState } from '../../ui/state/empty-state.js';
import { announceDecision } from '../../ui/decision/undo-decision.js';
import { RadioGroup } from '../../ui/form/radio-group.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { PagedList } from '../../ui/state/paged-list.js';
import { Skeletons } from '../../ui/state/skeleton.js';
import { PostcardSheet } from './postcard-sheet.js';
import { POSTCARDS, useMarkAsSent } from './postcards.queries.js';
import { usePages } from '../../lib/browser/use-pages.js';

type Paper = 'card' | 'letter';

const PAPERS: readonly { readonly value: Paper; readonly label: string }[] = [
  { value: 'card', label: 'One card per page (6 × 4 inches)' },
  { value: 'letter', label: 'Two cards per page (US Letter)' },
];

/** The waiting postcards as printed, and how to mark them as sent. */
export function Postcards() {
  const list = usePages(POSTCARDS.pages(cursorOf(useSearchParams()[0]), 'waiting'));
  const { total = 0 } = list.data?.pages[0] ?? {};
  const part = useRef<HTMLDivElement>(null);
  const marked = useFocusAfter(part, total);
  return (
    <div ref={part} tabIndex={-1} className="print:block">
      <PagedList
        list={list}
        failure={POSTCARDS.list.failure}
        placeholder={<Skeletons className="h-80" />}
        empty={<NoPostcard />}
        pathOf={(next) => listPath(POSTCARDS.list.path, next)}
      >
        {(cards) => <Waiting cards={cards} total={total} onMark={marked} />}
      </PagedList>
    </div>
  );
}

/**
 * Returns a function that notes the index of a card about to be removed. Once it is gone, the focus moves to the button
 * of the next card, of the previous one if it was the last, or to the section if none is left.
 */
function useFocusAfter(part: RefObject<HTMLElement | null>, count: number): (index: number) => void {
  const left = useRef<number | null>(null);
  useEffect(() => {
    const index = left.current;
    left.current = null;
    if (part.current === null || index === null || document.activeElement !== document.body) return;
    const buttons = part.current.querySelectorAll<HTMLElement>('li button');
    (buttons[Math.min(index, buttons.length - 1)] ?? part.current).focus();
  }, [part, count]);
  return (index) => void (left.current = index);
}

interface WaitingProps {
  readonly cards: readonly Postcard[];
  readonly total: number;
  /** Called with the index of a card that is being marked. */
  readonly onMark: (index: number) => void;
}

function Waiting({ cards, total, onMark }: WaitingProps) {
  const [paper, setPaper] = useState<Paper>('card');
  return (
    <div className="flex flex-col gap-6 print:block">
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
          Print {cards.length === 1 ? 'Card' : `${cards.length} Cards`}
        </Button>
        <p className="max-w-prose text-sm text-muted">
          Only the cards are printed. The codes appear only here and on the cards. Don’t share them with anyone.
        </p>
      </div>
      <ul aria-label="Postcards" className={`postcards postcards-${paper}`}>
        {cards.map((card, index) => (
          <li key={card.id} className="postcards-entry">
            <WaitingCard card={card} onMark={() => onMark(index)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function WaitingCard({ card, onMark }: { readonly card: Postcard; readonly onMark: () => void }) {
  const { publicUrl, site } = usePage();
  const markAsSent = useMarkAsSent();
  const [isPending, setIsPending] = useState(false);
  const send = (): void => {
    onMark();
    setIsPending(true);
    whenSettled(markAsSent(card), {
      onSuccess: (result) => announceDecision({ title: 'Marked as sent', name: card.to.name, result }),
      onError: ({ message }) => {
        setIsPending(false);
        toast({ tone: 'danger', title: 'Error', description: message });
      },
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
          Claim {card.claimId}, requested on <time dateTime={card.createdAt}>{dayName(card.createdAt)}</time>
        </p>
      </div>
    </>
  );
}

/** A card whose code can no longer be decrypted. The others still print. */
function Unreadable({ card: { to, claimId } }: { readonly card: Postcard }) {
  return (
    <p role="note" className="rounded-md border border-danger bg-danger-soft p-4 print:hidden">
      The card to {to.name} can’t be printed because the site’s secret (APP_SECRET) has changed since the code was
      created. The claimant can request a new code on the page of claim {claimId}.
    </p>
  );
}

function NoPostcard() {
  return (
    <EmptyState
      picture={<EmptyIllustration kind="favorites" />}
      title="No postcards to send"
      actions={<ButtonLink to="/admin/claims">Claims</ButtonLink>}
    >
      <p>Cards appear here when members claim a business by postcard, until you mark them as sent.</p>
    </EmptyState>
  );
}
