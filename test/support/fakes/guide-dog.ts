import { GuideDogs, type GuideDogRecord } from '../../../application/guide-dog/ports.js';
import type { GuideDogContent } from '../../../domain/guide-dog/guide-dog.js';
import type { Memory } from './memory.js';

export class FakeGuideDogs extends GuideDogs {
  #lastId = 0;

  constructor(private readonly memory: Memory) {
    super();
  }

  override async add(userId: string, guideDog: GuideDogContent): Promise<boolean> {
    const { guideDogs, reviews } = this.memory.changing;
    if (guideDogs.some((each) => each.userId === userId)) return false;
    const id = (this.#lastId += 1);
    const reviewCount = reviews.filter((review) => review.userId === userId && review.state === 'shown').length;
    guideDogs.push({ ...guideDog, id, userId, version: 1, reviewCount, state: 'shown' });
    return true;
  }

  override async find(userId: string): Promise<GuideDogRecord | null> {
    const { guideDogs, members } = this.memory.changing;
    const found = guideDogs.find((each) => each.userId === userId);
    if (found === undefined) return null;
    const { reviewCount: _, ...guideDog } = found;
    const isClosed = members.some((member) => member.id === userId && member.erasureAt !== null);
    return { ...guideDog, isVisible: !isClosed && guideDog.state === 'shown' };
  }

  override async save({ isVisible: _, ...guideDog }: GuideDogRecord): Promise<void> {
    const state = this.memory.changing;
    state.guideDogs = state.guideDogs.map((each) =>
      each.id === guideDog.id ? { ...each, ...guideDog, version: each.version + 1 } : each,
    );
  }

  override async ownsPet(userId: string, petProfileId: number): Promise<boolean> {
    return this.memory.changing.pets.some((pet) => pet.id === petProfileId && pet.userId === userId);
  }
}
