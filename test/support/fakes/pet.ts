import { Pets, type PetRecord } from '../../../application/pet/ports.js';
import type { PetContent } from '../../../domain/pet/pet.js';
import type { Memory } from './memory.js';

export class FakePets extends Pets {
  #lastId = 0;

  constructor(private readonly memory: Memory) {
    super();
  }

  override async countOf(userId: string): Promise<number> {
    return this.memory.changing.pets.filter((pet) => pet.userId === userId).length;
  }

  override async add(userId: string, pet: PetContent): Promise<number> {
    const id = (this.#lastId += 1);
    this.memory.changing.pets.push({ ...pet, id, userId, version: 1, state: 'shown' });
    return id;
  }

  override async find(id: number): Promise<PetRecord | null> {
    const { pets, members } = this.memory.changing;
    const pet = pets.find((each) => each.id === id);
    if (pet === undefined) return null;
    const isClosed = members.some((member) => member.id === pet.userId && member.erasureAt !== null);
    return { ...pet, isVisible: pet.isPublic && pet.state === 'shown' && !isClosed };
  }

  override async save({ isVisible: _, ...pet }: PetRecord): Promise<void> {
    const state = this.memory.changing;
    state.pets = state.pets.map((each) => (each.id === pet.id ? { ...pet, version: each.version + 1 } : each));
  }

  override async remove(id: number): Promise<void> {
    const state = this.memory.changing;
    state.pets = state.pets.filter((pet) => pet.id !== id);
  }
}
