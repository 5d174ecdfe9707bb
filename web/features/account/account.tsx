import { useEffect } from 'react';
import { leaveFor } from '../../lib/path/leave.js';
import { signInPath } from '../../lib/path/sign-in-path.js';
import { useReloadViewer, useViewer, useViewerState, type Viewer } from '../../lib/page/viewer.js';
import { Failure } from '../../ui/failure.js';
import { Spinner } from '../../ui/spinner.js';
import { Tabs } from '../../ui/tabs.js';
import { AccountHeader } from './account-header.js';
import { PausedNote } from '../../ui/account/paused-note.js';
import { PrivacySection } from './privacy/privacy-section.js';
import { AccountSecurity } from './security/account-security.js';
import { Notices } from './notices/notices.js';
import { NotificationsTab } from './notifications-tab.js';
import { PreferencesTab } from './preferences-tab.js';
import { ProfileTab } from './profile-tab.js';
import { WelcomeBanner } from './welcome-banner.js';

/** The member's own account. */
export function Account() {
  const viewer = useViewer();
  const state = useViewerState();
  const reload = useReloadViewer();
  useEffect(() => {
    // The session may end while the page stands open.
    if (state === 'visitor') leaveFor(signInPath('/user-profile'));
  }, [state]);
  if (viewer !== null) return <OwnAccount key={viewer.id} viewer={viewer} />;
  if (state === 'failed') {
    return <Failure title="Failed to load your profile" onRetry={() => void reload()} className="my-10" />;
  }
  return (
    <div aria-busy="true">
      <Spinner text="Loading your profile..." className="py-24" />
    </div>
  );
}

function OwnAccount({ viewer }: { readonly viewer: Viewer }) {
  const tabs = [
    { value: 'profile', label: 'Profile', content: <ProfileTab viewer={viewer} /> },
    { value: 'preferences', label: 'Preferences', content: <PreferencesTab viewer={viewer} /> },
    { value: 'notifications', label: 'Notifications', content: <NotificationsTab viewer={viewer} /> },
  ];
  return (
    <>
      <WelcomeBanner />
      <PausedNote />
      <AccountHeader viewer={viewer} />
      <div className="mt-8">
        <Tabs label="Account settings" tabs={tabs} />
      </div>
      <Notices />
      <PrivacySection viewer={viewer} />
      <AccountSecurity viewer={viewer} />
    </>
  );
}
