import { useLocation } from 'react-router-dom';
import { useViewer } from '../../lib/page/viewer.js';
import { ButtonLink } from '../../ui/button.js';

const PAGE = '/age-confirmation';

/** Links members who have never confirmed their age to that page; until then they can't change anything. */
export function AgeNote() {
  const { pathname, search } = useLocation();
  if (useViewer()?.ageConfirmed !== false || pathname === PAGE) return null;
  return (
    <section aria-label="Your age" className="border-b border-marigold bg-marigold-soft">
      <div className="page-width flex flex-wrap items-center justify-between gap-3 py-3">
        <p>Please confirm that you’re 13 or older. Until you do, you can’t post or save anything.</p>
        <ButtonLink to={`${PAGE}?returnTo=${encodeURIComponent(pathname + search)}`} size="sm">
          Confirm my age
        </ButtonLink>
      </div>
    </section>
  );
}
