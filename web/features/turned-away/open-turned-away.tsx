import { Link } from 'react-router-dom';
import { useViewer } from '../../lib/page/viewer.js';
import { useOwnersTurnedAway } from './turned-away.queries.js';

/** Leads owners to reports that wait for their answer; nothing if there are none. */
export function OpenTurnedAway() {
  return useViewer() === null ? null : <Note />;
}

function Note() {
  const list = useOwnersTurnedAway(null);
  const reports = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const open = reports.filter(({ answer, status }) => answer === null && status !== 'answered').length;
  if (reports.length === 0) return null;
  return (
    <div className="page-width pt-8">
      <p className="rounded-md bg-marigold-soft px-5 py-4">
        {open > 0 && (
          <span className="font-semibold">
            {open === 1 ? '1 report of a turned-away visitor waits' : `${open} reports of turned-away visitors wait`}{' '}
            for your answer.{' '}
          </span>
        )}
        <Link to="/my-businesses/turned-away" className="text-link">
          {open > 0 ? 'Read and answer' : 'See reports of turned-away visitors'}
        </Link>
      </p>
    </div>
  );
}
