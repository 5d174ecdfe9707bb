import {
  applyDecorators,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { SharedLimits } from '../../../../application/shared/shared-limits.js';
import { isDataUrl, MAX_DATA_URLS } from '../../../../domain/upload/data-url.js';
import type { SignedIn } from '../../identity/signed-in.js';
import { WireError } from '../problem/problem.js';
import { whoCounts } from './limited.js';
import { LIMITS } from './limits.js';

/** While openapi.yaml is made: the pictures of a call count. */
export const PICTURES_EXTENSION = 'x-counted-pictures';

/**
 * Each picture that comes within the JSON of the call counts as an upload, also where the call is refused: looking at it is
 * what costs. Beyond the limit of uploads: 429 with `Retry-After`.
 */
export function CountedPictures(): MethodDecorator {
  return applyDecorators(UseInterceptors(CountedPicturesInterceptor), ApiExtension(PICTURES_EXTENSION, true));
}

@Injectable()
export class CountedPicturesInterceptor implements NestInterceptor {
  constructor(private readonly limits: SharedLimits) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: Partial<SignedIn> | null }>();
    // A call with more is refused before any of them is looked at.
    for (let n = Math.min(picturesIn(request.body), MAX_DATA_URLS); n > 0; n -= 1) {
      const { wait } = await this.limits.take('uploads', whoCounts(request), LIMITS.uploads);
      if (wait > 0) throw new WireError('TOO_MANY_REQUESTS', { 'Retry-After': wait });
    }
    return next.handle();
  }
}

function picturesIn(body: unknown): number {
  if (typeof body !== 'object' || body === null) return 0;
  const entries: unknown[] = Object.values(body).flat();
  return entries.filter((entry) => typeof entry === 'string' && isDataUrl(entry)).length;
}
