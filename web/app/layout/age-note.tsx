import { useLocation } from 'react-router-dom';
import { useViewer } from '../../lib/page/viewer.js';
import { ButtonLink } from '../../ui/button.js';

const PAGE = '/age-confirmation';

/** Leads a member who was never asked for the age to where it is asked; until then they can change nothing. */
export function AgeNote() {
  const { pathname, search } = useLocation();
  if (useViewer()?.ageConfirmed !== false || pathname === PAGE) return null;
  return (
    <section aria-label="Your age" className="border-b border-marigold bg-marigold-soft">
      <div className="page-width flex flex-wrap items-center justify-between gap-3 py-3">
        <p>Please say whether you are 13 or older. Until then you can write and save nothing.</p>
        <ButtonLink to={`${PAGE}?returnTo=${encodeURIComponent(pathname + search)}`} size="sm">
          Confirm my age
        </ButtonLink>
      </div>
    </section>
  );
}
