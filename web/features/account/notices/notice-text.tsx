import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { NoticeByLink } from '../../../../interfaces/contract/moderation/notice.js';
import {
  decisionLink,
  decisionSentence,
  isDecisionKind,
  MODERATION_REASONS,
  quoted,
  whatHappened,
  type DecisionKind,
} from '../../../../interfaces/contract/shared/words.js';
import { dayName } from '../../../lib/words/day.js';
import { Badge, type BadgeTone } from '../../../ui/show/badge.js';

/** The decision, its reason, and whether it is still in force. */
export function NoticeText({ notice }: { readonly notice: NoticeByLink }) {
  const { kind, targetType: target, targetSummary, targetPath, until, reason, note, createdAt, liftedAt } = notice;
  if (isDecisionKind(kind)) return <DecisionText notice={{ ...notice, kind }} />;
  return (
    <>
      <p>
        {whatHappened({ kind, target, until: until === null ? null : new Date(until), isLifted: liftedAt !== null })}
      </p>
      {(targetSummary !== null || targetPath !== null) && (
        <p className="wrap-anywhere">
          {targetSummary !== null && <>{quoted(targetSummary)} </>}
          {targetPath !== null && (
            <Link to={targetPath} className="text-link">
              View the page
            </Link>
          )}
        </p>
      )}
      {reason !== null && (
        <p>
          <span className="font-semibold">Reason:</span> {MODERATION_REASONS[reason]}
        </p>
      )}
      {note !== '' && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
      <p className="text-sm text-muted">
        Decided on {dayName(createdAt)}
        {liftedAt !== null && `, reversed on ${dayName(liftedAt)}`}
      </p>
    </>
  );
}

/** A decision on a listing or claim. */
function DecisionText({ notice }: { readonly notice: NoticeByLink & { readonly kind: DecisionKind } }) {
  const { kind, targetSummary, targetPath, note, createdAt } = notice;
  return (
    <>
      <p className="wrap-anywhere">{decisionSentence(kind, targetSummary ?? 'your business')}</p>
      {note !== '' && (
        <p className="wrap-anywhere whitespace-pre-line">
          <span className="font-semibold">Reason:</span> {note}
        </p>
      )}
      {targetPath !== null && (
        <p>
          <Link to={targetPath} className="text-link">
            {decisionLink(kind)}
          </Link>
        </p>
      )}
      <p className="text-sm text-muted">Decided on {dayName(createdAt)}</p>
    </>
  );
}

type Appeal = NonNullable<NoticeByLink['appeal']>;

const STATE: Readonly<Record<Appeal['status'], { readonly word: string; readonly tone: BadgeTone }>> = {
  open: { word: 'Under review', tone: 'plain' },
  upheld: { word: 'Upheld', tone: 'leaf' },
  rejected: { word: 'Not upheld', tone: 'neutral' },
};

interface AppealTextProps {
  readonly appeal: Appeal;
  /** True if the appeal was just sent: it then takes the focus that its form had. */
  readonly isNew: boolean;
}

export function AppealText({ appeal, isNew }: AppealTextProps) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) part.current?.focus();
  }, [isNew]);
  const { word, tone } = STATE[appeal.status];
  return (
    <div
      ref={part}
      tabIndex={-1}
      role="group"
      aria-label="Your appeal"
      className="flex flex-col gap-2 border-t border-line pt-4"
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">Your appeal, {dayName(appeal.createdAt)}</span>
        <Badge tone={tone}>{word}</Badge>
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{appeal.text}</p>
      {appeal.decidedAt !== null && (
        <p className="wrap-anywhere whitespace-pre-line">
          <span className="font-semibold">Our answer, {dayName(appeal.decidedAt)}:</span> {appeal.note}
        </p>
      )}
    </div>
  );
}
