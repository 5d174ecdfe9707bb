import { Feedbacks, type BusinessIssue } from '../../../application/feedback/ports.js';
import type { Memory } from './memory.js';

export class FakeFeedbacks extends Feedbacks {
  constructor(private readonly memory: Memory) {
    super();
  }

  override async businessMeant(id: number | null, name: string): Promise<number | null> {
    const known = this.memory.changing.businesses.filter((each) => each.isPublic);
    const named = known.filter((each) => each.name === name);
    return known.find((each) => each.id === id)?.id ?? (named.length === 1 ? (named[0]?.id ?? null) : null);
  }

  override async add(issue: BusinessIssue): Promise<{ readonly id: number; readonly record: string }> {
    const { feedback } = this.memory.changing;
    feedback.push(issue);
    const id = feedback.length;
    const { contactEmail: _, userId: __, ...shown } = issue;
    return { id, record: JSON.stringify({ id, feedbackType: 'listing_issue', status: 'pending', ...shown }) };
  }
}
