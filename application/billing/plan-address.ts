/** Pages of this site to which a payment leads back. */
export class PlanAddress {
  constructor(private readonly publicUrl: string) {}

  /** The page of a business's plan; `checkout` tells it from where somebody comes, which it takes for no proof. */
  of(businessId: number, checkout?: 'success' | 'cancelled'): string {
    const path = `${this.publicUrl}/my-businesses/${String(businessId)}/plan`;
    return checkout === undefined ? path : `${path}?checkout=${checkout}`;
  }

  /** The list of a member's businesses. */
  get list(): string {
    return `${this.publicUrl}/my-businesses`;
  }
}
