const JSON_NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/** Returns the number if the text is a valid JSON number (RFC 8259: decimals and exponent allowed), else null. */
export function jsonNumber(text: string): number | null {
  return JSON_NUMBER.test(text) ? Number(text) : null;
}
