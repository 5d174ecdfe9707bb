import type { ExistingProvider, FactoryProvider } from '@nestjs/common';

/** An injection token for a value that has no class. */
export type Token<T> = symbol & { readonly of?: T };

/** Returns a new token. Nest shows `name` if nothing provides it. */
export function token<T>(name: string): Token<T> {
  return Symbol(name);
}

/** An injection key: a class, the port that it implements, or a token. */
export type Key<T> = (abstract new (...parts: never) => T) | Token<T>;

type Keys<Parts extends readonly unknown[]> = { readonly [Index in keyof Parts]: Key<Parts[Index]> };

/**
 * Provides a singleton of `made`, constructed from the dependencies in `inject`. A wrong order or number does not
 * compile.
 */
export function provide<T, const Parts extends readonly unknown[]>(
  made: new (...parts: Parts) => T,
  ...inject: Keys<Parts>
): FactoryProvider<T> {
  return provideAs<T, Parts>(made, made, ...inject);
}

/** Provides a singleton of `made` under the port that it implements. */
export function provideAs<T, const Parts extends readonly unknown[]>(
  port: Key<T>,
  made: new (...parts: Parts) => T,
  ...inject: Keys<Parts>
): FactoryProvider<T> {
  return provideBy<T, Parts>(port, (...parts) => new made(...parts), ...inject);
}

/** Provides the singleton that `make` creates from the dependencies in `inject`. */
export function provideBy<T, const Parts extends readonly unknown[]>(
  key: Key<T>,
  make: (...parts: Parts) => T,
  ...inject: Keys<Parts>
): FactoryProvider<T> {
  return {
    provide: key as symbol,
    useFactory: (...parts: unknown[]) => make(...(parts as unknown as Parts)),
    inject: [...inject] as symbol[],
  };
}

/** Provides an existing singleton under a second key. */
export function provideAlso<T>(key: Key<T>, existing: Key<T>): ExistingProvider<T> {
  return { provide: key as symbol, useExisting: existing };
}
