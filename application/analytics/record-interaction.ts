import { MAX_USER_AGENT_LENGTH } from '../../domain/account/browser-words.js';
import type { InteractionType } from '../../domain/analytics/interaction.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { Actor } from '../shared/actor.js';
import type { Interactions } from './ports.js';

/** What the page reports. */
export interface InteractionInput {
  readonly interactionType: InteractionType;
  readonly sessionId: string;
}

/** From where it was told. */
export interface Caller {
  readonly address: string;
  readonly userAgent: string;
}

/**
 * Somebody looked at a business or pressed one of its buttons. Anybody may, and it does not wait for the writing; refuses
 * with BUSINESS_NOT_FOUND a business that is unknown or not public.
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
