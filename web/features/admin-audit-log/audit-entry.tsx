import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AuditRow } from '../../../interfaces/contract/administration/audit-log.js';
import { momentName } from '../../lib/words/day.js';
import { auditLogPath } from './audit-log-path.js';
import { Card } from '../../ui/page/card.js';
import { FactList } from '../../ui/show/fact-list.js';
import { Undo } from './undo.js';
import { actionWords, changesIn, typeWords } from './audit-words.js';

/** An entry of the audit log: the action, administrator, time, target, reason, and changes. */
export function AuditEntry({ entry }: { readonly entry: AuditRow }) {
  const id = useId();
  const { actor, action, at, reason } = entry;
  return (
    <Card as="article" aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-lg wrap-anywhere">
        {actionWords(action)}
      </h2>
      <FactList
        facts={[
          ['By', actor],
          ['Time', <time dateTime={at}>{momentName(at)}</time>],
          ['Record', <Target entry={entry} />],
          ...(reason === null ? [] : [['Reason', reason] as const]),
        ]}
      />
      <Changes entry={entry} />
      <Undo entry={entry} />
    </Card>
  );
}

/** The target of the action, with a link to all log entries about it. */
function Target({ entry: { targetType, targetId } }: { readonly entry: AuditRow }) {
  return (
    <Link to={auditLogPath({ targetType, targetId })} className="text-link">
      {typeWords(targetType)} {targetId}
    </Link>
  );
}

function Changes({ entry: { before, after } }: { readonly entry: AuditRow }) {
  const changes = changesIn(before, after);
  if (changes.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">Before and after</summary>
      <table className="w-full table-fixed text-left text-sm">
        <thead className="text-muted">
          <tr>
            <Heading>Field</Heading>
            <Heading>Before</Heading>
            <Heading>After</Heading>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before: was, after: is }) => (
            <tr key={field} className="border-t border-line align-top">
              <th scope="row" className="py-2 pr-3 font-normal wrap-anywhere">
                {typeWords(field)}
              </th>
              <td className="py-2 pr-3 wrap-anywhere whitespace-pre-line">{was ?? '–'}</td>
              <td className={`py-2 wrap-anywhere whitespace-pre-line ${was === is ? '' : 'font-semibold'}`}>
                {is ?? '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Heading({ children }: { readonly children: ReactNode }) {
  return (
    <th scope="col" className="pr-3 pb-1 font-medium">
      {children}
    </th>
  );
}
