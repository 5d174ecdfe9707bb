import type { Answered } from '../../domain/webhook/answer.js';
import type {
  DeliveryStatus,
  DisabledReason,
  EndpointContent,
  WebhookEndpoint,
} from '../../domain/webhook/endpoint.js';
import type { SentEventType, Visibility } from '../../domain/webhook/event-type.js';
import type { Actor, AdministratorActor } from '../shared/actor.js';
import type { JsonText, ListPage, PageRequest } from '../shared/page.js';

/** Who has an endpoint. */
export type WebhookHolder =
  | { readonly kind: 'member'; readonly member: Actor }
  | { readonly kind: 'administrator'; readonly administrator: AdministratorActor & { readonly id: number } };

/** A change of an endpoint. */
export type EndpointChange = Partial<EndpointContent> &
  Partial<Pick<WebhookEndpoint, 'isEnabled' | 'disabledReason' | 'failingSince'>>;

/** Endpoints. All methods but `ofHolder` run in a transaction. */
export abstract class WebhookEndpoints {
  /** Returns the holder's endpoints, newest first. */
  abstract ofHolder(holder: WebhookHolder): Promise<readonly WebhookEndpoint[]>;
  /** Returns how many endpoints the holder has. Others who add one for the holder wait until the transaction ends. */
  abstract countOf(holder: WebhookHolder): Promise<number>;
  /** Returns the holder's endpoint and locks it, without holding back events for it; null if the holder has none with this id. */
  abstract hold(holder: WebhookHolder, id: string): Promise<WebhookEndpoint | null>;
  /** Adds an endpoint. `secret` is encrypted. */
  abstract add(holder: WebhookHolder, id: string, content: EndpointContent, secret: string): Promise<WebhookEndpoint>;
  /** Changes an endpoint locked by `hold`. If it is enabled, its waiting deliveries are due at once. */
  abstract change(id: string, change: EndpointChange): Promise<WebhookEndpoint>;
  /** Replaces the encrypted secret of an endpoint locked by `hold`. The old one is valid until then. */
  abstract rotate(id: string, secret: string, oldUntil: Date): Promise<WebhookEndpoint>;
  /** Deletes an endpoint locked by `hold`, with everything that waits for it. */
  abstract remove(id: string): Promise<void>;
}

/** What was sent to an endpoint, and what it answered. */
export abstract class WebhookLog {
  /** Returns deliveries, newest first, in the shape of the page; null if the holder has no such endpoint. */
  abstract page(
    holder: WebhookHolder,
    endpointId: string,
    status: DeliveryStatus | null,
    page: PageRequest,
  ): Promise<ListPage | null>;
  /**
   * Returns a delivery with its attempts; null if the holder has no such delivery. Without what was sent and answered if
   * the holder may no longer see what it is about.
   */
  abstract one(holder: WebhookHolder, endpointId: string, deliveryId: string): Promise<JsonText | null>;
}

/** Sends to an endpoint that its holder asks for, in the running transaction. */
export abstract class WebhookReplays {
  /** Records a test event and returns the id of its delivery. */
  abstract addTest(endpointId: string): Promise<string>;
  /** Makes a delivery due again with all its attempts. Returns its status before, or null if there is none. */
  abstract replay(endpointId: string, deliveryId: string): Promise<DeliveryStatus | null>;
  /** Makes all failed deliveries due again. Returns how many. */
  abstract replayFailed(endpointId: string): Promise<number>;
}

/** A delivery that this process has taken to send it. */
export interface TakenDelivery {
  readonly id: string;
  readonly endpointId: string;
  /** The member who gets it; null for an administrator. */
  readonly memberId: string | null;
}

/** How many deliveries are taken at once. */
export interface TakeLimits {
  readonly ofEndpoint: number;
  /** Over all of a member's endpoints, so that slow ones of a few members don't hold back others. */
  readonly ofMember: number;
}

