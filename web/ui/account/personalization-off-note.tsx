import { Link } from 'react-router-dom';
import { PRIVACY_PATH } from '../../lib/path/account-path.js';

/** Says why nothing here is personalized, and where to change that. */
export function PersonalizationOffNote() {
  return (
    <p className="max-w-prose text-muted">
      Personalization is off, so we don’t remember the places you view or use them for suggestions.{' '}
      <Link to={PRIVACY_PATH} className="font-semibold underline">
        Change this setting
      </Link>
    </p>
  );
}
