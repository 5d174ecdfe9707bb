import { Link } from 'react-router-dom';
import { PRIVACY_PATH } from '../../lib/path/privacy-path.js';

/** Says why nothing personal stands here, and where that is decided. */
export function ImpersonalNote() {
  return (
    <p className="max-w-prose text-muted">
      You switched personalisation off, so places that you look at are not remembered and nothing is suggested by them.{' '}
      <Link to={PRIVACY_PATH} className="font-semibold underline">
        Change it
      </Link>
    </p>
  );
}