/** Endpoints and members for which enough is being sent. */
export interface Busy {
  readonly endpoints: readonly string[];
  readonly members: readonly string[];
}

/** An event as it is now, with where to send it. */
export interface DueEvent {
  readonly id: string;
  readonly endpointId: string;
  readonly type: SentEventType;
  readonly createdAt: Date;
  /** Failed attempts so far. */
  readonly attempts: number;
  readonly url: string;
  /** Encrypted: the current secret, and the old one while it is valid. */
  readonly secrets: readonly string[];
  /** The member who gets it; null for an administrator. */
  readonly memberId: string | null;
  /** Whether the receiver is suspended, or closes the account. */
  readonly isSuspended: boolean;
  readonly visibility: Visibility;
  readonly businessId: number | null;
  readonly subjectId: number | null;
  /** The record that the event is about, as its receiver may see it; null if it is gone. */
  readonly record: Readonly<Record<string, unknown>> | null;
}

/** One attempt: the exact request, and the beginning of the answer. */
export interface AttemptRecord extends Answered {
  readonly sentAt: Date;
  readonly durationMs: number;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestBody: string;
  readonly answerHeaders: Readonly<Record<string, string>> | null;
  readonly answerBody: string | null;
}

/** What happens to a delivery after an attempt, or without one. */
export interface DeliveryResult {
  readonly status: DeliveryStatus;
  /** When it is sent again; null if it isn't. */
  readonly nextAt: Date | null;
  readonly problem: string | null;
}

/** An endpoint after a failed attempt. */
export interface FailingEndpoint {
  readonly memberId: string | null;
  readonly url: string;
  readonly isEnabled: boolean;
  readonly failingSince: Date;
}

/** Events that wait to be sent. */
export abstract class WebhookQueue {
  /**
   * Takes due deliveries within the limits, and none for `busy` endpoints and members. An event is taken only after
   * all earlier ones of its business at its endpoint have ended. If this process dies, others take it later. Returns
   * null if nothing was due.
   */
  abstract take(max: TakeLimits, busy: Busy): Promise<readonly TakenDelivery[] | null>;
  /** Returns a taken delivery as its receiver may see it now; null if it is gone. */
  abstract event(id: string): Promise<DueEvent | null>;
  /** Ends a taken delivery, or lets it wait, in the running transaction. The next event of its business becomes due. */
  abstract finish(event: DueEvent, result: DeliveryResult, attempt: AttemptRecord | null): Promise<void>;
  /** Records in the running transaction that an endpoint works. */
  abstract succeeded(endpointId: string): Promise<void>;
  /** Records in the running transaction that an endpoint failed. Returns null if it is gone. */
  abstract failed(endpointId: string, at: Date): Promise<FailingEndpoint | null>;
  /** Disables an endpoint, in the running transaction. */
  abstract disable(endpointId: string, reason: DisabledReason): Promise<void>;
}

/** The answer of an endpoint. */
export interface EndpointAnswer extends Answered {
  readonly headers: Readonly<Record<string, string>> | null;
  /** Its beginning. */
  readonly body: string | null;
  readonly durationMs: number;
}

/** Sends requests to endpoints. */
export abstract class WebhookSender {
  /** Whether endpoints on this machine are allowed, for development. */
  abstract readonly allowsLoopback: boolean;
  /** Sends a POST. Never throws: a failure is an answer with a problem. */
  abstract post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<EndpointAnswer>;
}

/** Secrets of endpoints, and the signatures of the Standard Webhooks specification. */
export abstract class WebhookSigner {
  /** Returns a new secret that starts with `whsec_`. */
  abstract newSecret(): string;
  /** Returns the secret encrypted, as it is stored. */
  abstract seal(secret: string): string;
  /** Returns the headers that identify and sign a message, with one signature for each encrypted secret. */
  abstract headers(id: string, at: Date, body: string, secrets: readonly string[]): Readonly<Record<string, string>>;
}
