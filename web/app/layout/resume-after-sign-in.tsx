import { Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { endsWithAction, usePendingAction } from '../../lib/member/action-after-sign-in.js';
import { hasHeldValues } from '../../lib/form/draft.js';
import { useViewer } from '../../lib/page/viewer.js';
import { lazyPart } from '../../ui/state/lazy-part.js';

const SaveIntended = lazyPart(async () => ({
  default: (await import('../../features/saved-place/save-intended.js')).SaveIntended,
}));

/**
 * Completes what the reader wanted to do before signing in, in the part of the page that can do it, and removes it from
 * the address. Saving a business is done here, because its card may not be in the loaded part of the list.
 */
export function ResumeAfterSignIn() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const memberId = useViewer()?.id;
  const isMember = memberId !== undefined;
  const saving = usePendingAction(({ action }) => (action?.kind === 'save' ? action.id : null));
  useEffect(() => {
    if (memberId === undefined || !hasHeldValues()) return;
    // If this fails to load, the values still expire, and only the page of their member reads them.
    const swept = import('../../lib/form/values-over-sign-in.js');
    void swept.then(({ dropValuesOfOthers }) => dropValuesOfOthers(memberId)).catch(() => undefined);
  }, [memberId]);
  useEffect(() => {
    if (!isMember || !endsWithAction(hash)) return;
    let isGone = false;
    // If this fails to load, the action stays in the address and in storage, and a reload runs it.
    const taking = import('../../lib/member/take-action.js').then(({ takeActionAfterSignIn }) => {
      if (isGone) return;
      const action = takeActionAfterSignIn(hash);
      if (action !== null) usePendingAction.setState({ action });
      void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
    });
    taking.catch(() => undefined);
    return () => void (isGone = true);
  }, [isMember, pathname, search, hash, navigate]);
  return (
    <Suspense fallback={null}>
      {saving !== null && <SaveIntended id={saving} onClose={() => usePendingAction.setState({ action: null })} />}
    </Suspense>
  );
}
