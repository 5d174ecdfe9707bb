import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, APIResponse } from '@playwright/test';

/** The password that the product made at its first start. */
export function administratorsPassword(): string {
  return readFileSync(join(process.env['E2E_DATA_DIR'] ?? '.data', 'admin-password'), 'utf8').trim();
}

/** Whoever decides, by the calls. */
export class Administrator {
  private constructor(private readonly request: APIRequestContext) {}

  /** `request` keeps the administrator's cookie from then on. */
  static async signIn(request: APIRequestContext): Promise<Administrator> {
    await succeeded(await request.post('/api/admin/login', { data: { password: administratorsPassword() } }));
    return new Administrator(request);
  }

  async waiting<T>(path: string): Promise<T[]> {
    return (await (await succeeded(await this.request.get(path, { params: { limit: 100 } }))).json()) as T[];
  }

  async decide(path: string, data: Readonly<Record<string, unknown>> = {}): Promise<void> {
    await succeeded(await this.request.post(path, { data }));
  }
}

async function succeeded(answer: APIResponse): Promise<APIResponse> {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${String(answer.status())}: ${await answer.text()}`);
  return answer;
}
