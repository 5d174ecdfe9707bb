import type { ServerResponse } from 'node:http';

/**
 * Adds to each of the provider's cookies how long it lasts. The library states only when it ends, by the server's clock,
 * and a browser whose clock is ahead would drop the cookie at once.
 */
export function stateCookieAges(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
  response.writeHead = (...given: unknown[]) => {
    const cookies = response.getHeader('set-cookie');
    if (Array.isArray(cookies)) response.setHeader('set-cookie', cookies.map(withAge));
    return writeHead(...given);
  };
}

function withAge(cookie: string): string {
  const end = /; expires=([^;]+)/i.exec(cookie)?.[1];
  if (end === undefined || /; max-age=/i.test(cookie)) return cookie;
  return `${cookie}; max-age=${String(Math.max(0, Math.round((Date.parse(end) - Date.now()) / 1000)))}`;
}
