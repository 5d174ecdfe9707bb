import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const STYLE = `:root{color-scheme:light dark}
body{margin:0;font:1rem/1.5 system-ui,sans-serif;background:light-dark(#fdfaf4,#16211c);color:light-dark(#22302a,#eef3ee)}
main{max-width:32rem;margin:12vh auto;padding:2rem 1.5rem}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 1rem}
a,button{display:inline-block;margin:1rem .75rem 0 0;padding:.7rem 1.4rem;border-radius:999px;border:2px solid light-dark(#1f6b4a,#8fd3ae);font:inherit;font-weight:600;text-decoration:none;color:inherit;background:none;cursor:pointer}
.first{background:light-dark(#1f6b4a,#8fd3ae);color:light-dark(#fff,#10231a)}
article{margin:2rem 0 0;padding:1.5rem 0 0;border-top:1px solid currentcolor}
h2{font-size:1.25rem;margin:0}
pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}
article a{display:inline;margin:0;padding:0;border:0;font-weight:400;text-decoration:underline}`;

const POLICY = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  `form-action 'self'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

export interface PlainPage {
  readonly status: number;
  readonly title: string;
  readonly sentence: string;
  /** Links, the most likely one first; addresses are paths of this site. */
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** A page that needs no part of the product to be up: no script, no picture, one sentence and where to go. */
export function sendPlainPage(reply: FastifyReply, { status, title, sentence, links }: PlainPage): void {
  const anchors = links.map(
    ({ label, href }, index) =>
      `<a href="${escaped(href)}"${index === 0 ? ' class="first"' : ''}>${escaped(label)}</a>`,
  );
  sendHtmlPage(reply, { status, title, body: `<p>${escaped(sentence)}</p>${anchors.join('')}` });
}

/** The frame of such a page around HTML of ours; whatever came from outside is `escaped` before. */
export function sendHtmlPage(reply: FastifyReply, page: { status: number; title: string; body: string }): void {
  const title = escaped(page.title);
  reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .header('Content-Security-Policy', POLICY)
    .header('Cache-Control', 'no-store')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${page.body}</main></body></html>`,
    );
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in HTML, in a value of an attribute too. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
