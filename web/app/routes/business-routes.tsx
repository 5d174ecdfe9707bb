import type { RouteObject } from 'react-router-dom';
import type { BusinessPeople } from '../../../interfaces/contract/business/people/people.js';
import { idInPath } from '../../lib/path/id-in-path.js';
import { ownBusinessQuery } from '../../api/own-business.js';
import { analyticsQuery } from '../../features/analytics/analytics.queries.js';
import { ownedBusinessesQuery } from '../../api/owned-businesses.js';
import { businessQuery } from '../../features/business/business.queries.js';
import { ownClaimsQuery } from '../../features/claim/claims.queries.js';
import {
  ownRequestsQuery,
  ownTransfersQuery,
  receivedRequestsQuery,
  transferOfferQuery,
} from '../../features/ownership/ownership.queries.js';
import { ownedPages } from '../../features/my-businesses/my-businesses.queries.js';
import { activityPages, invitationQuery, peopleQuery, sharedPages } from '../../features/people/people.queries.js';
import {
  sharedListQuery,
  sharedPlacePages,
  sharedTripQuery,
} from '../../features/saved-place/shared/shared-lists.queries.js';
import { savedPages } from '../../features/saved-place/saved-places.queries.js';
import {
  listOrderOf,
  listPlacePages,
  savedListQuery,
  savedListsQuery,
  tripQuery,
} from '../../features/saved-place/saved-lists.queries.js';
import { ownersTurnedAwayPages } from '../../features/turned-away/turned-away.queries.js';
import { analyticsDaysOf } from '../../lib/path/analytics-path.js';
import { cursorOf } from '../../lib/path/list-path.js';
import { sharedPlaceIn } from '../../lib/page/shared-place.js';
import { listSortOf } from '../../lib/path/saved-path.js';
import { leadOn, load, loaderOf, loadFor, memberOnly, one, pages } from '../loading/page-loader.js';
import { page } from './page.js';

const cursorIn = (request: Request) => cursorOf(new URL(request.url).searchParams);

