/** No refusal, but a way on: a business was merged into another one, which stands for it. */
export class BusinessMerged extends Error {
  constructor(readonly keptId: number) {
    super('This place is listed under another address.');
    this.name = 'BusinessMerged';
  }
}
