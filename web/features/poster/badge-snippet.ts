import { BADGE_SIZE, badgePath } from '../../../interfaces/contract/business/badge.js';

interface Shown {
  readonly id: number;
  readonly name: string;
  readonly siteName: string;
  /** Without a slash at the end. */
  readonly publicUrl: string;
}

/** The HTML that shows the badge on another site, and leads here. */
export function badgeSnippet({ id, name, siteName, publicUrl }: Shown): string {
  const { width, height } = BADGE_SIZE;
  const alt = inAttribute(`${name} on ${siteName}`);
  return `<a href="${publicUrl}/business/${id}"><img src="${publicUrl}${badgePath(id)}" alt="${alt}" width="${width}" height="${height}"></a>`;
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Names hold what they like; in somebody else's page they stay text. */
function inAttribute(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign).replaceAll(/\s+/g, ' ');
}
