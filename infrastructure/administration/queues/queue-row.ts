import type { Queue } from '../../../domain/administration/queue.js';
import { marksOf, type MarkedItem, type MarkFacts } from '../../../domain/administration/queue-marks.js';
import { CATEGORY_LABEL, type Category } from '../../../domain/business/category.js';
import { isKind, kindLabel } from '../../../domain/business/kind/kind-label.js';
import { proofInWords, type ClaimProof } from '../../../domain/claim/proof-words.js';
import { FEEDBACK_TYPE_LABEL, type FeedbackType } from '../../../domain/feedback/feedback.js';
import type { MemberNoticeKind } from '../../../domain/moderation/decision-notice.js';
import { NOTICE_LABEL, summaryOf } from '../../../domain/moderation/notice-words.js';
import { TARGET_LABEL, type TargetType } from '../../../domain/moderation/target.js';

/** A row as the database returns it. Each queue has its own fields. */
export interface FoundRow extends Partial<ClaimProof>, Omit<MarkFacts, 'lacksProof'> {
  readonly id: number;
  readonly name?: string | null;
  readonly city?: string | null;
  readonly state?: string | null;
  readonly category?: Category;
  readonly kind: string | null;
  readonly since: string;
  readonly version?: number;
  /** Documents of the requester and the owner. */
  readonly sides?: readonly [number, number];
  /** Number of reports. */
  readonly reports?: number;
}

/** A row as in the contract. */
interface ListedRow {
  readonly id: number;
  readonly name: string;
  readonly town: string | null;
  readonly kind: string | null;
  readonly since: string;
  readonly proof: string | null;
  readonly marks: readonly MarkedItem[];
  readonly version?: number;
}

export function queueRow(queue: Queue, row: FoundRow, now: Date): ListedRow {
  const { id, since, version } = row;
  const proof = proofOf(queue, row);
  return {
    id,
    name: nameOf(queue, row),
    town: townOf(row),
    kind: KIND[queue](row),
    since,
    proof,
    marks: marksOf({ ...row, lacksProof: lacksProof(queue, row, proof) }, now),
    ...(version === undefined ? {} : { version }),
  };
}

/** Returns the name of an item, or what it is about; content that is gone has neither. */
function nameOf(queue: Queue, { name, text, kind }: FoundRow): string {
  if (queue === 'reports') return (kind === 'photo' ? '' : summaryOf(text ?? '')) || TARGET_LABEL[kind as TargetType];
  return name ?? 'Unnamed member';
}

function townOf({ city = null, state = null }: FoundRow): string | null {
  return [city, state].filter(Boolean).join(', ') || null;
}

const ofPlace = ({ kind, category }: FoundRow): string | null => {
  if (kind !== null && isKind(kind)) return kindLabel(kind);
  return category === undefined ? null : CATEGORY_LABEL[category];
};

/** The kind of an item in words, for each queue. */
const KIND: Readonly<Record<Queue, (row: FoundRow) => string | null>> = {
  approvals: ofPlace,
  claims: ofPlace,
  ownership: ofPlace,
  duplicates: ofPlace,
  feedback: ({ kind }) => FEEDBACK_TYPE_LABEL[kind as FeedbackType],
  reports: ({ kind }) => TARGET_LABEL[kind as TargetType],
  appeals: ({ kind }) => NOTICE_LABEL[kind as MemberNoticeKind],
  copyright: ({ kind }) => (kind === 'received' ? 'Notice' : 'Counter-notice'),
};

function proofOf(queue: Queue, row: FoundRow): string | null {
  if (queue === 'claims') return proofInWords(row as FoundRow & ClaimProof);
  if (queue === 'ownership') return sidesInWords(row.sides ?? [0, 0]);
  if (queue !== 'reports') return null;
  return row.reports === 1 ? '1 report' : `${String(row.reports ?? 0)} reports`;
}

function lacksProof(queue: Queue, { sides }: FoundRow, proof: string | null): MarkFacts['lacksProof'] {
  if (queue === 'claims' && proof === null) return 'claim';
  return queue === 'ownership' && sides?.[0] === 0 ? 'request' : null;
}

const documentsOf = (count: number): string => (count === 1 ? '1 document' : `${String(count)} documents`);

const sidesInWords = ([requester, owner]: readonly [number, number]): string =>
  `Requester: ${documentsOf(requester)}, owner: ${documentsOf(owner)}`;
