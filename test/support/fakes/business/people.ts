import { BusinessRoles, type NewActivity } from '../../../../application/business/people/ports.js';
import type { GivenRole } from '../../../../domain/business/people/role.js';

/** Roles that a test gives, and the recorded activity. */
export class FakeBusinessRoles extends BusinessRoles {
  readonly recorded: NewActivity[] = [];

  constructor(private readonly given: readonly (readonly [number, string, GivenRole])[] = []) {
    super();
  }

  override async of(businessId: number, memberId: string): Promise<GivenRole | null> {
    return this.given.find(([id, member]) => id === businessId && member === memberId)?.[2] ?? null;
  }

  override async members(businessId: number): Promise<string[]> {
    return this.given.filter(([id]) => id === businessId).map(([, member]) => member);
  }

  override async record(activity: NewActivity): Promise<void> {
    this.recorded.push(activity);
  }
}

/** The businesses whose people lost their roles. */
export class FakeEndRoles {
  readonly ended: unknown[] = [];

  async of({ id }: { readonly id: number }): Promise<void> {
    this.ended.push(id);
  }
}
