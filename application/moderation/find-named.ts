import { namedThing } from '../../domain/moderation/named-address.js';
import type { ModerationTarget } from '../../domain/moderation/target.js';
import { DomainError, type FieldError } from '../../domain/shared/domain-error.js';
import type { CopyrightItem, NamedThings } from './copyright-ports.js';
import type { PublishedContentReads } from './ports.js';

/** The person who looks up addresses. Administrators also find hidden content. */
export type Finder = 'visitor' | 'administrator';

/** Finds the content at addresses of this site, in the running transaction. */
export class FindNamed {
  constructor(
    private readonly things: NamedThings,
    private readonly contents: PublishedContentReads,
    /** Public URL of this site. */
    private readonly publicUrl: string,
  ) {}

  /** Returns each item once. Throws INVALID_INPUT at each address without content. */
  async run(addresses: readonly string[], finder: Finder): Promise<CopyrightItem[]> {
    const items = new Map<string, CopyrightItem>();
    const errors: FieldError[] = [];
    for (const [index, address] of addresses.entries()) {
      const item = await this.#at(address, finder);
      if (item === null) errors.push({ path: `addresses.${index}`, message: nothingAt(address) });
      else items.set(`${item.targetType} ${item.targetId}`, item);
    }
    if (errors.length > 0) throw new DomainError('INVALID_INPUT', errors[0]?.message ?? '', errors);
    return [...items.values()];
  }

  async #at(address: string, finder: Finder): Promise<CopyrightItem | null> {
    const thing = namedThing(address, this.publicUrl);
    const item = thing === null ? null : await this.things.find(thing);
    const target = item === null ? null : targetOf(item);
    if (target === null) return item;
    const content = await this.contents.find(target);
    return content !== null && (finder === 'administrator' || content.isVisible) ? item : null;
  }
}

/** Returns the content that can be taken down; null for a business page, which is never taken down as a whole. */
export function targetOf({ targetType, targetId }: CopyrightItem): ModerationTarget | null {
  return targetType === 'business' ? null : { targetType, targetId };
}

function nothingAt(address: string): string {
  return `We found nothing at ${address}. Enter the address of a review, response, Guide Dog, pet, photo, or business on this site.`;
}
