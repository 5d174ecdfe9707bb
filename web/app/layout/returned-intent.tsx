import { Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { endsWithIntent, takeIntent, useReturned } from '../../lib/intent.js';
import { useViewerState } from '../../lib/page/viewer.js';
import { part } from '../../ui/part.js';

const SaveIntended = part(async () => ({
  default: (await import('../../features/saved-place/save-intended.js')).SaveIntended,
}));

/**
 * Where a sign-in comes back that was asked for on the way to something: has it done by the part of the page that can, and
 * takes its trace out of the address. A place is saved from here: its card may stand further down than the list reaches.
 */
export function ReturnedIntent() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isMember = useViewerState() === 'member';
  const saving = useReturned(({ intent }) => (intent?.kind === 'save' ? intent.id : null));
  useEffect(() => {
    if (!isMember || !endsWithIntent(hash)) return;
    const intent = takeIntent(hash);
    if (intent !== null) useReturned.setState({ intent });
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  }, [isMember, pathname, search, hash, navigate]);
  return (
    <Suspense fallback={null}>
      {saving !== null && <SaveIntended id={saving} onClose={() => useReturned.setState({ intent: null })} />}
    </Suspense>
  );
}
