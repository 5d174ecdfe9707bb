import { useId, useState, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { AuditRow } from '../../../interfaces/contract/administration/audit-log.js';
import { classNames } from '../../lib/page/class-names.js';
import { itemPath } from '../../lib/path/admin-path.js';
import { momentName } from '../../lib/words/day.js';
import { MemberLink } from '../../ui/named/member-link.js';
import { PlaceLink } from '../../ui/named/place-link.js';
import { auditLogPath } from './audit-log-path.js';
import { actionWords, typeWords } from '../../lib/words/action-words.js';
import { changesIn } from './audit-words.js';
import { Undo } from './undo.js';

interface Entry {
  readonly entry: AuditRow;
}

/** Entries of the audit log. On phones, the cells of a row are below each other. */
export function AuditTable({ entries }: { readonly entries: readonly AuditRow[] }) {
  return (
    <div className="overflow-clip rounded-lg border border-line bg-card">
      <table aria-label="Audit log" className="w-full text-left text-sm max-md:block">
        <thead className="text-muted max-md:sr-only">
          <tr>
            {['Action', 'Record', 'By', 'Time'].map((title) => (
              <Heading key={title}>{title}</Heading>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const CELL = 'px-3 py-1.5 max-md:block max-md:py-0.5 wrap-anywhere';

function Row({ entry }: Entry) {
  const { id, action, actor, at } = entry;
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  return (
    <>
      <tr
        id={`entry-${String(id)}`}
        className="border-t border-line max-md:block max-md:py-1.5 max-md:first:border-t-0"
      >
        <td className={CELL}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            onClick={() => setIsOpen(!isOpen)}
            className="-mx-2 inline-flex min-h-8 items-center gap-2 rounded-md px-2 text-left font-semibold hover:bg-leaf-soft pointer-coarse:min-h-11"
          >
            <ChevronDown
              aria-hidden="true"
              className={classNames('size-4 shrink-0 text-muted transition-transform', isOpen && 'rotate-180')}
            />
            {actionWords(action)}
          </button>
        </td>
        <td className={CELL}>
          <Target entry={entry} />
        </td>
        <td className={CELL}>{actor}</td>
        <td className={classNames(CELL, 'text-muted tabular-nums')}>
          <time dateTime={at}>{momentName(at)}</time>
        </td>
      </tr>
      {isOpen && (
        <tr id={detailsId} className="max-md:block">
          <td colSpan={4} className="bg-sunken px-3 py-4 max-md:block">
            <Details entry={entry} />
          </td>
        </tr>
      )}
    </>
  );
}

/** The record, and the place and member that it is about, by their names. */
function Target({ entry: { targetType, targetId, business, member } }: Entry) {
  const words = `${typeWords(targetType)} ${targetId}`;
  const path = itemPath(targetType, targetId);
  if (targetType === 'business' && business !== null) return <PlaceLink {...business} />;
  return (
    <>
      {path === null || targetType === 'member' ? (
        words
      ) : (
        <Link to={path} className="text-link">
          {words}
        </Link>
      )}
      {business !== null && (
        <>
          {', '}
          <PlaceLink {...business} />
        </>
      )}
      {member !== null && (
        <>
          {', '}
          <MemberLink {...member} />
        </>
      )}
    </>
  );
}

function Details({ entry }: Entry) {
  const { targetType, targetId, reason } = entry;
  return (
    <div className="flex flex-col gap-3">
      {reason !== null && (
        <p className="max-w-prose wrap-anywhere whitespace-pre-line">
          <span className="font-semibold">Reason:</span> {reason}
        </p>
      )}
      <Changes entry={entry} />
      <p>
        <Link to={auditLogPath({ targetType, targetId })} className="text-link">
          All entries about {typeWords(targetType).toLowerCase()} {targetId}
        </Link>
      </p>
      <Undo entry={entry} />
    </div>
  );
}

function Changes({ entry: { before, after, business } }: Entry) {
  const changes = changesIn(before, after);
  if (changes.length === 0) return null;
  const shown = (field: string, value: string | null): ReactNode =>
    field === 'businessId' && business !== null && value === String(business.id) ? (
      <PlaceLink {...business} />
    ) : (
      (value ?? '–')
    );
  return (
    <table aria-label="Before and after" className="w-full table-fixed">
      <thead className="text-muted">
        <tr>
          {['Field', 'Before', 'After'].map((title) => (
            <Heading key={title}>{title}</Heading>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before: was, after: is }) => (
          <tr key={field} className="border-t border-line align-top">
            <th scope="row" className="px-3 py-2 font-normal wrap-anywhere">
              {typeWords(field)}
            </th>
            <td className="px-3 py-2 wrap-anywhere whitespace-pre-line">{shown(field, was)}</td>
            <td
              className={classNames(
                'px-3 py-2 wrap-anywhere whitespace-pre-line',
                was !== is && 'bg-leaf-soft font-semibold',
              )}
            >
              {shown(field, is)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Heading({ children }: { readonly children: ReactNode }) {
  return (
    <th scope="col" className="px-3 py-2 font-medium">
      {children}
    </th>
  );
}
