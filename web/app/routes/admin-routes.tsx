import type { RouteObject } from 'react-router-dom';
import { APPEALS } from '../../features/admin-appeals/appeals.queries.js';
import { approvalStatsQuery, PENDING_QUEUE } from '../../features/admin-approval/approval.queries.js';
import { auditFiltersOf } from '../../features/admin-audit-log/audit-log-path.js';
import { auditChoicesQuery, auditPages } from '../../features/admin-audit-log/audit-log.queries.js';
import { CLAIMS } from '../../features/admin-claims/admin-claims.queries.js';
import { OWNERSHIP_REQUESTS } from '../../features/admin-ownership/admin-ownership.queries.js';
import { ERASURES } from '../../features/admin-erasures/erasures.queries.js';
import { NOTICES } from '../../features/admin-copyright/copyright.queries.js';
import { DUPLICATES, MERGES } from '../../features/admin-duplicates/duplicates.queries.js';
import { FEEDBACK } from '../../features/admin-feedback/feedback.queries.js';
import { listingChoicesQuery, listingPages } from '../../features/admin-listings/listings.queries.js';
import { listingFiltersOf } from '../../features/admin-listings/listings-path.js';
import { healthQuery } from '../../features/admin-health/health.queries.js';
import { importOf, outcomeOf } from '../../features/admin-import/import-path.js';
import { townsQuery } from '../../features/admin-import/import-undo.queries.js';
import { importPages, importQuery, linePages } from '../../features/admin-import/imports.queries.js';
import { OUTGOING } from '../../features/admin-outgoing/outgoing.queries.js';
import { POLICIES } from '../../features/admin-policies/policies.queries.js';
import { POSTCARDS } from '../../features/admin-postcards/postcards.queries.js';
import { REPORTS } from '../../features/admin-reports/reports.queries.js';
import { VERIFICATIONS } from '../../features/admin-verification/verification.queries.js';
import { adminStatsQuery } from '../../features/administration/admin-area.queries.js';
import { administratorsQuery } from '../../features/administrators/administrators.queries.js';
import { tabIn, type AdminList, type WaitingList } from '../../lib/path/admin-path.js';
import { cursorOf } from '../../lib/path/list-path.js';
import type { PagesQuery } from '../../lib/browser/kept-length.js';
import type { QueuePage } from '../../ui/queue/paged-queue.js';
import type { WaitingQueue } from '../../ui/queue/waiting-queue.js';
import { adminBusinessQuery } from '../../api/administration/admin-business.js';
import { adminMemberQuery } from '../../api/administration/admin-member.js';
import { idInPath } from '../../lib/path/id-in-path.js';
import { waitingIn } from '../loading/waiting.js';
import { adminOnly } from '../loading/admin-loader.js';
import { PageFailed } from '../loading/page-failed.js';
import { one, pages, type Wanted } from '../loading/page-loader.js';
import { webhooksShown } from '../loading/webhooks-shown.js';
import { page, pageCode, type LoadPage } from './page.js';

type QueriesOf = (params: URLSearchParams, cursor: string | null) => Wanted[];

/** Returns the route of an administrator page. `queriesOf` returns its queries at an address. */
function adminPage(path: string, source: string, load: LoadPage, queriesOf: QueriesOf): RouteObject {
  return page(path, source, load, ({ context, request }) => {
    const { searchParams } = new URL(request.url);
    return adminOnly(context, request, ...queriesOf(searchParams, cursorOf(searchParams)));
  });
}

interface Tabs<Item, Tab extends string, List extends AdminList<Tab> = AdminList<Tab>> {
  readonly list: List;
  readonly pages: (cursor: string | null, tab: Tab) => PagesQuery<QueuePage<Item>>;
}

interface WaitingTabs<Item, Tab extends string> extends Tabs<Item, Tab, WaitingList<Tab>> {
  readonly waits: WaitingQueue<Item>;
}

/** Returns the query of a list's current tab. */
const tabAt =
  <Item, Tab extends string>({ list, pages: pagesOf }: Tabs<Item, Tab>): QueriesOf =>
  (params, cursor) => [pages(pagesOf(cursor, tabIn(list, params)))];

/** Returns the queries of a list's current tab: all waiting rows, or the first page of another tab. */
const queueAt =
  <Item, Tab extends string>({ waits, ...tabs }: WaitingTabs<Item, Tab>): QueriesOf =>
  (params, cursor) =>
    tabIn(tabs.list, params) === tabs.list.queue.tab ? [waitingIn(waits, params)] : tabAt(tabs)(params, cursor);

