import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { LegalDocument } from '../../../web/features/legal/legal-document.js';
import { PageContextProvider, usePage } from '../../../web/lib/page/page-context.js';
import { shippedText } from '../../support/texts/page-texts.js';
import { renderAt } from '../support/render.js';

afterEach(cleanup);

const terms = shippedText('terms-of-service');

/** The terms without any of the operator's settings. */
function TermsWithoutSettings() {
  const page = usePage();
  const operator = { name: null, address: null, governingState: null };
  return (
    <PageContextProvider value={{ ...page, site: { ...page.site, operator } }}>
      <LegalDocument text={terms} />
    </PageContextProvider>
  );
}

describe('a legal page', () => {
  it('numbers its sections and links to each one in its contents', () => {
    renderAt('/terms-of-service', <LegalDocument text={terms} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Terms of Service');
    expect(screen.getByText('Last updated January 1, 2025')).toBeVisible();
    const contents = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
    expect(contents).toHaveLength(14);
    for (const [index, link] of contents.entries()) {
      const heading = screen.getByRole('heading', { level: 2, name: `${index + 1}. ${link.textContent ?? ''}` });
      expect(link.getAttribute('href')).toBe(`/terms-of-service#${heading.id}`);
    }
  });

  it('names the operator from the settings', () => {
    renderAt('/terms-of-service', <LegalDocument text={terms} />);
    expect(screen.getAllByText(/Paws Cooperative, 1 Bark Street, Austin, TX 78701/).length).toBeGreaterThan(0);
    expect(screen.getByText(/governed by the laws of the State of Texas/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'help@example.org' })).toHaveAttribute('href', 'mailto:help@example.org');
    expect(document.body.textContent).not.toMatch(/\{\{|\}\}/);
  });

  it('names each missing setting', () => {
    renderAt('/terms-of-service', <TermsWithoutSettings />);
    expect(screen.getAllByText('[OPERATOR_NAME is not set]').length).toBeGreaterThan(0);
    expect(screen.getByText('[GOVERNING_STATE is not set]')).toBeVisible();
  });

  it('marks the first cell of each table row as its header', () => {
    renderAt('/privacy-policy', <LegalDocument text={shippedText('privacy-policy')} />);
    const row = screen.getByRole('row', { name: /^oidc-device/ });
    expect(within(row).getByRole('rowheader')).toHaveTextContent('oidc-device');
    expect(within(row).getAllByRole('cell').at(-1)).toHaveTextContent('One year');
  });
});
