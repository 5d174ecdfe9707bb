import type { RouteObject } from 'react-router-dom';
import { auditChoicesQuery, auditPages } from '../features/admin-audit-log/audit-log.queries.js';
import { approvalStatsQuery, pendingPages } from '../features/admin-approval/approval.queries.js';
import { claimPages } from '../features/admin-claims/admin-claims.queries.js';
import { claimsTabOf } from '../features/admin-claims/claims-tab.js';
import { postcardPages } from '../features/admin-postcards/postcards.queries.js';
import { appealPages, appealStatusOf } from '../features/admin-appeals/appeals.queries.js';
import { copyrightPages, copyrightStatusOf } from '../features/admin-copyright/copyright.queries.js';
import { verificationPages, verificationStatusOf } from '../features/admin-verification/verification.queries.js';
import { outgoingPages, outgoingStatusOf } from '../features/admin-outgoing/outgoing.queries.js';
import { candidatePages, duplicatesViewOf, mergePages } from '../features/admin-duplicates/duplicates.queries.js';
import { feedbackPages } from '../features/admin-feedback/feedback.queries.js';
import { reportPages, reportStatusOf } from '../features/admin-reports/reports.queries.js';
import { importPages, importQuery, linePages } from '../features/admin-import/imports.queries.js';
import { administratorsQuery } from '../features/administrators/administrators.queries.js';
import { adminStatsQuery } from '../features/administration/admin-stats.queries.js';
import { feedbackTabOf } from '../lib/path/admin-feedback-path.js';
import { auditFiltersOf } from '../lib/path/audit-log-path.js';
import { importOf, outcomeOf } from '../lib/path/import-path.js';
import { cursorOf } from '../lib/path/list-path.js';
import { LostPage } from './lost-page.js';
import type { PageHandle } from './page-handle.js';
import { adminOnly } from './admin-loader.js';
import { one, pages } from './page-loader.js';

const paramsIn = (request: Request) => new URL(request.url).searchParams;
const cursorIn = (request: Request) => cursorOf(paramsIn(request));

/** Each is also a line of ADMIN_PAGES in the navigation. */
const PAGES: RouteObject[] = [
  {
    path: 'admin',
    handle: { source: 'web/app/pages/admin/dashboard-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/admin/dashboard-page.js')).DashboardPage }),
    loader: ({ context, request }) => adminOnly(context, request, one(adminStatsQuery())),
  },
  {
    path: 'admin/business-approval',
    handle: { source: 'web/app/pages/admin/business-approval-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/admin/business-approval-page.js')).BusinessApprovalPage }),
    loader: ({ context, request }) =>
      adminOnly(context, request, one(approvalStatsQuery()), pages(pendingPages(cursorIn(request)))),
  },
  {
    path: 'admin/business-verification',
    handle: { source: 'web/app/pages/admin/business-verification-page.tsx' } satisfies PageHandle,
    lazy: async () => ({
      Component: (await import('./pages/admin/business-verification-page.js')).BusinessVerificationPage,
    }),
    loader: ({ context, request }) => {
      const list = verificationPages(verificationStatusOf(paramsIn(request)), cursorIn(request));
      return adminOnly(context, request, pages(list));
    },
  },
  {
    path: 'admin/claims',
    handle: { source: 'web/app/pages/admin/claims-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/admin/claims-page.js')).ClaimsPage }),
    loader: ({ context, request }) =>
      adminOnly(context, request, pages(claimPages(claimsTabOf(paramsIn(request)), cursorIn(request)))),
  },
  {
    path: 'admin/feedback',
    handle: { source: 'web/app/pages/admin/feedback-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/admin/feedback-page.js')).FeedbackPage }),
    loader: ({ context, request }) => {
      const tab = feedbackTabOf(new URL(request.url).searchParams);
      return adminOnly(context, request, pages(feedbackPages(tab, cursorIn(request))));
    },
  },
  {
    path: 'admin/reports',
    handle: { source: 'web/app/pages/admin/reports-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/admin/reports-page.js')).ReportsPage }),
    loader: ({ context, request }) =>
      adminOnly(context, request, pages(reportPages(reportStatusOf(paramsIn(request)), cursorIn(request)))),
  },
  {
    path: 'admin/duplicates',
    handle: { source: 'web/app/pages/admin/duplicates-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/admin/duplicates-page.js')).DuplicatesPage }),
    loader: ({ context, request }) => {
      const view = duplicatesViewOf(paramsIn(request));
      const cursor = cursorIn(request);
      const list = view === 'merged' ? pages(mergePages(cursor)) : pages(candidatePages(view, cursor));
      return adminOnly(context, request, list);
    },
  },
  {
    path: 'admin/appeals',
    handle: { source: 'web/app/pages/admin/appeals-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/admin/appeals-page.js')).AppealsPage }),
    loader: ({ context, request }) => {
      const list = appealPages(appealStatusOf(paramsIn(request)), cursorIn(request));
      return adminOnly(context, request, one(administratorsQuery()), pages(list));
    },
  },
  {
    path: 'admin/copyright',
    handle: { source: 'web/app/pages/admin/copyright-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/admin/copyright-page.js')).AdminCopyrightPage }),
    loader: ({ context, request }) =>
      adminOnly(context, request, pages(copyrightPages(copyrightStatusOf(paramsIn(request)), cursorIn(request)))),
  },
  {
    path: 'admin/outgoing',
    handle: { source: 'web/app/pages/admin/outgoing-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/admin/outgoing-page.js')).OutgoingPage }),
    loader: ({ context, request }) =>
      adminOnly(context, request, pages(outgoingPages(outgoingStatusOf(paramsIn(request)), cursorIn(request)))),
  },
  {
    path: 'admin/audit-log',
    handle: { source: 'web/app/pages/admin/audit-log-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/admin/audit-log-page.js')).AuditLogPage }),
    loader: ({ context, request }) => {
      const entries = auditPages(auditFiltersOf(paramsIn(request)), cursorIn(request));
      return adminOnly(context, request, one(auditChoicesQuery()), pages(entries));
    },
  },
  {
    path: 'admin/import',
    handle: { source: 'web/app/pages/admin/import-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/admin/import-page.js')).ImportPage }),
    loader: ({ context, request }) => {
      const params = paramsIn(request);
      const id = importOf(params);
      const report =
        id === null ? [] : [one(importQuery(id)), pages(linePages(id, outcomeOf(params), cursorIn(request)))];
      return adminOnly(context, request, pages(importPages()), ...report);
    },
  },
  {
    path: 'admin/administrators',
    handle: { source: 'web/app/pages/admin/administrators-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/admin/administrators-page.js')).AdministratorsPage }),
    loader: ({ context, request }) => adminOnly(context, request, one(administratorsQuery())),
  },
  {
    path: 'admin/postcards',
    handle: { source: 'web/app/pages/admin/postcards-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/admin/postcards-page.js')).PostcardsPage }),
    loader: ({ context, request }) => adminOnly(context, request, pages(postcardPages(cursorIn(request)))),
  },
];

/** The administrators' pages, inside what stands around them all, which stays where one of them is lost. */
export const ADMIN_ROUTES: RouteObject = {
  handle: { source: 'web/app/pages/admin/admin-area.tsx' } satisfies PageHandle,
  lazy: async () => ({ Component: (await import('./pages/admin/admin-area.js')).AdminArea }),
  loader: ({ context, request }) => adminOnly(context, request, one(adminStatsQuery())),
  children: [{ errorElement: <LostPage />, children: PAGES }],
};
