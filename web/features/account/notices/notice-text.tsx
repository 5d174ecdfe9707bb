import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { NoticeByLink } from '../../../../interfaces/contract/moderation/notice.js';
import { MODERATION_REASONS, quoted, whatHappened } from '../../../../interfaces/contract/shared/words.js';
import { dayName } from '../../../lib/words/day.js';
import { Badge, type BadgeTone } from '../../../ui/show/badge.js';

/** The decision, its reason, and whether it is still in force. */
export function NoticeText({ notice }: { readonly notice: NoticeByLink }) {
  const { kind, targetType: target, targetSummary, targetPath, until, reason, note, createdAt, liftedAt } = notice;
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
      <p>
        <span className="font-semibold">Reason:</span> {MODERATION_REASONS[reason]}
      </p>
      {note !== '' && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
      <p className="text-sm text-muted">
        Decided on {dayName(createdAt)}
        {liftedAt !== null && `, reversed on ${dayName(liftedAt)}`}
      </p>
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
