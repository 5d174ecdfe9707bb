/** How far from its end a document tells where its table of parts is (ISO 32000-1, annex H.3, implementation note 18). */
const TAIL_BYTES = 1024;

/**
 * Whether a file is built as a PDF is (ISO 32000-1, section 7.5): a version, parts, a root among them, and at its end where the
 * table of the parts is. A few bytes that only begin like one are none.
 */
export function isPdf(bytes: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(bytes);
  return (
    /^%PDF-[12]\.\d/.test(text) &&
    /\d+\s+\d+\s+obj\b/.test(text) &&
    /\/Root\s*\d+\s+\d+\s+R/.test(text) &&
    /startxref\s+\d+\s+%%EOF/.test(text.slice(-TAIL_BYTES))
  );
}
