import type { ExistingProvider, FactoryProvider } from '@nestjs/common';

/** A name under which something is injected that has no class. */
export type Token<T> = symbol & { readonly of?: T };

/** Makes a new token; `name` is what Nest says where nothing provides it. */
export function token<T>(name: string): Token<T> {
  return Symbol(name);
}

/** Under which something is injected: its class, the port that it implements, or a token. */
export type Key<T> = (abstract new (...parts: never) => T) | Token<T>;

type Keys<Parts extends readonly unknown[]> = { readonly [Index in keyof Parts]: Key<Parts[Index]> };

/** One object of `made` in this process, out of what the keys name: another order or number of them does not compile. */
export function provide<T, const Parts extends readonly unknown[]>(
  made: new (...parts: Parts) => T,
  ...inject: Keys<Parts>
): FactoryProvider<T> {
  return provideAs<T, Parts>(made, made, ...inject);
}

/** One object of `made`, which is injected under the port that it implements. */
export function provideAs<T, const Parts extends readonly unknown[]>(
  port: Key<T>,
  made: new (...parts: Parts) => T,
  ...inject: Keys<Parts>
): FactoryProvider<T> {
  return provideBy<T, Parts>(port, (...parts) => new made(...parts), ...inject);
}

/** One object that `make` makes of what the keys name. */
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

/** What is known under one key is found under another one too. */
export function provideAlso<T>(key: Key<T>, existing: Key<T>): ExistingProvider<T> {
  return { provide: key as symbol, useExisting: existing };
}
