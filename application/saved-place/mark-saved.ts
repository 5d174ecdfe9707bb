import type { Actor } from '../shared/actor.js';
import type { JsonText, ListPage } from '../shared/page.js';
import type { SavedPlaces } from './ports.js';

/**
 * Marks which cards of a list a member saved (`isSaved`), with one more statement. A visitor's list stays unchanged.
 */
export class MarkSaved {
  constructor(private readonly saved: SavedPlaces) {}

  async page(viewer: Actor | null, page: ListPage): Promise<ListPage> {
    return viewer === null ? page : { ...page, json: await this.cards(viewer, page.json) };
  }

  /** `json` is an array of cards. */
  async cards(viewer: Actor | null, json: JsonText): Promise<JsonText> {
    if (viewer === null) return json;
    const cards = JSON.parse(json) as readonly { readonly id: number }[];
    const saved = await this.saved.among(
      viewer.userId,
      cards.map(({ id }) => id),
    );
    return JSON.stringify(cards.map((card) => ({ ...card, isSaved: saved.has(card.id) })));
  }
}
