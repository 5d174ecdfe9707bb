/** How far from its end a document tells where its table of parts is (ISO 32000-1, annex H.3, implementation note 18). */
const TAIL_BYTES = 1024;

/**
 * Whether a file is built as a PDF is (ISO 32000-1, section 7.5): a version, parts, a root among them, and at its end where the
 * table of the parts is. A few bytes that only begin like one are none. Digits and blanks are counted, so that a look at any bytes
 * takes as long as they are many.
 */
export function isPdf(bytes: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(bytes);
  return (
    /^%PDF-[12]\.\d/.test(text) &&
    /(?<!\d)\d{1,10}\s{1,16}\d{1,5}\s{1,16}obj\b/.test(text) &&
    /\/Root\s{0,16}\d{1,10}\s{1,16}\d{1,5}\s{1,16}R/.test(text) &&
    /startxref\s{1,16}\d{1,15}\s{1,16}%%EOF/.test(text.slice(-TAIL_BYTES))
  );
}
