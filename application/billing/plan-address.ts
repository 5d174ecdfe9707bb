/** Pages of this site to which a payment returns. */
export class PlanAddress {
  constructor(private readonly publicUrl: string) {}

  /** Returns the plan page of a business. `checkout` says how the payment ended, but is no proof. */
  of(businessId: number, checkout?: 'success' | 'cancelled'): string {
    const path = `${this.publicUrl}/my-businesses/${String(businessId)}/plan`;
    return checkout === undefined ? path : `${path}?checkout=${checkout}`;
  }

  /** The list of the member's businesses. */
  get list(): string {
    return `${this.publicUrl}/my-businesses`;
  }
}
