import {
  BadgeCheck,
  ClipboardCheck,
  Copyright,
  FileUp,
  HeartPulse,
  CopyX,
  Flag,
  LayoutDashboard,
  ListFilter,
  Mail,
  MailX,
  MessagesSquare,
  PawPrint,
  Scale,
  ScrollText,
  ShieldCheck,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import type { AdminStats } from '../../../interfaces/contract/administration/admin-stats.js';

/** An administrator page, for the navigation and the dashboard's tiles. */
export interface AdminPageEntry {
  readonly path: string;
  readonly label: string;
  /** The purpose of the page, for its tile. */
  readonly purpose: string;
  /** Shown below the page's heading. */
  readonly intro?: string;
  readonly icon: LucideIcon;
  /** Number of waiting items; absent if the page has no queue. */
  readonly waiting?: (stats: AdminStats) => number;
  /** Label for the count, instead of 'waiting'. */
  readonly waitingWords?: string;
  /** Work that can be done on the page even when nothing is waiting. */
  readonly left?: (stats: AdminStats) => string;
  /** Describes items with a deadline; null if there are none. */
  readonly dated?: (stats: AdminStats) => string | null;
}

/** All administrator pages, in order. A new page needs an entry here and a route in web/app/routes/admin-routes.tsx. */
export const ADMIN_PAGES: readonly AdminPageEntry[] = [
  {
    path: '/admin',
    label: 'Dashboard',
    purpose: 'Totals, open work, and new activity.',
    icon: LayoutDashboard,
  },
  {
    path: '/admin/business-approval',
    label: 'Business approval',
    purpose: 'Approve or reject new listings and changes to approved ones.',
    intro: 'New and changed listings go live when you approve them. We email the owner your decision.',
    icon: ClipboardCheck,
    waiting: ({ pendingApprovals }) => pendingApprovals,
  },
  {
    path: '/admin/businesses',
    label: 'All listings',
    purpose: 'Find, correct, hide, close, or delete any listing.',
    intro:
      'Every listing in any status, newest first. Your changes apply at once, and imports never overwrite them. The audit log records each change and can undo it.',
    icon: ListFilter,
  },
  {
    path: '/admin/business-verification',
    label: 'Business verification',
    purpose: 'Check that public listings are accurate.',
    intro:
      'Check that public listings are accurate by a call, a visit, or their website. Verified listings get a badge. Others stay public without one.',
    icon: ShieldCheck,
    left: ({ pendingVerifications }) => `${pendingVerifications.toLocaleString('en-US')} not reviewed`,
  },
  {
    path: '/admin/policies',
    label: 'Pet policies',
    purpose: 'Confirm what places say about pets, the oldest first.',
    intro:
      'Public places by the age of their last confirmation, oldest first. Call the place, then confirm what is still right, which also ends a dispute, or edit what changed. Owners also get an email once a year.',
    icon: PawPrint,
    waiting: ({ disputedPolicies }) => disputedPolicies,
    waitingWords: 'disputed',
  },
  {
    path: '/admin/claims',
    label: 'Claims',
    purpose: 'Review the proof and decide who owns a business.',
    intro:
      'Members claim the businesses they own. Approving a claim makes the claimant the owner. We email the decision to every claimant affected.',
    icon: BadgeCheck,
    waiting: ({ pendingClaims }) => pendingClaims,
  },
  {
    path: '/admin/postcards',
    label: 'Postcards',
    purpose: 'Print claim codes on postcards and mark them as sent.',
    intro:
      'Postcards with claim codes. Print them, mail them, and mark each one as sent. Each code works until the date on its card.',
    icon: Mail,
    waiting: ({ waitingPostcards }) => waitingPostcards,
  },
  {
    path: '/admin/feedback',
    label: 'Feedback',
    purpose: 'Answer messages and turn recommendations into listings.',
    intro: 'Messages from visitors and members. Members can see what action you took on theirs.',
    icon: MessagesSquare,
    waiting: ({ pendingFeedback }) => pendingFeedback,
  },
  {
    path: '/admin/reports',
    label: 'Reports',
    purpose: 'Review reported content and decide what happens to it.',
    intro:
      'One decision resolves all reports of the same content. The author gets the decision and the reason, and can appeal. We tell reporters whether we took action if we can reach them.',
    icon: Flag,
    waiting: ({ openReports }) => openReports,
  },
  {
    path: '/admin/duplicates',
    label: 'Duplicates',
    purpose: 'Merge duplicate listings or dismiss them.',
    intro:
      'Places that may be listed twice, most likely first. Merging moves everything to the listing you keep. Dismissed pairs stay dismissed.',
    icon: CopyX,
    waiting: ({ pendingDuplicates }) => pendingDuplicates,
  },
  {
    path: '/admin/appeals',
    label: 'Appeals',
    purpose: 'Review members’ appeals against decisions.',
    intro:
      'Members can appeal each decision about them once. If possible, an administrator who did not make the decision reviews the appeal.',
    icon: Scale,
    waiting: ({ openAppeals }) => openAppeals,
  },
  {
    path: '/admin/copyright',
    label: 'Copyright',
    purpose: 'Review copyright notices and counter-notices.',
    intro:
      'Copyright notices under 17 U.S.C. 512(c) and counter-notices. Accepting a notice hides the content. After a counter-notice, restore it within the legal waiting period unless the claimant goes to court.',
    icon: Copyright,
    waiting: ({ openCopyrightNotices }) => openCopyrightNotices,
    dated: ({ duePutBacks: due, overduePutBacks: overdue }) =>
      due === 0 ? null : `${due} to restore${overdue === 0 ? '' : `, ${overdue} overdue`}`,
  },
  {
    path: '/admin/outgoing',
    label: 'Outgoing',
    purpose: 'Undelivered and queued messages.',
    intro:
      'Emails and text messages that haven’t been sent. We try each message 13 times over several hours, and another 13 times if you resend it.',
    icon: MailX,
    waiting: ({ undeliveredMessages }) => undeliveredMessages,
    waitingWords: 'not delivered',
  },
  {
    path: '/admin/audit-log',
    label: 'Audit log',
    purpose: 'Every decision, with its administrator and reason.',
    intro:
      'Every decision with its administrator and reason, newest first. Entries can’t be changed or deleted. Downloads are recorded, too.',
    icon: ScrollText,
  },
  {
    path: '/admin/import',
    label: 'Import',
    purpose: 'Import places from a file, or export the directory.',
    intro:
      'Import places from a file, or export the directory. An import never overwrites manual changes by owners or administrators.',
    icon: FileUp,
  },
  {
    path: '/admin/health',
    label: 'Health',
    purpose: 'Email, storage, jobs, database, and disk, with a test email.',
    intro: 'Whether the parts that the site depends on work, and what to do if one doesn’t.',
    icon: HeartPulse,
  },
  {
    path: '/admin/administrators',
    label: 'Administrators',
    purpose: 'Your password and second factor, and the other administrators.',
    intro:
      'Manage how you sign in and who else administers this site. Each decision is recorded with the administrator’s name.',
    icon: UsersRound,
  },
];
