/** Returns a parsed URL; null if it is invalid. Safari 16 and Chrome 111 lack `URL.parse` and `URL.canParse`. */
export function urlIn(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
