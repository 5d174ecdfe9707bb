import { useEffect, useState, type ReactNode } from 'react';
import { Link, useLocation, useNavigate, type Location } from 'react-router-dom';
import { ALERTS_PATH, NOTICES_PATH, PRIVACY_PATH } from '../../lib/path/account-path.js';
import { navigateFully } from '../../lib/browser/full-navigation.js';
import { signInPath } from '../../lib/path/sign-in-path.js';
import { useReloadViewer, useViewer, useViewerState, type Viewer } from '../../lib/page/viewer.js';
import { Failure } from '../../ui/state/failure.js';
import { Spinner } from '../../ui/state/spinner.js';
import { Tabs } from '../../ui/page/tabs.js';
import { Alerts } from './alerts/alerts.js';
import { AccountNav } from './account-nav.js';
import { AccountPhoto } from './account-photo.js';
import { ACCOUNT_PATH, movedSection, sectionAt, SECURITY_PATH, type AccountSection } from './account-sections.js';
import { PausedProfileNote } from '../../ui/account/paused-profile-note.js';
import { PrivacySection } from './privacy/privacy-section.js';
import { AccountSecurity } from './security/account-security.js';
import { Notices } from './notices/notices.js';
import { NotificationsTab } from './notifications-tab.js';
import { PreferencesTab } from './preferences-tab.js';
import { ProfileTab } from './profile-tab.js';
import { WelcomeBanner } from './welcome-banner.js';

/** The account. Each section has its own address. */
export function Account() {
  const viewer = useViewer();
  const state = useViewerState();
  const reload = useReloadViewer();
  const location = useLocation();
  const { path } = sectionAt(location.pathname);
  // What a link to the alerts asks to follow is kept over the sign-in.
  const returnTo = path === ALERTS_PATH ? path + location.search : path;
  useEffect(() => {
    // The session may end while the page is open.
    if (state === 'visitor') navigateFully(signInPath(returnTo));
  }, [state, returnTo]);
  if (viewer !== null) return <OwnAccount key={viewer.id} viewer={viewer} />;
  if (state === 'failed') {
    return <Failure title="We couldn’t load your profile" onRetry={() => void reload()} className="my-10" />;
  }
  return (
    <div aria-busy="true">
      <Spinner text="Loading your profile..." className="py-24" />
    </div>
  );
}

function OwnAccount({ viewer }: { readonly viewer: Viewer }) {
  const location = useLocation();
  const shown = sectionAt(location.pathname);
  useFormerAddress(location);
  const opened = useOpened(shown);
  return (
    <div className="grid gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10">
      <AccountNav shown={shown} />
      <div>
        <PausedProfileNote />
        {opened.map((section) => (
          <div key={section.path} hidden={section !== shown}>
            {contentOf(section, viewer)}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Returns the sections opened so far. They stay mounted, so that nothing typed there is lost. */
function useOpened(shown: AccountSection): readonly AccountSection[] {
  const [opened, setOpened] = useState([shown]);
  if (opened.includes(shown)) return opened;
  const all = [...opened, shown];
  setOpened(all);
  return all;
}

/** Goes on to the section that a former address named by its anchor. The server doesn't see anchors. */
function useFormerAddress({ pathname, search, hash }: Location): void {
  const navigate = useNavigate();
  useEffect(() => {
    const moved = movedSection({ pathname, hash });
    if (moved !== null) void navigate({ ...moved, search }, { replace: true });
  }, [pathname, search, hash, navigate]);
}

function contentOf({ path }: AccountSection, viewer: Viewer): ReactNode {
  switch (path) {
    case ACCOUNT_PATH:
      return <ProfileSection viewer={viewer} />;
    case NOTICES_PATH:
      return <Notices />;
    case ALERTS_PATH:
      return <Alerts viewer={viewer} />;
    case PRIVACY_PATH:
      return <PrivacySection viewer={viewer} />;
    case SECURITY_PATH:
      return <AccountSecurity viewer={viewer} />;
  }
}

function ProfileSection({ viewer }: { readonly viewer: Viewer }) {
  const tabs = [
    { value: 'profile', label: 'Profile', content: <ProfileTab viewer={viewer} /> },
    { value: 'preferences', label: 'Preferences', content: <PreferencesTab viewer={viewer} /> },
    { value: 'notifications', label: 'Notifications', content: <NotificationsTab viewer={viewer} /> },
  ];
  return (
    <>
      <WelcomeBanner />
      <AccountHeader viewer={viewer} />
      <div className="mt-8">
        <Tabs label="Account settings" tabs={tabs} />
      </div>
    </>
  );
}

function AccountHeader({ viewer }: { readonly viewer: Viewer }) {
  const { email, petFirstName } = viewer;
  const name = [viewer.firstName, viewer.lastName].filter(Boolean).join(' ');
  return (
    <header className="flex flex-col items-center gap-5 rounded-lg bg-leaf-soft p-6 text-center sm:flex-row sm:p-8 sm:text-left">
      <AccountPhoto viewer={viewer} />
      <div className="min-w-0">
        <h1 className="text-3xl sm:text-4xl">My Account</h1>
        {name !== '' && <p className="mt-2 text-xl font-bold wrap-anywhere">{name}</p>}
        {email && <p className="text-muted wrap-anywhere">{email}</p>}
        {petFirstName && <p className="mt-1 font-semibold text-leaf wrap-anywhere">{petFirstName}'s Human</p>}
        <p className="mt-2">
          <Link to="/my-businesses" className="text-link font-semibold">
            Manage Listings
          </Link>
        </p>
      </div>
    </header>
  );
}