/** Each page also has an entry in ADMIN_GROUPS, with its title and for the navigation. */
const PAGES: RouteObject[] = [
  adminPage(
    'admin',
    'app/pages/admin/dashboard-page',
    () => import('../pages/admin/dashboard-page.js'),
    () => [one(adminStatsQuery())],
  ),
  adminPage(
    'admin/business-approval',
    'features/admin-approval/business-approval',
    () => import('../../features/admin-approval/business-approval.js'),
    (params) => [one(approvalStatsQuery()), waitingIn(PENDING_QUEUE, params)],
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
    tabAt(VERIFICATIONS),
  ),
  adminPage(
    'admin/policies',
    'features/admin-policies/policies',
    () => import('../../features/admin-policies/policies.js'),
    tabAt(POLICIES),
  ),
  adminPage(
    'admin/claims',
    'features/admin-claims/admin-claims',
    () => import('../../features/admin-claims/admin-claims.js'),
    queueAt(CLAIMS),
  ),
  adminPage(
    'admin/ownership',
    'features/admin-ownership/admin-ownership',
    () => import('../../features/admin-ownership/admin-ownership.js'),
    queueAt(OWNERSHIP_REQUESTS),
  ),
  adminPage(
    'admin/feedback',
    'features/admin-feedback/feedback',
    () => import('../../features/admin-feedback/feedback.js'),
    queueAt(FEEDBACK),
  ),
  adminPage(
    'admin/reports',
    'features/admin-reports/reports',
    () => import('../../features/admin-reports/reports.js'),
    queueAt(REPORTS),
  ),
  adminPage(
    'admin/duplicates',
    'features/admin-duplicates/duplicates',
    () => import('../../features/admin-duplicates/duplicates.js'),
    (params, cursor) => (tabIn(MERGES.list, params) === 'merged' ? tabAt(MERGES) : queueAt(DUPLICATES))(params, cursor),
  ),
  adminPage(
    'admin/appeals',
    'app/pages/admin/appeals-page',
    () => import('../pages/admin/appeals-page.js'),
    (params, cursor) => [one(administratorsQuery()), ...queueAt(APPEALS)(params, cursor)],
  ),
  adminPage(
    'admin/erasures',
    'features/admin-erasures/erasures',
    () => import('../../features/admin-erasures/erasures.js'),
    tabAt(ERASURES),
  ),
  adminPage(
    'admin/copyright',
    'features/admin-copyright/copyright-notices',
    () => import('../../features/admin-copyright/copyright-notices.js'),
    queueAt(NOTICES),
  ),
  adminPage(
    'admin/outgoing',
    'features/admin-outgoing/outgoing',
    () => import('../../features/admin-outgoing/outgoing.js'),
    tabAt(OUTGOING),
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
  page(
    'admin/webhooks',
    'features/webhook/admin-webhooks',
    () => import('../../features/webhook/admin-webhooks.js'),
    ({ context, request }) => adminOnly(context, request, ...webhooksShown('admin', request)),
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
    'admin/shortcuts',
    'features/administration/find/shortcuts-page',
    () => import('../../features/administration/find/shortcuts-page.js'),
    () => [],
  ),
  adminPage(
    'admin/postcards',
    'features/admin-postcards/postcards',
    () => import('../../features/admin-postcards/postcards.js'),
    tabAt(POSTCARDS),
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
  page(
    'admin/members/:id',
    'features/admin-members/member',
    () => import('../../features/admin-members/member.js'),
    ({ context, request, params }) => adminOnly(context, request, one(adminMemberQuery(params['id'] ?? ''))),
  ),
];

/** The administrator pages inside their shared frame, which stays when a page fails. */
export const ADMIN_ROUTES: RouteObject = {
  ...pageCode('app/administration/admin-shell', () => import('../administration/admin-shell.js')),
  loader: ({ context, request }) => adminOnly(context, request, one(adminStatsQuery())),
  children: [
    {
      errorElement: <PageFailed />,
      ...pageCode('app/administration/admin-page', () => import('../administration/admin-page.js')),
      children: [
        {
          ...pageCode('app/pages/admin/answering-layout', () => import('../pages/admin/answering-layout.js')),
          children: PAGES,
        },
      ],
    },
    { errorElement: <PageFailed />, children: SUBPAGES },
  ],
};
