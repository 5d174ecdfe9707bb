/**
 * A minimal HTTP browser: keeps cookies by host (ignoring the port, as browsers do) and path, and follows redirects on
 * request.
 */
export class Browser {
  readonly #cookies = new Map<string, { name: string; value: string; path: string; host: string }>();

  /** Sends one request without following redirects. */
  async request(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address);
    const headers = new Headers(init.headers);
    const cookie = this.cookieFor(url);
    if (cookie !== '') headers.set('cookie', cookie);
    const answer = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) this.#keep(line, url);
    return answer;
  }

  /** Sends a request and follows all redirects. Returns the last answer, its URL, and all URLs on the way. */
  async visit(address: string, init: RequestInit = {}): Promise<{ answer: Response; url: string; hops: string[] }> {
    const hops = [address];
    let answer = await this.request(address, init);
    let url = address;
    while (answer.status >= 300 && answer.status < 400 && hops.length < 20) {
      url = new URL(answer.headers.get('location') ?? '', url).href;
      hops.push(url);
      answer = await this.request(url);
    }
    return { answer, url, hops };
  }

  /** Submits a form as a browser does. */
  submit(address: string, fields: Record<string, string>): Promise<{ answer: Response; url: string; hops: string[] }> {
    const { origin } = new URL(address);
    return this.visit(address, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin, 'sec-fetch-site': 'same-origin' },
    });
  }

  /** Returns the value of a cookie, or undefined. */
  cookie(origin: string, name: string): string | undefined {
    return [...this.#cookies.values()].find((each) => each.host === new URL(origin).hostname && each.name === name)
      ?.value;
  }

  cookieFor({ hostname, pathname }: URL): string {
    return [...this.#cookies.values()]
      .filter((each) => each.host === hostname && pathname.startsWith(each.path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }

  #keep(line: string, url: URL): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    const path = attributes.find((each) => /^path=/i.test(each))?.slice(5) ?? '/';
    const age = attributes.find((each) => /^max-age=/i.test(each))?.slice(8);
    const end = attributes.find((each) => /^expires=/i.test(each))?.slice(8);
    const isGone = age === undefined ? end !== undefined && Date.parse(end) < Date.now() : Number(age) <= 0;
    const key = `${url.hostname} ${path} ${name}`;
    if (isGone) this.#cookies.delete(key);
    else this.#cookies.set(key, { name, value, path, host: url.hostname });
  }
}
