import { Module, type DynamicModule, type Type } from '@nestjs/common';

@Module({})
export class AppModule {
  /** The application of these modules. */
  static of(modules: readonly (Type | DynamicModule)[]): DynamicModule {
    return { module: AppModule, imports: [...modules] };
  }
}
