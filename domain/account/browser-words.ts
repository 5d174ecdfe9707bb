/** Product decision: characters of a user agent that are stored. */
export const MAX_USER_AGENT_LENGTH = 300;

/**
 * A part of a user agent and the name people know. The first match wins, because later browsers imitate earlier ones.
 */
type Names = readonly (readonly [part: RegExp, name: string])[];

const BROWSERS: Names = [
  [/\b(Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/\S+ .*\bSafari\//, 'Safari'],
];

const SYSTEMS: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Returns a readable name for a user agent: 'Firefox on Linux', or 'Unknown browser'. */
export function browserWords(userAgent: string): string {
  const browser = nameOf(BROWSERS, userAgent);
  const system = nameOf(SYSTEMS, userAgent);
  if (browser === undefined) return system === undefined ? 'Unknown browser' : `Unknown browser on ${system}`;
  return system === undefined ? browser : `${browser} on ${system}`;
}

function nameOf(names: Names, userAgent: string): string | undefined {
  return names.find(([part]) => part.test(userAgent))?.[1];
}
