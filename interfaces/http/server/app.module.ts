import { Module, type DynamicModule } from '@nestjs/common';
import type { Room } from './dependencies.js';

@Module({})
export class AppModule {
  /** The application of these rooms; their controllers answer in this order. */
  static with(rooms: readonly Room[]): DynamicModule {
    return {
      module: AppModule,
      controllers: rooms.flatMap(({ controllers }) => [...controllers]),
      providers: rooms.flatMap(({ providers }) => [...providers]),
    };
  }
}
