import { useId } from 'react';
import { BADGE_SIZE, badgePath } from '../../../interfaces/contract/business/badge.js';
import { Card } from '../../ui/page/card.js';
import { HtmlSnippet } from '../../ui/show/html-snippet.js';

interface BadgeProps {
  readonly id: number;
  readonly name: string;
  readonly siteName: string;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

/** A preview of the badge, and the HTML for the owner's website. */
export function BadgeSection({ id, name, siteName, publicUrl }: BadgeProps) {
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading} className="flex flex-col gap-5">
      <div>
        <h2 id={heading} className="text-xl">
          Badge for your website
        </h2>
        <p className="mt-1 max-w-prose text-muted">
          Shows your current rating and links to your listing. Paste the HTML where you want the badge to appear.
        </p>
      </div>
      <img
        src={badgePath(id)}
        alt={`Badge: ${name} on ${siteName}`}
        width={BADGE_SIZE.width}
        height={BADGE_SIZE.height}
        className="h-auto max-w-full"
      />
      <HtmlSnippet html={badgeSnippet({ id, name, siteName, publicUrl })} />
    </Card>
  );
}

/** Returns the HTML that shows the badge on another site and links here. */
export function badgeSnippet({ id, name, siteName, publicUrl }: BadgeProps): string {
  const { width, height } = BADGE_SIZE;
  const alt = escapeAttribute(`${name} on ${siteName}`);
  return `<a href="${publicUrl}/business/${id}"><img src="${publicUrl}${badgePath(id)}" alt="${alt}" width="${width}" height="${height}"></a>`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes names, so that they stay plain text on the other site. */
function escapeAttribute(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign).replaceAll(/\s+/g, ' ');
}
