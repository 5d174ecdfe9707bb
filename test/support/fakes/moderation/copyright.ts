import {
  CopyrightNotices,
  NamedThings,
  type CopyrightItem,
  type CopyrightNoticeRecord,
  type NewCopyrightNotice,
} from '../../../../application/moderation/copyright-ports.js';
import type { ContentState, ModerationTarget } from '../../../../domain/moderation/target.js';
import { FakeContents } from './moderation.js';

/** Content that a notice can name: a photo, a review, the page of a business, and a pet. */
export const PHOTO: CopyrightItem = { path: '/business/3', targetType: 'photo', targetId: '/uploads/a.webp' };
export const REVIEW: CopyrightItem = { path: '/business/3', targetType: 'review', targetId: '1' };
export const PAGE: CopyrightItem = { path: '/business/3', targetType: 'business', targetId: '3' };
export const PET: CopyrightItem = { path: '/pet-profiles/8', targetType: 'pet_profile', targetId: '8' };

/** A repository with one notice that records the decisions about it. */
export class OneCopyrightNotice extends CopyrightNotices {
  readonly added: NewCopyrightNotice[] = [];
  readonly decided: unknown[] = [];

  constructor(public record: CopyrightNoticeRecord) {
    super();
  }

  override async add(notice: NewCopyrightNotice): Promise<number> {
    this.added.push(notice);
    return this.record.id;
  }

  override async hold(id: number): Promise<CopyrightNoticeRecord | null> {
    return id === this.record.id ? this.record : null;
  }

  override async decide(...decided: readonly unknown[]): Promise<void> {
    this.decided.push(decided);
  }

  override async addCounter(): Promise<number | null> {
    return null;
  }

  override async decideCounter(...decided: readonly unknown[]): Promise<void> {
    this.decided.push(decided);
  }
}

/** Finds the pet, the page, and the review. */
export class FewThings extends NamedThings {
  override async find(thing: { readonly type: string }): Promise<CopyrightItem | null> {
    return [PET, REVIEW, PAGE].find(({ targetType }) => targetType === thing.type) ?? null;
  }
}

/** Records the order in which content was locked and changed. */
export class OrderedContents extends FakeContents {
  readonly steps: string[] = [];

  override async hold(targets: readonly ModerationTarget[] = []): Promise<void> {
    this.steps.push(`hold ${targets.map(({ targetType }) => targetType).join(' ')}`);
  }

  override async setState(target: ModerationTarget, state: ContentState): Promise<void> {
    this.steps.push(`${target.targetType} ${state}`);
  }
}
