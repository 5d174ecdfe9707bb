import {
  BadgeCheck,
  ClipboardCheck,
  Copyright,
  FileUp,
  CopyX,
  Flag,
  LayoutDashboard,
  Mail,
  MailX,
  MessagesSquare,
  Scale,
  ScrollText,
  ShieldCheck,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import type { AdminStats } from '../../../interfaces/contract/administration/admin-stats.js';

/** One of the administrators' pages, as the navigation and the dashboard's tiles know it. */
export interface AdminPageEntry {
  readonly path: string;
  readonly label: string;
  /** What is done there. */
  readonly purpose: string;
  readonly icon: LucideIcon;
  /** How many wait there; absent where nothing does. */
  readonly waiting?: (stats: AdminStats) => number;
  /** What is said of those instead of 'waiting'. */
  readonly waitingWords?: string;
  /** What can be done there although nobody waits for it. */
  readonly left?: (stats: AdminStats) => string;
  /** What of it has a day by which it has to be done; null where nothing does now. */
  readonly dated?: (stats: AdminStats) => string | null;
}

/** All that there are, in their order. Another page is another line here and a route in web/app/admin-routes.tsx. */
export const ADMIN_PAGES: readonly AdminPageEntry[] = [
  {
    path: '/admin',
    label: 'Dashboard',
    purpose: 'What the directory holds, what waits and what is new.',
    icon: LayoutDashboard,
  },
  {
    path: '/admin/business-approval',
    label: 'Business Approval',
    purpose: 'Approve or reject new listings, and changes of approved ones.',
    icon: ClipboardCheck,
    waiting: ({ pendingApprovals }) => pendingApprovals,
  },
  {
    path: '/admin/business-verification',
    label: 'Business Verification',
    purpose: 'Make sure that public listings are as they say.',
    icon: ShieldCheck,
    left: ({ pendingVerifications }) => `${pendingVerifications.toLocaleString('en-US')} not looked at`,
  },
  {
    path: '/admin/claims',
    label: 'Claims',
    purpose: 'Decide who owns a listing, by what they proved.',
    icon: BadgeCheck,
    waiting: ({ pendingClaims }) => pendingClaims,
  },
  {
    path: '/admin/postcards',
    label: 'Postcards',
    purpose: 'Print the cards with the codes of claims, and mark those that are in the post.',
    icon: Mail,
    waiting: ({ waitingPostcards }) => waitingPostcards,
  },
  {
    path: '/admin/feedback',
    label: 'Feedback',
    purpose: 'Answer what visitors sent, and make listings of what they recommend.',
    icon: MessagesSquare,
    waiting: ({ pendingFeedback }) => pendingFeedback,
  },
  {
    path: '/admin/reports',
    label: 'Reports',
    purpose: 'Decide on what visitors and members reported.',
    icon: Flag,
    waiting: ({ openReports }) => openReports,
  },
  {
    path: '/admin/duplicates',
    label: 'Duplicates',
    purpose: 'Make one listing of two of the same place, or say that they are not the same.',
    icon: CopyX,
    waiting: ({ pendingDuplicates }) => pendingDuplicates,
  },
  {
    path: '/admin/appeals',
    label: 'Appeals',
    purpose: 'Decide on what members say against decisions about them.',
    icon: Scale,
    waiting: ({ openAppeals }) => openAppeals,
  },
  {
    path: '/admin/copyright',
    label: 'Copyright',
    purpose: 'Decide on copyright notices, and on the answers to them.',
    icon: Copyright,
    waiting: ({ openCopyrightNotices }) => openCopyrightNotices,
    dated: ({ duePutBacks: due, overduePutBacks: overdue }) =>
      due === 0 ? null : `${due} to be put back${overdue === 0 ? '' : `, ${overdue} of them overdue`}`,
  },
  {
    path: '/admin/outgoing',
    label: 'Outgoing',
    purpose: 'Messages that could not be delivered, and those that wait.',
    icon: MailX,
    waiting: ({ undeliveredMessages }) => undeliveredMessages,
    waitingWords: 'not delivered',
  },
  {
    path: '/admin/audit-log',
    label: 'Audit Log',
    purpose: 'Who decided what, and why.',
    icon: ScrollText,
  },
  {
    path: '/admin/import',
    label: 'Import',
    purpose: 'Fill the directory from files, and take it along as one.',
    icon: FileUp,
  },
  {
    path: '/admin/administrators',
    label: 'Administrators',
    purpose: 'Your password and second factor, and who else decides here.',
    icon: UsersRound,
  },
];
