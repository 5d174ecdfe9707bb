import { Feedbacks, type FeedbackRecord, type NewFeedback } from '../../../application/feedback/ports.js';
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

  override async add(kept: NewFeedback): Promise<{ readonly id: number; readonly record: string }> {
    const { feedback } = this.memory.changing;
    feedback.push({ ...kept, ...UNDECIDED });
    const id = feedback.length;
    const { contactName: _n, contactCategory: _c, contactEmail: _e, contactPhone: _p, userId: _u, ...told } = kept;
    const { recommended, ...shown } = told;
    const { name = null, address = null, petPerks = [] } = recommended;
    const place = {
      recommendedBusinessName: name,
      recommendedBusinessAddress: address,
      recommendedPetPerks: petPerks,
    };
    return { id, record: JSON.stringify({ id, status: 'pending', ...shown, ...place }) };
  }

  override async find(id: number): Promise<FeedbackRecord | null> {
    const stored = this.memory.changing.feedback[id - 1];
    return stored === undefined ? null : { id, ...stored };
  }

  override async decide({ id, ...decided }: FeedbackRecord): Promise<void> {
    const state = this.memory.changing;
    state.feedback = state.feedback.map((each, index) => (index === id - 1 ? { ...each, ...decided } : each));
  }
}

/** Fields of feedback without a decision. */
const UNDECIDED = {
  status: 'pending',
  reviewedBy: null,
  reviewedAt: null,
  adminNotes: null,
  actionTaken: null,
  answeredBy: null,
  answeredAt: null,
} as const;
