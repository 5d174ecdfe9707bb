import { MAX_USER_AGENT_LENGTH } from '../../domain/account/browser-words.js';
import type { InteractionType } from '../../domain/analytics/interaction.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { Actor } from '../shared/actor.js';
import type { Interactions } from './ports.js';

export interface InteractionInput {
  readonly interactionType: InteractionType;
  readonly sessionId: string;
}

/** The origin of the request. */
export interface Caller {
  readonly address: string;
  readonly userAgent: string;
}

/**
 * Records that someone viewed a business or used one of its links. Open to anyone; doesn't wait for the write. Throws
 * BUSINESS_NOT_FOUND if the business is unknown or not public.
 */
export class RecordInteraction {
  constructor(private readonly interactions: Interactions) {}

  async run(viewer: Actor | null, businessId: number, input: InteractionInput, caller: Caller): Promise<void> {
    if (!(await this.interactions.isPublic(businessId))) refuse('BUSINESS_NOT_FOUND', 'Business not found');
    const { interactionType, sessionId } = input;
    this.interactions.note({
      businessId,
      interactionType,
      sessionId,
      userId: viewer?.userId ?? null,
      address: caller.address,
      userAgent: caller.userAgent.slice(0, MAX_USER_AGENT_LENGTH),
    });
  }
}
