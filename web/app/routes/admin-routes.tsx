import type { RouteObject } from 'react-router-dom';
import { APPEALS, appealPages } from '../../features/admin-appeals/appeals.queries.js';
import { approvalStatsQuery, pendingPages } from '../../features/admin-approval/approval.queries.js';
import { auditFiltersOf } from '../../features/admin-audit-log/audit-log-path.js';
import { auditChoicesQuery, auditPages } from '../../features/admin-audit-log/audit-log.queries.js';
import { CLAIMS, claimPages } from '../../features/admin-claims/admin-claims.queries.js';
import { NOTICES, copyrightPages } from '../../features/admin-copyright/copyright.queries.js';
import { candidatePages, DUPLICATES, mergePages } from '../../features/admin-duplicates/duplicates.queries.js';
import { feedbackPagesIn } from '../../features/admin-feedback/feedback.queries.js';
import { listingChoicesQuery, listingPages } from '../../features/admin-listings/listings.queries.js';
import { listingFiltersOf } from '../../features/admin-listings/listings-path.js';
import { healthQuery } from '../../features/admin-health/health.queries.js';
import { importOf, outcomeOf } from '../../features/admin-import/import-path.js';
import { townsQuery } from '../../features/admin-import/import-undo.queries.js';
import { importPages, importQuery, linePages } from '../../features/admin-import/imports.queries.js';
import { OUTGOING, outgoingPages } from '../../features/admin-outgoing/outgoing.queries.js';
import { POLICIES, policyPages } from '../../features/admin-policies/policies.queries.js';
import { postcardPages } from '../../features/admin-postcards/postcards.queries.js';
import { REPORTS, reportPages } from '../../features/admin-reports/reports.queries.js';
import { VERIFICATIONS, verificationPages } from '../../features/admin-verification/verification.queries.js';
import { adminStatsQuery } from '../../features/administration/admin-area.queries.js';
import { administratorsQuery } from '../../features/administrators/administrators.queries.js';
import { tabIn } from '../../lib/path/admin-path.js';
import { cursorOf } from '../../lib/path/list-path.js';
import { adminBusinessQuery } from '../../api/admin-business.js';
import { idInPath } from '../../lib/path/id-in-path.js';
import { adminOnly } from '../loading/admin-loader.js';
import { PageFailed } from '../loading/page-failed.js';
import { one, pages, type Wanted } from '../loading/page-loader.js';
import { page, pageCode, type LoadPage } from './page.js';

type QueriesOf = (params: URLSearchParams, cursor: string | null) => Wanted[];

/** Returns the route of an administrator page. `queriesOf` returns its queries at an address. */
function adminPage(path: string, source: string, load: LoadPage, queriesOf: QueriesOf): RouteObject {
  return page(path, source, load, ({ context, request }) => {
    const { searchParams } = new URL(request.url);
    return adminOnly(context, request, ...queriesOf(searchParams, cursorOf(searchParams)));
  });
}

