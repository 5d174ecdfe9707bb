import { Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { WireError } from '../server/problem/problem.js';

/** The administrator's session and nothing else. */
@Injectable()
export class AdminGuard extends AuthGuard('admin-session') {
  override handleRequest<T>(error: unknown, administrator: T | false): T {
    if (error) throw error as Error;
    if (administrator === false) throw new WireError('UNAUTHORIZED');
    return administrator;
  }
}
