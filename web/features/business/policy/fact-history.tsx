import type { Fact } from '../../../../interfaces/contract/policy/fact.js';
import type { EvidenceSource } from '../../../../interfaces/contract/policy/policy-words.js';
import { ageWords, statementDay } from '../../../lib/words/fact-age.js';
import { Dialog } from '../../../ui/overlay/dialog.js';

type Said = Fact['history'][number];

const SOURCE: Readonly<Record<EvidenceSource, string>> = {
  owner: 'The owner',
  administrator: 'Our team',
  import: 'A public map or list',
  visitor: 'A visitor',
};

interface FactHistoryProps {
  readonly fact: Fact;
  readonly onClose: () => void;
}

/** The statements about a fact, newest first. */
export function FactHistory({ fact, onClose }: FactHistoryProps) {
  return (
    <Dialog onClose={onClose} title="Why does it say this?" description={`${fact.text} ${ageWords(fact)}.`}>
      <p className="mb-4">
        We show what has the most weight: the owner’s word counts more than that of a visitor, and new statements more
        than old ones.
      </p>
      <ol className="divide-y divide-line">
        {fact.history.map((said, index) => (
          <li key={index} className="flex flex-col gap-0.5 py-3">
            <span className="text-sm text-muted">{statementDay(said.day)}</span>
            <span className="wrap-anywhere">
              {SOURCE[said.source]} {deed(said)}
            </span>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

function deed({ verdict, text }: Said): string {
  if (text === null) return 'no longer says anything about it.';
  return { states: `said: ${text}`, confirms: `confirmed: ${text}`, contradicts: `disagreed: ${text}` }[verdict];
}
