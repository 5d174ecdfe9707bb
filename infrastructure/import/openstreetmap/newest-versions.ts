import { placeOfTags, type TagTable } from '../../../domain/import/place-tags.js';
import type { OsmBounds } from './osm-bounds.js';
import type { OsmElement, OsmNode, OsmPass } from './osm-elements.js';

type Tell = (share: number) => void;

/** Chooses the newest of an element's versions that follow each other, as in a sorted file. */
export class Neighbors {
  #last: OsmElement | null = null;

  /** Returns whether the element is another version of the last one, and an older one. Of equal ones, the last counts. */
  add(element: OsmElement): 'new' | 'newer' | 'older' {
    const last = this.#last;
    if (last === null || last.id !== element.id) {
      this.#last = element;
      return 'new';
    }
    if (element.rank() < last.rank()) return 'older';
    this.#last = element;
    return 'newer';
  }
}

/** The newest versions of places in a file that isn't sorted. */
export class NewestNodes {
  readonly #ranks: Map<number, number>;

  private constructor(ranks: Map<number, number>) {
    this.#ranks = ranks;
  }

  /**
   * Reads the file twice: to find the nodes that are places, and to find newer versions of them, which may no longer be
   * places.
   */
  static async of(pass: OsmPass, table: TagTable, bounds: OsmBounds, tell: Tell): Promise<NewestNodes> {
    const ranks = new Map<number, number>();
    const isPlace = (node: OsmNode) => {
      const tags = node.tags();
      return tags !== null && placeOfTags(tags, table) !== null;
    };
    const finding = pass({
      node: (node) => {
        if (!isPlace(node)) return;
        if (!ranks.has(node.id)) bounds.addCandidate();
        ranks.set(node.id, Math.max(node.rank(), ranks.get(node.id) ?? 0));
      },
    });
    for await (const share of finding) tell(share / 2);
    const comparing = pass({
      node: (node) => {
        const rank = ranks.get(node.id);
        if (rank !== undefined && node.rank() > rank) ranks.delete(node.id);
      },
    });
    for await (const share of comparing) tell(0.5 + share / 2);
    return new NewestNodes(ranks);
  }

  /** Returns true for the first of the newest versions of a node. */
  take(node: OsmNode): boolean {
    return this.#ranks.get(node.id) === node.rank() && this.#ranks.delete(node.id);
  }
}
