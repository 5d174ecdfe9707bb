import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import decode from 'jsqr';
import { badgeSnippet } from '../../../web/features/poster/badge-section.js';
import { PosterAndBadge } from '../../../web/features/poster/poster-and-badge.js';
import { qrFile, qrPath } from '../../../web/lib/pictures/qr-code.js';
import { aBusinessDetail } from '../support/records.js';
import { renderAt } from '../support/render.js';

type Owned = Parameters<typeof PosterAndBadge>[0]['business'];

const owned = (differs: Partial<Owned> = {}): Owned => ({
  ...aBusinessDetail({ id: 42, name: 'The Muddy Paw Café' }),
  approvalStatus: 'approved',
  rejectionReason: null,
  pendingChanges: null,
  hiddenAt: null,
  billing: {
    ...({ provider: 'stripe', state: 'none', wishedTier: 'free' } as const),
    ...{ paidUntil: null, graceUntil: null, note: null },
  },
  moves: [],
  ...differs,
});

const show = (differs: Partial<Owned> = {}) =>
  renderAt('/my-businesses/42/poster', <PosterAndBadge business={owned(differs)} />);

/** Decodes a QR code from its path, drawn in black on white. */
function scanned({ size, d }: { readonly size: number; readonly d: string }): string | undefined {
  const scale = 4;
  const width = size * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of d.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const from = (row * width + Number(x) * scale) * 4;
      for (let at = from; at < from + Number(length) * scale * 4; at += 4) pixels.fill(0, at, at + 3);
    }
  }
  return (decode as unknown as typeof decode.default)(pixels, width, width)?.data;
}

const clipboard = { text: '', refuses: false };

beforeEach(() => {
  Object.assign(clipboard, { text: '', refuses: false });
  const writeText = async (text: string): Promise<void> => {
    if (clipboard.refuses) throw new Error('Not allowed');
    clipboard.text = text;
  };
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});
afterEach(cleanup);

describe('The QR code of a poster', () => {
  it.each(['http://localhost/business/42', 'https://www.a-rather-long-name-of-a-site.example/business/2147483647'])(
    'the QR code of a poster decodes to the encoded URL: %s',
    (address) => {
      expect(scanned(qrPath(address))).toBe(address);
    },
  );

  it('the QR code of a poster has the quiet zone of four modules that scanners need', () => {
    const { size, d } = qrPath('http://localhost/business/42');
    const places = [...d.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, length]) => [+x!, +y!, +x! + +length!]);
    expect(Math.min(...places.flatMap(([x, y]) => [x!, y!]))).toBe(4);
    expect(Math.max(...places.flatMap(([, y, end]) => [y! + 1, end!]))).toBe(size - 4);
  });
});

describe('The poster and badge page', () => {
  it('the poster page shows a poster with the name, QR code, and URL', () => {
    show();
    const poster = screen.getByRole('figure', { name: 'Poster for The Muddy Paw Café' });
    expect(poster).toHaveTextContent('Pets are welcome here!');
    expect(poster).toHaveTextContent('The Muddy Paw Café');
    expect(poster).toHaveTextContent('localhost/business/42');
    const code = screen.getByRole('img', { name: 'QR code: http://localhost/business/42' });
    const d = code.querySelector('path:last-child')?.getAttribute('d') ?? '';
    const size = Number(code.getAttribute('viewBox')?.split(' ')[2]);
    expect(scanned({ size, d })).toBe('http://localhost/business/42');
  });

  it('the poster page prints the poster for the chosen paper size', () => {
    let printed = 0;
    window.print = () => {
      printed += 1;
    };
    show();
    const sheet = () => screen.getByRole('figure').parentElement;
    expect(sheet()).toHaveClass('poster-letter');
    fireEvent.click(screen.getByRole('radio', { name: 'A4' }));
    expect(sheet()).toHaveClass('poster-a4');
    fireEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(printed).toBe(1);
  });

  it('the poster page offers the QR code as an SVG file', () => {
    show();
    const link = screen.getByRole('link', { name: 'Download QR code' });
    expect(link).toHaveAttribute('download', 'qr-code-42.svg');
    const file = decodeURIComponent(link.getAttribute('href')?.split(',')[1] ?? '');
    expect(file).toBe(qrFile('http://localhost/business/42'));
    const drawn = new DOMParser().parseFromString(file, 'image/svg+xml');
    expect(drawn.querySelector('parsererror')).toBeNull();
    expect(drawn.querySelectorAll('[style], style, script')).toHaveLength(0);
  });

  it('the poster page shows the badge and copies its HTML', async () => {
    show();
    expect(screen.getByRole('img', { name: /^Badge: / })).toHaveAttribute('src', '/badges/42.svg');
    fireEvent.click(screen.getByRole('button', { name: 'Copy HTML' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('HTML copied.');
    expect(clipboard.text).toBe(
      '<a href="http://localhost/business/42"><img src="http://localhost/badges/42.svg" alt="The Muddy Paw Café on Welcome Paws" width="340" height="96"></a>',
    );
    expect(screen.getByRole('textbox', { name: 'HTML' })).toHaveValue(clipboard.text);
  });

  it('the poster page selects the HTML of the badge when the browser refuses to copy', async () => {
    clipboard.refuses = true;
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Copy HTML' }));
    expect(await screen.findByText(/^The HTML is selected/)).toBeVisible();
    const html = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'HTML' });
    expect(html).toHaveFocus();
    expect(html.selectionEnd - html.selectionStart).toBe(html.value.length);
  });

  it('escapes the name in the HTML of the badge', () => {
    const html = badgeSnippet({
      id: 1,
      name: `"><script>a()</script> & Co`,
      siteName: 'Paws',
      publicUrl: 'https://p.example',
    });
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.querySelectorAll('script')).toHaveLength(0);
    expect(page.querySelector('img')?.alt).toBe(`"><script>a()</script> & Co on Paws`);
  });

  it.each([
    [{ approvalStatus: 'pending' }, /reviewing this listing/],
    [{ approvalStatus: 'under_review' }, /reviewing this listing/],
    [{ approvalStatus: 'needs_revision' }, /Edit and resubmit it/],
    [{ approvalStatus: 'rejected' }, /Edit and resubmit it/],
    [{ isActive: false }, /This listing is withdrawn/],
  ] as const)('explains why a listing that is not public has no poster: %j', (differs, sentence) => {
    show(differs);
    expect(screen.getByText(sentence)).toBeVisible();
    expect([screen.queryByRole('figure'), screen.queryByRole('img', { name: /^Badge/ })]).toEqual([null, null]);
  });
});
