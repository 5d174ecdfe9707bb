import {
  OrderedErasures,
  type ErasureOrderRecord,
  type NewErasureOrder,
} from '../../../../application/moderation/erasure/ports.js';
import type { Memory } from '../memory.js';

export class FakeOrderedErasures extends OrderedErasures {
  constructor(private readonly memory: Memory) {
    super();
  }

  override async hold(id: number): Promise<ErasureOrderRecord | null> {
    return this.memory.changing.erasures.find((each) => each.id === id) ?? null;
  }

  override async isOrdered(memberId: string): Promise<boolean> {
    return this.memory.changing.erasures.some((each) => each.memberId === memberId);
  }

  override async add(order: NewErasureOrder): Promise<void> {
    const state = this.memory.changing;
    const id = Math.max(0, ...state.erasures.map((each) => each.id)) + 1;
    state.erasures = [...state.erasures, { ...order, id, orderedAt: new Date(), confirmedBy: null }];
  }

  override async confirm(id: number, by: string): Promise<void> {
    const state = this.memory.changing;
    state.erasures = state.erasures.map((each) => (each.id === id ? { ...each, confirmedBy: by } : each));
  }

  override async remove(id: number): Promise<void> {
    const state = this.memory.changing;
    state.erasures = state.erasures.filter((each) => each.id !== id);
  }
}
