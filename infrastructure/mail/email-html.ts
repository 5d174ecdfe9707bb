import type { EmailSection } from '../../application/shared/outbox.js';
import { escaped } from '../../application/shared/html.js';
import { linkTo, reasonOf, type CompleteEmail } from './complete-email.js';
import { DAY as COLOUR } from './tokens.gen.js';

const FONT = `font-family:'Figtree','Segoe UI',Helvetica,Arial,sans-serif`;
const TEXT = `margin:0 0 16px;${FONT};font-size:16px;line-height:24px;color:${COLOUR.ink}`;
const SMALL = `margin:0 0 8px;${FONT};font-size:13px;line-height:20px;color:${COLOUR.muted}`;
const TABLE = `role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"`;

/**
 * Returns the HTML part of an email: only tables and inline styles, no images, so that every email program shows it at
 * once.
 */
export function emailHtml(complete: CompleteEmail): string {
  const { content, site } = complete;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(content.subject)}</title>
</head>
<body style="margin:0;padding:0;background-color:${COLOUR.paper}">
<table ${TABLE} style="background-color:${COLOUR.paper}"><tr><td align="center" style="padding:24px 12px">
<table ${TABLE} style="max-width:560px">
<tr><td style="padding:0 8px 16px;${FONT};font-size:20px;line-height:28px;font-weight:700;color:${COLOUR.leaf}">${escaped(site.name)}</td></tr>
<tr><td style="padding:32px 28px 16px;background-color:${COLOUR.card};border:1px solid ${COLOUR.line};border-radius:16px">
<h1 style="margin:0 0 16px;${FONT};font-size:24px;line-height:32px;font-weight:700;color:${COLOUR.ink}">${escaped(content.subject)}</h1>
${content.paragraphs.map(paragraph).join('\n')}
${(content.sections ?? []).map((each) => section(each, site.publicUrl)).join('\n')}${code(content.code)}${button(complete)}</td></tr>
<tr><td style="padding:20px 8px 0">${footer(complete)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function paragraph(text: string): string {
  return `<p style="${TEXT}">${escaped(text).replaceAll('\n', '<br>')}</p>`;
}

function section({ title, entries }: EmailSection, publicUrl: string): string {
  const heading = `margin:8px 0 8px;${FONT};font-size:18px;line-height:26px;font-weight:700;color:${COLOUR.ink}`;
  const items = entries.map(({ label, path, lines }) => {
    const link = `<a href="${escaped(linkTo(path, publicUrl))}" style="color:${COLOUR.leaf};font-weight:700">${escaped(label)}</a>`;
    return `<p style="${TEXT}">${[link, ...lines.map(escaped)].join('<br>')}</p>`;
  });
  return `<h2 style="${heading}">${escaped(title)}</h2>\n${items.join('\n')}\n`;
}

function code(value: string | undefined): string {
  if (value === undefined) return '';
  const style = `padding:16px;background-color:${COLOUR.leafSoft};border-radius:12px;text-align:center;font-family:'Courier New',monospace;font-size:32px;line-height:40px;font-weight:700;letter-spacing:6px;color:${COLOUR.ink}`;
  return `<table ${TABLE} style="margin:0 0 16px"><tr><td style="${style}">${escaped(value)}</td></tr></table>\n`;
}

function button({ content, link }: CompleteEmail): string {
  if (link === null || content.action === undefined) return '';
  const style = `display:inline-block;padding:14px 28px;${FONT};font-size:17px;line-height:24px;font-weight:700;color:${COLOUR.onLeaf};text-decoration:none`;
  const address = escaped(link);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px"><tr>
<td style="background-color:${COLOUR.leaf};border-radius:12px"><a href="${address}" style="${style}">${escaped(content.action.label)}</a></td>
</tr></table>
<p style="${SMALL}">Or open this address: <a href="${address}" style="color:${COLOUR.leaf};word-break:break-all">${address}</a></p>
`;
}

function footer(complete: CompleteEmail): string {
  const { site, unsubscribe } = complete;
  const link = (address: string, label: string) =>
    `<a href="${escaped(address)}" style="color:${COLOUR.muted}">${escaped(label)}</a>`;
  const ways = [link(site.publicUrl, site.name), link(`mailto:${site.supportEmail}`, site.supportEmail)];
  if (unsubscribe !== null) ways.push(link(unsubscribe, 'Unsubscribe'));
  return `<p style="${SMALL}">${escaped(reasonOf(complete))}</p><p style="${SMALL}">${ways.join(' &middot; ')}</p>`;
}
