import { BUSINESS, CASE, CLOSED, OWNER, PAUSED, PET, SAVED_LIST, SHARE_TOKEN, STRANGER } from './canary-ids.js';

/**
 * How a page is opened by people other than the member: its URLs with the statuses for a visitor and another member.
 */
type Addresses = Readonly<Record<string, readonly [visitor: number, member: number]>>;

/** A page that looks the same to both, except for their own data. */
const forAll = (...addresses: readonly string[]): Addresses =>
  Object.fromEntries(addresses.map((address) => [address, [200, 200]]));
/** A page whose records only their owner may see. Visitors are redirected to sign-in. */
const ofOwner = (...addresses: readonly string[]): Addresses =>
  Object.fromEntries(addresses.map((address) => [address, [302, 404]]));
const unknown = (...addresses: readonly string[]): Addresses =>
  Object.fromEntries(addresses.map((address) => [address, [404, 404]]));

/** A page for administrators. Everyone else is redirected to their sign-in. */
const ofAdministrators = (...addresses: readonly string[]): Addresses =>
  Object.fromEntries(addresses.map((address) => [address, [302, 302]]));

const { premium, free, pending, rejected, withdrawn, unclaimed, strangers } = BUSINESS;

const LISTS = Object.values(SAVED_LIST);

/** Every route of the site, with its path as in web/app. */
export const PAGES: Readonly<Record<string, Addresses>> = {
  '/': forAll('/', '/?view=dashboard'),
  browse: forAll('/browse', '/browse?query=business', '/browse?location=Austin', '/browse?filter=recently-viewed'),
  'business/:id': {
    ...forAll(...[premium, free, unclaimed, strangers].map((id) => `/business/${id}`)),
    ...unknown(...[pending, rejected, withdrawn].map((id) => `/business/${id}`)),
  },
  saved: { '/saved': [302, 200] },
  'user-profile/alerts': { '/user-profile/alerts': [302, 200] },
  'saved/lists/:id': ofOwner(...LISTS.map((id) => `/saved/lists/${id}`)),
  'saved/lists/:id/trip': ofOwner(...LISTS.map((id) => `/saved/lists/${id}/trip`)),
  'lists/:token': { ...forAll(`/lists/${SHARE_TOKEN}`), ...unknown('/lists/a-guess') },
  'lists/:token/trip': { ...forAll(`/lists/${SHARE_TOKEN}/trip`), ...unknown('/lists/a-guess/trip') },
  'my-businesses': { '/my-businesses': [302, 200] },
  'my-businesses/turned-away': { '/my-businesses/turned-away': [302, 200] },
  'create-business': forAll('/create-business'),
  'recommend-business': forAll('/recommend-business'),
  'my-businesses/:id/edit': ofOwner(`/my-businesses/${premium}/edit`, `/my-businesses/${pending}/edit`),
  'my-businesses/:id/plan': ofOwner(`/my-businesses/${premium}/plan`, `/my-businesses/${pending}/plan`),
  'my-businesses/:id/ownership': { [`/my-businesses/${premium}/ownership`]: [302, 200] },
  'business-transfer/:token': unknown('/business-transfer/guessed'),
  'my-businesses/:id/poster': ofOwner(`/my-businesses/${premium}/poster`, `/my-businesses/${pending}/poster`),
  'my-businesses/:id/analytics': ofOwner(`/my-businesses/${premium}/analytics`, `/my-businesses/${pending}/analytics`),
  'my-businesses/:id/people': ofOwner(`/my-businesses/${premium}/people`, `/my-businesses/${pending}/people`),
  'invitations/:token': unknown('/invitations/a-guess'),
  'claim-business/:id': {
    ...forAll(`/claim-business/${premium}`, `/claim-business/${unclaimed}`),
    ...unknown(`/claim-business/${pending}`),
  },
  'guide-dogs': forAll('/guide-dogs', '/guide-dogs?tab=leaderboard', '/guide-dogs?tab=profile'),
  reviews: forAll('/reviews'),
  'user-reviews': unknown('/user-reviews'),
  'user-reviews/:userId': {
    ...forAll(`/user-reviews/${OWNER}`, `/user-reviews/${STRANGER}`),
    ...unknown(`/user-reviews/${PAUSED}`, `/user-reviews/${CLOSED}`),
  },
  'pet-profiles': forAll('/pet-profiles', '/pet-profiles?tab=community'),
  'pet-profiles/create': forAll('/pet-profiles/create'),
  'pet-profiles/edit/:id': {
    ...ofOwner(`/pet-profiles/edit/${PET.inCommunity}`, `/pet-profiles/edit/${PET.hidden}`),
  },
  'pet-profiles/:id': {
    ...forAll(`/pet-profiles/${PET.inCommunity}`, `/pet-profiles/${PET.byAddress}`),
    ...unknown(...[PET.hidden, PET.takenDown, PET.ofPaused].map((id) => `/pet-profiles/${id}`)),
  },
  'sign-in': { '/sign-in': [200, 302] },
  'business-sign-in': { '/business-sign-in': [200, 302] },
  'public-business-listing': forAll('/public-business-listing'),
  'business-resources': forAll('/business-resources'),
  partners: forAll('/partners'),
  'terms-of-service': forAll('/terms-of-service'),
  'privacy-policy': forAll('/privacy-policy'),
  'community-guidelines': forAll('/community-guidelines'),
  copyright: forAll('/copyright'),
  'copyright/:id/counter': ofOwner(`/copyright/${CASE.copyright}/counter`),
  offline: forAll('/offline', '/offline?to=%2Fsaved'),
  'help-center': forAll('/help-center'),
  contact: forAll('/contact'),
  'test-business': forAll('/test-business'),
  'simple-test': forAll('/simple-test'),
  'auth-success': forAll('/auth-success'),
  'auth-help': forAll('/auth-help'),
  'user-profile': { '/user-profile': [302, 200] },
  'user-profile/notices': { '/user-profile/notices': [302, 200] },
  'user-profile/privacy': { '/user-profile/privacy': [302, 200] },
  'user-profile/security': { '/user-profile/security': [302, 200] },
  webhooks: { '/webhooks': [302, 200] },
  'appeal/:token': unknown('/appeal/a-guess'),
  'confirm-email': forAll('/confirm-email', '/confirm-email?token=a-guess'),
  'account-closed': forAll('/account-closed', '/account-closed?by=us'),
  'account-erased': forAll('/account-erased'),
  'age-confirmation': { '/age-confirmation': [302, 200] },
  'admin-login': forAll('/admin-login'),
  admin: ofAdministrators('/admin'),
  'admin/feedback': ofAdministrators('/admin/feedback'),
  'admin/business-approval': ofAdministrators('/admin/business-approval'),
  'admin/reports': ofAdministrators('/admin/reports'),
  'admin/duplicates': ofAdministrators('/admin/duplicates', '/admin/duplicates?status=merged'),
  'admin/appeals': ofAdministrators('/admin/appeals'),
  'admin/copyright': ofAdministrators('/admin/copyright'),
  'admin/erasures': ofAdministrators('/admin/erasures'),
  'admin/businesses': ofAdministrators('/admin/businesses', '/admin/businesses?status=hidden'),
  'admin/businesses/:id/edit': ofAdministrators(`/admin/businesses/${premium}/edit`),
  'admin/business-verification': ofAdministrators('/admin/business-verification'),
  'admin/outgoing': ofAdministrators('/admin/outgoing', '/admin/outgoing?status=queued'),
  'admin/audit-log': ofAdministrators('/admin/audit-log', '/admin/audit-log?actor=Ada'),
  'admin/import': ofAdministrators('/admin/import', '/admin/import?import=1&outcome=wrong'),
  'admin/health': ofAdministrators('/admin/health'),
  'admin/webhooks': ofAdministrators('/admin/webhooks'),
  'admin/members/:id': ofAdministrators(`/admin/members/${OWNER}`),
  'admin/shortcuts': ofAdministrators('/admin/shortcuts'),
  'admin/administrators': ofAdministrators('/admin/administrators'),
  'admin/claims': ofAdministrators('/admin/claims', '/admin/claims?status=all'),
  'admin/ownership': ofAdministrators('/admin/ownership', '/admin/ownership?status=all'),
  'admin/postcards': ofAdministrators('/admin/postcards'),
  'admin/policies': ofAdministrators('/admin/policies', '/admin/policies?show=disputed'),
  '*': unknown('/no-such-page', `/uploads/${OWNER}.webp`, '/api/no-such-call', '/api/reviews/not-a-number'),
};
