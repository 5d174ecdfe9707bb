import { ALERTS_PATH, NOTICES_PATH, PRIVACY_PATH } from '../../lib/path/account-path.js';

/** The account page: profile, preferences, and notifications. */
export const ACCOUNT_PATH = '/user-profile';

/** Where members change how they sign in, end sessions, get their data, and delete the account. */
export const SECURITY_PATH = '/user-profile/security';

/** The parts of the account, each with an address of its own. */
export const ACCOUNT_SECTIONS = [
  { path: ACCOUNT_PATH, title: 'My Account', label: 'Profile & preferences' },
  { path: NOTICES_PATH, title: 'Notices', label: 'Notices' },
  { path: ALERTS_PATH, title: 'Alerts', label: 'Alerts' },
  { path: PRIVACY_PATH, title: 'Privacy', label: 'Privacy' },
  { path: SECURITY_PATH, title: 'Account & security', label: 'Account & security' },
] as const;

export type AccountSection = (typeof ACCOUNT_SECTIONS)[number];

/** Returns the section at a path; the first one for any other path. */
export const sectionAt = (pathname: string): AccountSection =>
  ACCOUNT_SECTIONS.find(({ path }) => path === pathname) ?? ACCOUNT_SECTIONS[0];

/** Anchors of the account page from when it contained all sections. */
const FORMER_ANCHORS: Readonly<Record<string, AccountSection['path']>> = {
  '#notices': NOTICES_PATH,
  '#privacy': PRIVACY_PATH,
  '#security': SECURITY_PATH,
  '#email': SECURITY_PATH,
  '#sessions': SECURITY_PATH,
  '#access-tokens': SECURITY_PATH,
  '#your-data': SECURITY_PATH,
  '#delete-account': SECURITY_PATH,
};

/** Parts of a section that still have an anchor. */
const SECTION_ANCHORS: ReadonlySet<string> = new Set(['#notices', '#privacy', '#security']);

/** Returns where a former address of a section leads now; null if it isn't one. */
export function movedSection({ pathname, hash }: { readonly pathname: string; readonly hash: string }) {
  const path = pathname === ACCOUNT_PATH ? FORMER_ANCHORS[hash] : undefined;
  return path === undefined ? null : { pathname: path, hash: SECTION_ANCHORS.has(hash) ? '' : hash };
}
