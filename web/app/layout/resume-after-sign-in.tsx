import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { ACTION_LINK_PREFIX, endsWithAction, usePendingAction } from '../../lib/member/action-after-sign-in.js';
import { hasHeldValues } from '../../lib/form/draft.js';
import { useViewer } from '../../lib/page/viewer.js';
import { toast } from '../../ui/overlay/toast-store.js';

const isSave = (hash: string): boolean => hash.startsWith(`${ACTION_LINK_PREFIX}save-`);

/**
 * Completes what the reader wanted to do before signing in, in the part of the page that can do it, and removes it from
 * the address. Saving a business is done here, because its card may not be in the loaded part of the list. It doesn't
 * wait until the page has hydrated: on a slow device, the reader could leave before that. Renders nothing.
 */
export function ResumeAfterSignIn() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const memberId = useViewer()?.id;
  const isMember = memberId !== undefined;
  useEffect(() => {
    if (memberId === undefined || !hasHeldValues()) return;
    // If this fails to load, the values still expire, and only the page of their member reads them.
    const swept = import('../../lib/form/values-over-sign-in.js');
    void swept.then(({ dropValuesOfOthers }) => dropValuesOfOthers(memberId)).catch(() => undefined);
  }, [memberId]);
  useEffect(() => {
    if (!isMember || !endsWithAction(hash)) return;
    let isGone = false;
    // If these fail to load, the action stays in the address and in storage, and a reload runs it.
    const loading = Promise.all([
      import('../../lib/member/take-action.js'),
      isSave(hash) ? import('../../features/saved-place/save-intended.js') : null,
    ]);
    const taking = loading.then(([{ takeActionAfterSignIn }, saving]) => {
      if (isGone) return;
      const action = takeActionAfterSignIn(hash);
      if (action !== null && saving !== null) saving.saveIntended(client, action.id);
      else if (action !== null) usePendingAction.setState({ action });
      void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
    });
    taking.catch(() => !isGone && isSave(hash) && toast(NOT_SAVED));
    return () => void (isGone = true);
  }, [isMember, pathname, search, hash, navigate, client]);
  return null;
}

const NOT_SAVED = {
  tone: 'danger',
  title: 'Your place isn’t saved yet',
  description: 'Check your connection, then reload this page to save it.',
} as const;
