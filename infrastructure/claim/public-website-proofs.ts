import type { WebsiteProofs } from '../../application/claim/ports.js';
import { PROOF_NAME, websiteProof, type WebsitePlace } from '../../domain/claim/verification.js';
import type { PublicWeb } from '../outgoing-http/public-web.js';

/** Looks for website proofs on the public web, in all three locations at once. */
export class PublicWebsiteProofs implements WebsiteProofs {
  constructor(private readonly web: PublicWeb) {}

  async find(website: string, token: string): Promise<WebsitePlace | null> {
    const site = URL.parse(website);
    if (site === null || token === '') return null;
    const { fileName, fileContent, dnsRecord } = websiteProof(token);
    const looks: readonly (readonly [WebsitePlace, Promise<boolean>])[] = [
      ['tag', this.#holds(site.href, (text) => hasTag(text, token))],
      ['file', this.#holds(new URL(fileName, site).href, (text) => text.trim() === fileContent)],
      ['dns', this.#hasRecord(site.hostname, dnsRecord)],
    ];
    for (const [place, look] of looks) if (await look) return place;
    return null;
  }

  /** A site that does not answer has no proof. The cause does not matter here. */
  #holds(address: string, judge: (text: string) => boolean): Promise<boolean> {
    return this.web.get(address).then(
      ({ status, text }) => status === 200 && judge(text),
      () => false,
    );
  }

  /** Checks the site's hostname, with and without www. */
  async #hasRecord(host: string, record: string): Promise<boolean> {
    const names = [...new Set([host, host.replace(/^www\./, '')])];
    const texts = await Promise.all(names.map((name) => this.web.texts(name).catch(() => [])));
    return texts.flat().includes(record);
  }
}

/** Returns whether the page's head contains our tag. The body is ignored, because others may be able to write there. */
function hasTag(page: string, token: string): boolean {
  const [head = ''] = page.split(/<\/head|<body/i, 1);
  const tags = head.match(/<meta\s[^<>]{1,1000}>/gi) ?? [];
  return tags.some((tag) => valueOf(tag, 'name') === PROOF_NAME && valueOf(tag, 'content') === token);
}

function valueOf(tag: string, attribute: string): string | undefined {
  const [, double, single, bare] =
    new RegExp(`\\s${attribute}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag) ?? [];
  return double ?? single ?? bare?.replace(/\/$/, '');
}
