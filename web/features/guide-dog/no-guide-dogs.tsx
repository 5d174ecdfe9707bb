import { EmptyIllustration } from '../../illustrations/empty.js';
import { guideDogsPath } from '../../lib/path/community-path.js';
import { useViewerState } from '../../lib/page/viewer.js';
import { signInPage } from '../../lib/path/sign-in-path.js';
import { ButtonLink } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';

/** Nobody has joined yet. */
export function NoGuideDogs() {
  const isMember = useViewerState() === 'member';
  return (
    <EmptyState
      level={3}
      picture={<EmptyIllustration kind="guide-dogs" />}
      title="No Guide Dogs yet"
      actions={
        isMember ? (
          <ButtonLink to={guideDogsPath('profile')}>Become a Guide Dog</ButtonLink>
        ) : (
          <ButtonLink to={signInPage(guideDogsPath('profile'))}>Sign In</ButtonLink>
        )
      }
    >
      <p>Be the first to guide other pet owners with your reviews.</p>
    </EmptyState>
  );
}
