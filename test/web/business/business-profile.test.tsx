import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import { POLICY } from '../../support/policy/policies.js';
import { ShownBusiness } from '../support/shown-business.js';
import { aBusinessDetail } from '../support/records.js';
import { apiOf, renderAt } from '../support/render.js';

function show(differs: Parameters<typeof aBusinessDetail>[0]): void {
  const { client } = apiOf({ '/api/businesses/1/reviews': () => [] });
  renderAt('/business/1', <ShownBusiness business={aBusinessDetail(differs)} />, client);
}

/** Fields that a business page doesn't show: they are for programs or lists, or decide whether the page exists. */
const NOT_SHOWN: ReadonlySet<keyof BusinessDetail> = new Set([
  ...([
    'id',
    'yourRole',
    'ownerId',
    'latitude',
    'longitude',
    'isActive',
    'createdAt',
    'lastVerifiedAt',
    'openingHours',
  ] as const),
  ...(['isNearby', 'distance', 'fit', 'isSaved', 'excerpt'] as const),
]);

/** A different value for each field that is not plain text. */
const OTHER_VALUE: Partial<BusinessDetail> = {
  category: 'hotels',
  kind: 'bakery',
  locationSource: 'pin',
  country: 'CA',
  closedAt: '2026-02-03T10:00:00.000Z',
  images: ['/pictures/one.webp'],
  imageAlts: ['Two dogs on a bench'],
  avgRating: '2.50',
  reviewCount: 5,
  priceRange: '$$$$',
  petPerks: ['Treats'],
  policy: POLICY as never,
  turnedAway: { reports: 2, isReporter: false, nextReportAt: null },
  hours: { timeZone: null, weekly: [[480, 1320]], exceptions: [] },
  highlightedPerks: ['Water bowls'],
  tier: 'premium',
  isFavorite: true,
  isClaimed: true,
  isVerified: true,
  phone: '(512) 555-0199',
  website: 'https://other.example.com',
  menuUrl: '/uploads/menu.pdf',
  facebookUrl: 'https://facebook.example.com/paw',
  instagramUrl: 'https://instagram.example.com/paw',
  tiktokUrl: 'https://tiktok.example.com/paw',
};

describe('a business page', () => {
  afterEach(cleanup);

  it('has a Call link of digits and plus sign only if there is a phone number', () => {
    show({ phone: '+1 (512) 555-0100' });
    expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+15125550100');
    cleanup();
    show({ phone: null });
    expect(screen.queryByRole('link', { name: 'Call' })).toBeNull();
  });

  it('offers to share the business next to its name and in Contact Information', () => {
    show({});
    expect(screen.getAllByRole('button', { name: 'Share' })).toHaveLength(2);
    const contact = within(screen.getByRole('region', { name: 'Contact Information' }));
    expect(contact.getByRole('button', { name: 'Share' })).toBeVisible();
  });

  it('has a Directions link only if there is an address', () => {
    show({});
    const [directions] = screen.getAllByRole('link', { name: 'Directions' });
    expect(new URL(directions!.getAttribute('href')!).searchParams.get('destination')).toBe(
      '100 Main Street, Austin, TX',
    );
    cleanup();
    show({ address: null });
    expect(screen.queryByRole('link', { name: 'Directions' })).toBeNull();
  });

  it('ignores a website that is not a web address', () => {
    show({ website: 'data:text/html,hi', facebookUrl: 'vbscript:hi' });
    expect(screen.queryByRole('link', { name: 'Website' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Facebook' })).toBeNull();
  });

  it('invites the owner to claim it while it is unclaimed, and other members to ask the owner after that', () => {
    show({ isClaimed: false });
    expect(screen.getByRole('link', { name: 'Claim This Listing' })).toHaveAttribute('href', '/claim-business/1');
    cleanup();
    show({ isClaimed: true });
    expect(screen.queryByText('Own This Business?')).toBeNull();
    expect(screen.getByRole('link', { name: 'Request ownership' })).toHaveAttribute('href', '/claim-business/1');
  });

  it('says that there is no description and no review', async () => {
    show({ description: null, reviewCount: 0, avgRating: '0.00' });
    expect(screen.getByText('No description available.')).toBeVisible();
    expect(await screen.findByText('No reviews yet. Be the first to review!')).toBeVisible();
  });

  it.each((Object.keys(BusinessDetail.shape) as (keyof BusinessDetail)[]).filter((field) => !NOT_SHOWN.has(field)))(
    'shows the field %s',
    (field) => {
      const pictures = field === 'imageAlts' ? { images: ['/pictures/one.webp'] } : {};
      const html = (differs: Partial<BusinessDetail>): string => {
        show({ ...pictures, ...differs });
        // Generated IDs differ each time.
        const innerHTML = document.body.innerHTML.replaceAll(/_r_\w+_/g, '');
        cleanup();
        return innerHTML;
      };
      const plain = html({});
      const other = html({ [field]: OTHER_VALUE[field] ?? 'Some other text' });
      // Compares booleans, because a failed comparison of two pages would print both.
      expect([html({}) === plain, other === plain]).toEqual([true, false]);
    },
  );
});

describe('the source of a listing', () => {
  it('is credited with a link to its license if it requires that', () => {
    show({ attribution: '© OpenStreetMap contributors' });
    expect(screen.getByRole('link', { name: '© OpenStreetMap contributors' })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/copyright',
    );
    cleanup();
    show({});
    expect(screen.queryByText(/Source of this listing/)).toBeNull();
  });

  it('is credited for each of several sources', () => {
    show({ attribution: '© OpenStreetMap contributors; Overture Maps Foundation (meta); County list' });
    expect(screen.getByText(/^Sources of this listing:/)).toHaveTextContent(
      'Sources of this listing: © OpenStreetMap contributors; Overture Maps Foundation (meta); County list',
    );
    expect(screen.getByRole('link', { name: 'Overture Maps Foundation (meta)' })).toHaveAttribute(
      'href',
      'https://docs.overturemaps.org/attribution/',
    );
  });
});