/** Each page also has an entry in ADMIN_PAGES, with its title and for the navigation. */
const PAGES: RouteObject[] = [
  adminPage(
    'admin',
    'features/administration/dashboard',
    () => import('../../features/administration/dashboard.js'),
    () => [one(adminStatsQuery())],
  ),
  adminPage(
    'admin/business-approval',
    'features/admin-approval/business-approval',
    () => import('../../features/admin-approval/business-approval.js'),
    (_params, cursor) => [one(approvalStatsQuery()), pages(pendingPages(cursor))],
  ),
  adminPage(
    'admin/businesses',
    'features/admin-listings/all-listings',
    () => import('../../features/admin-listings/all-listings.js'),
    (params, cursor) => [one(listingChoicesQuery()), pages(listingPages(listingFiltersOf(params), cursor))],
  ),
  adminPage(
    'admin/business-verification',
    'features/admin-verification/verification',
    () => import('../../features/admin-verification/verification.js'),
    (params, cursor) => [pages(verificationPages(tabIn(VERIFICATIONS, params), cursor))],
  ),
  adminPage(
    'admin/policies',
    'features/admin-policies/policies',
    () => import('../../features/admin-policies/policies.js'),
    (params, cursor) => [pages(policyPages(tabIn(POLICIES, params), cursor))],
  ),
  adminPage(
    'admin/claims',
    'features/admin-claims/admin-claims',
    () => import('../../features/admin-claims/admin-claims.js'),
    (params, cursor) => [pages(claimPages(tabIn(CLAIMS, params), cursor))],
  ),
  adminPage(
    'admin/feedback',
    'features/admin-feedback/feedback',
    () => import('../../features/admin-feedback/feedback.js'),
    (params, cursor) => [pages(feedbackPagesIn(params, cursor))],
  ),
  adminPage(
    'admin/reports',
    'features/admin-reports/reports',
    () => import('../../features/admin-reports/reports.js'),
    (params, cursor) => [pages(reportPages(tabIn(REPORTS, params), cursor))],
  ),
  adminPage(
    'admin/duplicates',
    'features/admin-duplicates/duplicates',
    () => import('../../features/admin-duplicates/duplicates.js'),
    (params, cursor) => {
      const tab = tabIn(DUPLICATES, params);
      return [tab === 'merged' ? pages(mergePages(cursor)) : pages(candidatePages(tab, cursor))];
    },
  ),
  adminPage(
    'admin/appeals',
    'app/pages/admin/appeals-page',
    () => import('../pages/admin/appeals-page.js'),
    (params, cursor) => [one(administratorsQuery()), pages(appealPages(tabIn(APPEALS, params), cursor))],
  ),
  adminPage(
    'admin/copyright',
    'features/admin-copyright/copyright-notices',
    () => import('../../features/admin-copyright/copyright-notices.js'),
    (params, cursor) => [pages(copyrightPages(tabIn(NOTICES, params), cursor))],
  ),
  adminPage(
    'admin/outgoing',
    'features/admin-outgoing/outgoing',
    () => import('../../features/admin-outgoing/outgoing.js'),
    (params, cursor) => [pages(outgoingPages(tabIn(OUTGOING, params), cursor))],
  ),
  adminPage(
    'admin/audit-log',
    'features/admin-audit-log/audit-log',
    () => import('../../features/admin-audit-log/audit-log.js'),
    (params, cursor) => [one(auditChoicesQuery()), pages(auditPages(auditFiltersOf(params), cursor))],
  ),
  adminPage(
    'admin/import',
    'app/pages/admin/import-page',
    () => import('../pages/admin/import-page.js'),
    (params, cursor) => {
      const id = importOf(params);
      if (id === null) return [pages(importPages())];
      const report = [one(importQuery(id)), one(townsQuery(id)), pages(linePages(id, outcomeOf(params), cursor))];
      return [pages(importPages()), ...report];
    },
  ),
  adminPage(
    'admin/health',
    'features/admin-health/health',
    () => import('../../features/admin-health/health.js'),
    () => [one(healthQuery())],
  ),
  adminPage(
    'admin/administrators',
    'features/administrators/administrators',
    () => import('../../features/administrators/administrators.js'),
    () => [one(administratorsQuery())],
  ),
  adminPage(
    'admin/postcards',
    'features/admin-postcards/postcards',
    () => import('../../features/admin-postcards/postcards.js'),
    (_params, cursor) => [pages(postcardPages(cursor))],
  ),
];

/** Pages below another one, with their own heading. */
const SUBPAGES: RouteObject[] = [
  page(
    'admin/businesses/:id/edit',
    'app/pages/admin/edit-listing-page',
    () => import('../pages/admin/edit-listing-page.js'),
    ({ context, request, params }) => adminOnly(context, request, one(adminBusinessQuery(idInPath(params['id'])))),
  ),
];

/** The administrator pages inside their shared frame, which stays when a page fails. */
export const ADMIN_ROUTES: RouteObject = {
  ...pageCode('features/administration/admin-shell', () => import('../../features/administration/admin-shell.js')),
  loader: ({ context, request }) => adminOnly(context, request, one(adminStatsQuery())),
  children: [
    {
      errorElement: <PageFailed />,
      ...pageCode('features/administration/admin-page', () => import('../../features/administration/admin-page.js')),
      children: PAGES,
    },
    { errorElement: <PageFailed />, children: SUBPAGES },
  ],
};
