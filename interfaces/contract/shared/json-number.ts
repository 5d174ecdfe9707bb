const JSON_NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/** The number that a text spells as JSON does (RFC 8259 §6): any number of decimals, an exponent or none. Null where it spells none. */
export function jsonNumber(text: string): number | null {
  return JSON_NUMBER.test(text) ? Number(text) : null;
}
