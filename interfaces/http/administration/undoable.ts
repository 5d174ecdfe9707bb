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
import type { FastifyReply, FastifyRequest } from 'fastify';
import { finalize, type Observable } from 'rxjs';
import { DecidingCalls } from '../../../application/administration/decision-ports.js';
import { Secrets } from '../../../application/shared/secrets.js';
import { UNDOABLE_EXTENSION } from '../openapi/derived-responses.js';
import type { Administrator } from '../server/caller/caller-identity.js';

export const UNDOABLE = 'undoable-call';

/** Returns whether a call is irreversible, from its body, which is not validated yet. */
type IsFinal = (body: Readonly<Record<string, unknown>>) => boolean;

/** Ordering an erasure ends the account's sessions at once. Another call stops the erasure. */
export const isErasure: IsFinal = ({ action }) => action === 'erase_minor';

/** Options of a call that can be undone. */
export interface UndoableCall {
  readonly unless?: IsFinal | undefined;
}

/**
 * Lets the administrator undo the call for UNDO_MS: triggers record what its transactions change, its messages and jobs
 * wait, and the response has a Decision-Id. With `unless`, some bodies take effect at once and permanently.
 */
export function Undoable(unless?: IsFinal): MethodDecorator {
  const call: UndoableCall = { unless };
  return applyDecorators(
    SetMetadata(UNDOABLE, call),
    UseInterceptors(DecisionInterceptor),
    ApiExtension(UNDOABLE_EXTENSION, true),
  );
}

/** Runs a call as a decision. */
@Injectable()
export class DecisionInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly calls: DecidingCalls,
    private readonly secrets: Secrets,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const { user, body } = http.getRequest<FastifyRequest & { readonly user: Administrator }>();
    const { unless } = this.reflector.get<UndoableCall>(UNDOABLE, context.getHandler());
    if (unless?.((body ?? {}) as Readonly<Record<string, unknown>>) === true) return next.handle();
    const id = this.secrets.newId();
    let isDecided = false;
    const decision = { id, administratorId: user.id, onCommit: () => void (isDecided = true) };
    const answer = this.calls.decide(decision, () => next.handle());
    const reply = http.getResponse<FastifyReply>();
    return answer.pipe(
      finalize(() => {
        if (isDecided) reply.header('Decision-Id', id);
      }),
    );
  }
}
