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
import { WireError } from '../problem/problem.js';
import { limitKeyOf } from './limited.js';
import { LIMITS } from './limits.js';

/** In the draft of openapi.yaml: the pictures of the call count as uploads. */
export const PICTURES_EXTENSION = 'x-counted-pictures';

/**
 * Counts each picture in the call's JSON as an upload, even if the call fails, because processing it is what costs.
 * Beyond the limit of uploads: 429 with `Retry-After`.
 */
export function CountedPictures(): MethodDecorator {
  return applyDecorators(UseInterceptors(CountedPicturesInterceptor), ApiExtension(PICTURES_EXTENSION, true));
}

@Injectable()
export class CountedPicturesInterceptor implements NestInterceptor {
  constructor(private readonly limits: SharedLimits) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    // A call with more pictures is rejected before any is processed.
    for (let n = Math.min(picturesIn(request.body), MAX_DATA_URLS); n > 0; n -= 1) {
      const { wait } = await this.limits.take('uploads', limitKeyOf(request), LIMITS.uploads);
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
