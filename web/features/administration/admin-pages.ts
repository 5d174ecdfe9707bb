import {
  BadgeCheck,
  ClipboardCheck,
  Copyright,
  FileUp,
  HeartPulse,
  Keyboard,
  CopyX,
  Flag,
  Handshake,
  LayoutDashboard,
  ListFilter,
  Mail,
  MailX,
  MessagesSquare,
  PawPrint,
  Scale,
  ScrollText,
  ShieldCheck,
  UserX,
  UsersRound,
  Webhook,
  type LucideIcon,
} from 'lucide-react';
import type { AdminStats, OldestWaiting } from '../../../interfaces/contract/administration/admin-stats.js';

/** An administrator page, for the navigation. */
export interface AdminPageEntry {
  readonly path: string;
  /** In the navigation, and the page's heading. */
  readonly label: string;
  /** Shown below the heading. */
  readonly intro?: string;
  readonly icon: LucideIcon;
  /** The queue of the page, and the figure that counts its waiting items. */
  readonly queue?: {
    readonly name: OldestWaiting['queue'];
    readonly count: Figure;
    /** Said after the count, instead of 'waiting'. */
    readonly words?: string;
  };
}

/** The names of the figures that are numbers. */
type Figure = { [Name in keyof AdminStats]: AdminStats[Name] extends number ? Name : never }[keyof AdminStats];

export const DASHBOARD: AdminPageEntry = { path: '/admin', label: 'Dashboard', icon: LayoutDashboard };

interface AdminGroup {
  readonly label: string;
  readonly pages: readonly AdminPageEntry[];
}

/** The navigation. A new page needs an entry here and a route in web/app/routes/admin-routes.tsx. */
export const ADMIN_GROUPS: readonly AdminGroup[] = [
  {
    label: 'Waiting',
    pages: [
      {
        path: '/admin/business-approval',
        label: 'Business approval',
        intro: 'New and changed listings go live when you approve them. We email the owner your decision.',
        icon: ClipboardCheck,
        queue: { name: 'approvals', count: 'pendingApprovals' },
      },
      {
        path: '/admin/claims',
        label: 'Claims',
        intro:
          'Members claim the businesses they own. Approving a claim makes the claimant the owner. We email the decision to every claimant affected.',
        icon: BadgeCheck,
        queue: { name: 'claims', count: 'pendingClaims' },
      },
      {
        path: '/admin/ownership',
        label: 'Ownership',
        intro:
          'Requests for businesses that already have an owner. You decide if the owner didn’t answer in time, or if the requester disagrees with the owner. We’ll email your decision and its reason to both sides.',
        icon: Handshake,
        queue: { name: 'ownership', count: 'pendingOwnershipRequests' },
      },
      {
        path: '/admin/feedback',
        label: 'Feedback',
        intro: 'Messages from visitors and members. Members can see what action you took on theirs.',
        icon: MessagesSquare,
        queue: { name: 'feedback', count: 'pendingFeedback' },
      },
      {
        path: '/admin/reports',
        label: 'Reports',
        intro:
          'One decision resolves all reports of the same content. The author gets the decision and the reason, and can appeal. We tell reporters whether we took action if we can reach them.',
        icon: Flag,
        queue: { name: 'reports', count: 'openReports' },
      },
      {
        path: '/admin/appeals',
        label: 'Appeals',
        intro:
          'Members can appeal each decision about them once. If possible, an administrator who did not make the decision reviews the appeal.',
        icon: Scale,
        queue: { name: 'appeals', count: 'openAppeals' },
      },
      {
        path: '/admin/erasures',
        label: 'Account erasures',
        intro:
          'Accounts of children under 13 that are closed and will be erased after 24 hours, unless you stop that. If there are other administrators, one of them must confirm each erasure first.',
        icon: UserX,
        queue: { name: 'erasures', count: 'orderedErasures', words: 'ordered' },
      },
      {
        path: '/admin/copyright',
        label: 'Copyright',
        intro:
          'Copyright notices under 17 U.S.C. 512(c) and counter-notices. Accepting a notice hides the content. After a counter-notice, restore it within the legal waiting period unless the claimant goes to court.',
        icon: Copyright,
        queue: { name: 'copyright', count: 'openCopyrightNotices' },
      },
      {
        path: '/admin/duplicates',
        label: 'Duplicates',
        intro:
          'Places that may be listed twice, most likely first. Merging moves everything to the listing you keep. Dismissed pairs stay dismissed.',
        icon: CopyX,
        queue: { name: 'duplicates', count: 'pendingDuplicates' },
      },
      {
        path: '/admin/postcards',
        label: 'Postcards',
        intro:
          'Postcards with claim codes. Print them, mail them, and mark each one as sent. Each code works until the date on its card.',
        icon: Mail,
        queue: { name: 'postcards', count: 'waitingPostcards' },
      },
    ],
  },
  {
    label: 'Directory',
    pages: [
      {
        path: '/admin/businesses',
        label: 'All listings',
        intro:
          'Every listing in any status, newest first. Your changes apply at once, and imports never overwrite them. The audit log records each change and can undo it.',
        icon: ListFilter,
      },
      {
        path: '/admin/business-verification',
        label: 'Business verification',
        intro:
          'Check that public listings are accurate by a call, a visit, or their website. Verified listings get a badge. Others stay public without one.',
        icon: ShieldCheck,
      },
      {
        path: '/admin/policies',
        label: 'Pet policies',
        intro:
          'Public places by the age of their last confirmation, oldest first. Call the place, then confirm what is still right, which also ends a dispute, or edit what changed. Owners also get an email once a year.',
        icon: PawPrint,
        queue: { name: 'policies', count: 'disputedPolicies', words: 'disputed' },
      },
      {
        path: '/admin/import',
        label: 'Import and export',
        intro:
          'Import places from a file, or export the directory. An import never overwrites manual changes by owners or administrators.',
        icon: FileUp,
      },
    ],
  },
  {
    label: 'System',
    pages: [
      {
        path: '/admin/outgoing',
        label: 'Outgoing mail',
        intro:
          'Emails and text messages that haven’t been sent. We try each message 13 times over several hours, and another 13 times if you resend it.',
        icon: MailX,
        queue: { name: 'outgoing', count: 'undeliveredMessages', words: 'not delivered' },
      },
      {
        path: '/admin/audit-log',
        label: 'Audit log',
        intro:
          'Every decision with its administrator and reason, newest first. Entries can’t be changed or deleted. Downloads are recorded, too.',
        icon: ScrollText,
      },
      {
        path: '/admin/administrators',
        label: 'Administrators',
        intro:
          'Manage how you sign in and who else administers this site. Each decision is recorded with the administrator’s name.',
        icon: UsersRound,
      },
      {
        path: '/admin/webhooks',
        label: 'Webhooks',
        intro:
          'Your own webhooks. Each gets a signed request when something public changes. Decisions are sent once they can no longer be undone.',
        icon: Webhook,
      },
      {
        path: '/admin/health',
        label: 'Health',
        intro: 'Whether the parts that the site depends on work, and what to do if one doesn’t.',
        icon: HeartPulse,
      },
    ],
  },
];

/** Linked from the administrator's menu. */
const SHORTCUTS: AdminPageEntry = {
  path: '/admin/shortcuts',
  label: 'Keyboard shortcuts',
  intro: 'Everything that a key does in a queue also has a button. Press ? in a queue to see its own keys.',
  icon: Keyboard,
};

export const ADMIN_PAGES: readonly AdminPageEntry[] = [
  DASHBOARD,
  ...ADMIN_GROUPS.flatMap(({ pages }) => pages),
  SHORTCUTS,
];
