import { afterEach, describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { cleanup, screen, within } from '@testing-library/react';
import { BusinessResources } from '../../../web/features/for-businesses/business-resources.js';
import { PublicListing } from '../../../web/features/for-businesses/public-listing.js';
import { BusinessSignIn } from '../../../web/features/sign-in/business-sign-in.js';
import { renderAt } from '../support/render.js';
import { asMember } from '../support/viewers.js';

afterEach(cleanup);

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
const rows = () =>
  within(screen.getByRole('table', { name: 'Free and Premium listings compared' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent?.trim()));

describe('The page about listings', () => {
  it('compares Free and Premium and sends visitors to sign in', () => {
    renderAt('/public-business-listing', <PublicListing />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('List Your Pet-Friendly Business');
    expect(screen.getByText(/120\+ pet-friendly businesses/)).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: 'Sign In to List Your Business' })) {
      expect(link).toHaveAttribute('href', '/api/login?returnTo=%2Fcreate-business');
    }
    expect(rows()).toContainEqual(['Price per month', '$0', '$8.99']);
    expect(rows()).toContainEqual(['Photos', 'Up to 3', 'Up to 30']);
    expect(rows()).toContainEqual(['Description', 'Up to 200 words', 'Up to 500 words']);
    expect(rows()).toContainEqual(['YouTube video', 'No', 'Yes']);
    expect(screen.getByText(/Demo billing: no card is charged/)).toBeVisible();
  });

  it('compares the analytics of both plans', () => {
    renderAt('/public-business-listing', <PublicListing />);
    expect(rows()).toContainEqual(['Analytics', '30 days', '365 days and CSV downloads']);
  });

  it('links members directly to the form', () => {
    renderAt('/public-business-listing', asMember(<PublicListing />));
    expect(new Set(links())).toEqual(new Set(['/create-business']));
  });
});

describe('The business resources page', () => {
  it('offers three guides that exist', () => {
    renderAt('/business-resources', <BusinessResources />);
    const guides = within(screen.getByRole('region', { name: 'Guides to download' })).getAllByRole('link');
    expect(guides.map((link) => link.textContent)).toEqual([
      'Quick start guide',
      'Best practices',
      'Marketing toolkit',
    ]);
    for (const link of guides) {
      expect(link).toHaveAttribute('download');
      expect([link.textContent, existsSync(`web/public${link.getAttribute('href')}`)]).toEqual([
        link.textContent,
        true,
      ]);
    }
  });

  it('states the file limits that the server enforces', () => {
    renderAt('/business-resources', <BusinessResources />);
    const files = within(screen.getByRole('region', { name: 'File upload guidelines' }));
    expect(files.getByText(/JPEG, PNG, GIF, or WebP/)).toBeVisible();
    expect(files.getByText(/700 KB/)).toBeVisible();
    expect(files.getByText(/255 characters/)).toBeVisible();
    const photos = within(screen.getByRole('region', { name: 'Photo guidelines' }));
    expect(photos.getByText(/1200x800 pixels/)).toBeVisible();
  });

  it('links to the form, guides, support, help center, and guidelines only', () => {
    renderAt('/business-resources', <BusinessResources />);
    const known = /^(?:\/create-business|\/downloads\/[\w-]+\.html|\/contact|\/help-center|\/community-guidelines)$/;
    expect(links().filter((href) => !known.test(href))).toEqual([]);
    expect(links()).toContain('/create-business');
    for (const page of ['/contact', '/help-center', '/community-guidelines']) expect(links()).toContain(page);
  });

  it('marks the business forum as coming soon', () => {
    renderAt('/business-resources', <BusinessResources />);
    const support = within(screen.getByRole('region', { name: 'Help and community' }));
    expect(support.getByText('Coming Soon')).toBeVisible();
    expect(support.getByRole('heading', { name: 'Business forum' })).toBeVisible();
  });
});

describe('The sign-in page for owners', () => {
  it('describes the offer and links to sign-in, browsing, and the listing page', () => {
    renderAt('/business-sign-in', <BusinessSignIn />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('List Your Business');
    expect(screen.getByText(/up to 3 photos/)).toBeVisible();
    expect(screen.getByText(/and claim it there/)).toBeVisible();
    expect(links()).toContain('/browse');
    expect(links()).toContain('/api/login?returnTo=%2Fcreate-business');
    expect(links()).toContain('/public-business-listing');
  });
});
