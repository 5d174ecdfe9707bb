import {
  SavedLists,
  type KeptPlace,
  type SavedListChange,
  type SavedListRecord,
} from '../../../application/saved-place/ports.js';
import { refuse } from '../../../domain/shared/domain-error.js';
import type { Memory, MemorySavedPlace } from './memory.js';

export class FakeSavedLists extends SavedLists {
  #lastId = 0;

  constructor(private readonly memory: Memory) {
    super();
  }

  override async ofMember(memberId: string): Promise<readonly SavedListRecord[]> {
    const { savedLists, savedPlaces } = this.memory.changing;
    return savedLists
      .filter((list) => list.memberId === memberId)
      .toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault))
      .map(({ id, name, isDefault, shareToken }) => {
        const places = savedPlaces.filter(({ listId }) => listId === id).length;
        return { id, name, isDefault, places, shareToken };
      });
  }

  override async add(memberId: string, name: string, isDefault: boolean): Promise<number> {
    const id = (this.#lastId += 1);
    const shared = { shareToken: null, sharesNotes: false, sharesName: false };
    this.memory.changing.savedLists.push({ id, memberId, name, isDefault, ...shared });
    return id;
  }

  override async change(id: number, change: SavedListChange): Promise<void> {
    const state = this.memory.changing;
    state.savedLists = state.savedLists.map((list) => (list.id === id ? { ...list, ...change } : list));
  }

  override async remove(id: number): Promise<void> {
    const state = this.memory.changing;
    state.savedLists = state.savedLists.filter((list) => list.id !== id);
    state.savedPlaces = state.savedPlaces.filter(({ listId }) => listId !== id);
  }

  override async contains(listId: number, businessId: number): Promise<boolean> {
    return this.memory.changing.savedPlaces.some(isPlace(listId, businessId));
  }

  override async put(_memberId: string, listId: number, businessId: number, kept: KeptPlace): Promise<void> {
    const { businesses, savedPlaces } = this.memory.changing;
    const isPublic = businesses.some((business) => business.id === businessId && business.isPublic);
    if (!isPublic) refuse('BUSINESS_NOT_FOUND', 'Business not found');
    const last = Math.max(0, ...savedPlaces.filter((place) => place.listId === listId).map(({ position }) => position));
    const { note = null, position = last + 1 } = kept;
    savedPlaces.push({ listId, businessId, note, position });
  }

  override async changePlace(listId: number, businessId: number, { note, position }: KeptPlace): Promise<void> {
    const state = this.memory.changing;
    const changed = { ...(note !== undefined && { note }), ...(position !== undefined && { position }) };
    const isIt = isPlace(listId, businessId);
    state.savedPlaces = state.savedPlaces.map((place) => (isIt(place) ? { ...place, ...changed } : place));
  }

  override async take(listId: number, businessId: number): Promise<void> {
    const state = this.memory.changing;
    const isIt = isPlace(listId, businessId);
    state.savedPlaces = state.savedPlaces.filter((place) => !isIt(place));
  }

  override async arrange(listId: number, businessIds: readonly number[]): Promise<void> {
    const state = this.memory.changing;
    const wanted = (id: number): number => (businessIds.includes(id) ? businessIds.indexOf(id) : businessIds.length);
    const order = state.savedPlaces
      .filter((place) => place.listId === listId)
      .toSorted(
        (one, other) =>
          wanted(one.businessId) - wanted(other.businessId) ||
          one.position - other.position ||
          one.businessId - other.businessId,
      );
    state.savedPlaces = state.savedPlaces.map((place) =>
      place.listId === listId ? { ...place, position: order.indexOf(place) + 1 } : place,
    );
  }
}

const isPlace =
  (listId: number, businessId: number) =>
  (place: MemorySavedPlace): boolean =>
    place.listId === listId && place.businessId === businessId;
