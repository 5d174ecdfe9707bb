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
import { SharedLimits } from '../../../../application/shared/shared-limits.js';
import type { SignedIn } from '../../identity/signed-in.js';
import { LIMITS, type LimitedCall } from './limits.js';
import { WireError } from '../problem/problem.js';
import { addressKey } from './rate-limit.js';

const LIMITED = 'limited-call';

/** While openapi.yaml is made: the limit of a call, by its name in the table. */
export const LIMIT_EXTENSION = 'x-limit';

/** Calls that count also where they are refused: looking at what was sent is what costs, or a refusal is a guess. */
const REFUSED_COUNT: ReadonlySet<LimitedCall> = new Set<LimitedCall>(['uploads', 'appeals']);

/** Kinds of one call by what a field of its body says, where that is another kind than the usual one. */
export interface KindsByField {
  readonly field: string;
  /** Another name for the field, which counts where the field is absent. */
  readonly alias?: string;
  readonly kinds: ReadonlyMap<unknown, LimitedCall>;
}

/** What a decorated call counts as. */
export interface LimitedAs {
  readonly usual: LimitedCall;
  readonly byField?: KindsByField | undefined;
}

/**
 * The call counts against a limit of limits.ts, shared by all processes: by member where one is signed in, else by
 * address (IPv6 by /64). Beyond it: 429 with `Retry-After`. A call that is refused for another reason does not count,
 * uploads and appeals excepted. Order among other decorators does not matter: it counts after the guards.
 */
export function Limited(usual: LimitedCall, byField?: KindsByField): MethodDecorator {
  const as: LimitedAs = { usual, byField };
  return applyDecorators(
    SetMetadata(LIMITED, as),
    UseInterceptors(LimitedInterceptor),
    ApiExtension(LIMIT_EXTENSION, as),
  );
}

/** Counts a call before it is looked at, so that of many at once no more pass than may. */
@Injectable()
export class LimitedInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: SharedLimits,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: Partial<SignedIn> | null }>();
    const kind = kindOf(this.reflector.get<LimitedAs>(LIMITED, context.getHandler()), request.body);
    const taken = await this.limits.take(kind, whoCounts(request), LIMITS[kind]);
    if (taken.wait > 0) throw new WireError('TOO_MANY_REQUESTS', { 'Retry-After': taken.wait });
    if (REFUSED_COUNT.has(kind)) return next.handle();
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        // A count too many harms less than another answer than the one that was meant.
        await this.limits.giveBack(taken).catch(() => undefined);
        throw error;
      }),
    );
  }
}

/** The body is as it came: whether it may be so is checked later. */
function kindOf({ usual, byField }: LimitedAs, body: unknown): LimitedCall {
  if (byField === undefined || typeof body !== 'object' || body === null) return usual;
  const fields = body as Readonly<Record<string, unknown>>;
  const { field, alias = field, kinds } = byField;
  return kinds.get(field in fields ? fields[field] : fields[alias]) ?? usual;
}

/** Guards have told who it is; an administrator has no id and counts by address. */
export function whoCounts({ user, ip }: FastifyRequest & { user?: Partial<SignedIn> | null }): string {
  return user?.userId === undefined ? `address ${addressKey(ip)}` : `member ${user.userId}`;
}