/** Saving, listing, claiming, and paying for businesses, and the recommendation form. */
export const BUSINESS_PAGES: RouteObject[] = [
  page(
    'saved',
    'app/pages/saved/saved-page',
    () => import('../pages/saved/saved-page.js'),
    ({ context, request }) =>
      memberOnly(context, request, pages(savedPages(cursorIn(request))), one(savedListsQuery())),
  ),
  page(
    'saved/lists/:id',
    'app/pages/saved/saved-list-page',
    () => import('../pages/saved/saved-list-page.js'),
    ({ context, request, params }) => {
      const id = idInPath(params['id']);
      const { searchParams } = new URL(request.url);
      const shared = sharedPlaceIn(loaderOf(context).cookies());
      return memberOnly(context, request, one(savedListQuery(id)), (member) =>
        pages(listPlacePages(id, listOrderOf(listSortOf(searchParams), member, shared), cursorIn(request))),
      );
    },
  ),
  page(
    'saved/lists/:id/trip',
    'app/pages/saved/trip-page',
    () => import('../pages/saved/trip-page.js'),
    ({ context, request, params }) => {
      const id = idInPath(params['id']);
      return memberOnly(context, request, one(savedListQuery(id)), one(tripQuery(id)));
    },
  ),
  page(
    'lists/:token',
    'app/pages/saved/shared-list-page',
    () => import('../pages/saved/shared-list-page.js'),
    ({ context, request, params: { token = '' } }) =>
      load(context, one(sharedListQuery(token)), pages(sharedPlacePages(token, cursorIn(request)))),
  ),
  page(
    'lists/:token/trip',
    'app/pages/saved/shared-trip-page',
    () => import('../pages/saved/shared-trip-page.js'),
    ({ context, params: { token = '' } }) => load(context, one(sharedListQuery(token)), one(sharedTripQuery(token))),
  ),
  page(
    'my-businesses',
    'app/pages/my-businesses/my-businesses-page',
    () => import('../pages/my-businesses/my-businesses-page.js'),
    ({ context, request }) =>
      memberOnly(
        context,
        request,
        one(ownClaimsQuery()),
        pages(sharedPages),
        one(ownRequestsQuery()),
        one(receivedRequestsQuery()),
        one(ownTransfersQuery()),
        (member) => pages(ownedPages(member.id, cursorIn(request))),
      ),
  ),
  page(
    'my-businesses/turned-away',
    'app/pages/my-businesses/turned-away-page',
    () => import('../pages/my-businesses/turned-away-page.js'),
    ({ context, request }) => memberOnly(context, request, pages(ownersTurnedAwayPages(cursorIn(request)))),
  ),
  page(
    'create-business',
    'app/pages/business/create-business-page',
    () => import('../pages/business/create-business-page.js'),
    ({ context }) =>
      loadFor(context, (viewer) =>
        viewer === null ? [] : [one(ownedBusinessesQuery(viewer.id)), one(ownClaimsQuery())],
      ),
  ),
  page(
    'recommend-business',
    'app/pages/business/recommend-business-page',
    () => import('../pages/business/recommend-business-page.js'),
  ),
  page(
    'my-businesses/:id/edit',
    'app/pages/my-businesses/edit-business-page',
    () => import('../pages/my-businesses/edit-business-page.js'),
    ({ context, request, params }) => memberOnly(context, request, one(ownBusinessQuery(idInPath(params['id'])))),
  ),
  page(
    'my-businesses/:id/plan',
    'app/pages/my-businesses/plan-page',
    () => import('../pages/my-businesses/plan-page.js'),
    ({ context, request, params }) => memberOnly(context, request, one(ownBusinessQuery(idInPath(params['id'])))),
  ),
  page(
    'my-businesses/:id/ownership',
    'app/pages/my-businesses/ownership-page',
    () => import('../pages/my-businesses/ownership-page.js'),
    async ({ context, request, params }) => {
      const result = await memberOnly(context, request, one(receivedRequestsQuery()), one(ownTransfersQuery()));
      // A former owner, who can't read it, still sees what became of it.
      if (loaderOf(context).fetched(receivedRequestsQuery().queryKey) !== undefined)
        await loaderOf(context).load(one(ownBusinessQuery(idInPath(params['id']))));
      return result;
    },
  ),
  page(
    'business-transfer/:token',
    'app/pages/business/transfer-offer-page',
    () => import('../pages/business/transfer-offer-page.js'),
    ({ context, params: { token = '' } }) => load(context, one(transferOfferQuery(token))),
  ),
  page(
    'my-businesses/:id/poster',
    'app/pages/my-businesses/poster-page',
    () => import('../pages/my-businesses/poster-page.js'),
    ({ context, request, params }) => memberOnly(context, request, one(ownBusinessQuery(idInPath(params['id'])))),
  ),
  page(
    'my-businesses/:id/people',
    'app/pages/people/people-page',
    () => import('../pages/people/people-page.js'),
    async ({ context, request, params }) => {
      const id = idInPath(params['id']);
      const { queryKey } = peopleQuery(id);
      const result = await memberOnly(context, request, one(peopleQuery(id)));
      const people = loaderOf(context).fetched(queryKey) as BusinessPeople | undefined;
      // Responders may not read the activity.
      if (people !== undefined && people.yourRole !== 'responder')
        await loaderOf(context).load(pages(activityPages(id, cursorIn(request))));
      return result;
    },
  ),
  page(
    'invitations/:token',
    'app/pages/people/invitation-page',
    () => import('../pages/people/invitation-page.js'),
    ({ context, params: { token = '' } }) => load(context, one(invitationQuery(token))),
  ),
  page(
    'claim-business/:id',
    'app/pages/business/claim-business-page',
    () => import('../pages/business/claim-business-page.js'),
    async ({ context, request, params }) => {
      const id = idInPath(params['id']);
      const business = one(businessQuery(id));
      const wanted = (viewer: unknown) =>
        viewer === null ? [business] : [business, one(ownClaimsQuery()), one(ownRequestsQuery())];
      const result = await loadFor(context, wanted);
      return leadOn(context, { request, id, queryKey: businessQuery(id).queryKey }, result);
    },
  ),
  page(
    'my-businesses/:id/analytics',
    'app/pages/my-businesses/analytics-page',
    () => import('../pages/my-businesses/analytics-page.js'),
    ({ context, request, params }) => {
      const id = idInPath(params['id']);
      const days = analyticsDaysOf(new URL(request.url).searchParams);
      return memberOnly(context, request, one(ownBusinessQuery(id)), one(analyticsQuery(id, days)));
    },
  ),
];
