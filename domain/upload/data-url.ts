/** A picture sent within JSON. */
export interface DataUrl {
  /** The declared media type. */
  readonly type: string;
  readonly base64: string;
  /** Decoded size in bytes. */
  readonly size: number;
}

/** Product decision: pictures that one call may send as data URLs. Others must be uploaded first. */
export const MAX_DATA_URLS = 3;

const HEAD = /^data:(image\/[a-z0-9.+-]+);base64,/i;

/** Whether a text claims to be a data URL of any type. */
export function isDataUrl(text: string): boolean {
  return /^data:/i.test(text);
}

/** Parses a data URL of an image; returns null if it isn't one or can't be decoded. */
export function parseDataUrl(text: string): DataUrl | null {
  const head = HEAD.exec(text.slice(0, 100));
  if (head === null) return null;
  const base64 = text.slice(head[0].length);
  if (base64 === '' || base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) return null;
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  return { type: head[1] ?? '', base64, size: (base64.length / 4) * 3 - padding };
}
