import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { catchError, type Observable } from 'rxjs';
import { mailboxOf } from '../../../../domain/account/account.js';
import { SharedLimits } from '../../../../application/shared/shared-limits.js';
import { LIMITS, type LimitedCall } from './limits.js';
import { recordOf } from '../caller/signed-in.js';
import { WireError } from '../problem/problem.js';
import { addressKey } from './rate-limit.js';

const LIMITED = 'limited-call';

/** In the draft of openapi.yaml: the name of the call's limit in the table. */
export const LIMIT_EXTENSION = 'x-limit';

/** Calls that count even if they fail, because processing is what costs or because each failure is a guess. */
const REFUSED_COUNT: ReadonlySet<LimitedCall> = new Set<LimitedCall>([
  'uploads',
  'appeals',
  'policyConfirmations',
  'emailPreviews',
]);

/** Limits that depend on the value of a field in the body. */
export interface KindsByField {
  readonly field: string;
  /** An alternative name for the field, used if the field is absent. */
  readonly alias?: string;
  readonly kinds: ReadonlyMap<unknown, LimitedCall>;
}

/** The limit of a decorated call. */
export interface LimitedAs {
  readonly usual: LimitedCall;
  readonly byField?: KindsByField | undefined;
}

/**
 * Counts the call against a limit in limits.ts, shared by all processes: by the member's mailbox if signed in, else by
 * address (IPv6 by /64). Beyond it: 429 with `Retry-After`. A call that fails for another reason does not count, except uploads,
 * appeals, and confirmations. Can be placed anywhere among the decorators: it counts after the guards.
 */
export function Limited(usual: LimitedCall, byField?: KindsByField): MethodDecorator {
  const as: LimitedAs = { usual, byField };
  return applyDecorators(
    SetMetadata(LIMITED, as),
    UseInterceptors(LimitedInterceptor),
    ApiExtension(LIMIT_EXTENSION, as),
  );
}

/** Counts a call before it runs, so that parallel calls cannot exceed the limit. */
@Injectable()
export class LimitedInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: SharedLimits,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const kind = kindOf(this.reflector.get<LimitedAs>(LIMITED, context.getHandler()), request.body);
    const call = await this.limits.take(kind, limitKeyOf(request), LIMITS[kind]);
    if (call.wait > 0) throw new WireError('TOO_MANY_REQUESTS', { 'Retry-After': call.wait });
    if (REFUSED_COUNT.has(kind)) return next.handle();
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        // If the count cannot be returned, ignore it: the caller must get the original error.
        await this.limits.giveBack(call).catch(() => undefined);
        throw error;
      }),
    );
  }
}

/** The body is not validated yet. */
function kindOf({ usual, byField }: LimitedAs, body: unknown): LimitedCall {
  if (byField === undefined || typeof body !== 'object' || body === null) return usual;
  const fields = body as Readonly<Record<string, unknown>>;
  const { field, alias = field, kinds } = byField;
  return kinds.get(field in fields ? fields[field] : fields[alias]) ?? usual;
}

/**
 * Returns the key under which the caller's calls are counted: the member's mailbox if a guard found a member, so that
 * several accounts of one person share a count, else the IP address.
 */
export function limitKeyOf({ user = null, ip }: FastifyRequest): string {
  if (user === null || !('userId' in user)) return `address ${addressKey(ip)}`;
  const { email } = recordOf(user);
  return email === null ? `member ${user.userId}` : `mailbox ${mailboxOf(email)}`;
}
