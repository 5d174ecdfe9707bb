import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, APIResponse } from '@playwright/test';

/** Returns the password that the server generated at its first start. */
export function adminPassword(): string {
  return readFileSync(join(process.env['E2E_DATA_DIR'] ?? '.data', 'admin-password'), 'utf8').trim();
}

/** The built-in administrator, acting through the API. */
export class Administrator {
  private constructor(private readonly request: APIRequestContext) {}

  /** Signs in. `request` keeps the session cookie. */
  static async signIn(request: APIRequestContext): Promise<Administrator> {
    await succeeded(await request.post('/api/admin/login', { data: { password: adminPassword() } }));
    return new Administrator(request);
  }

  /** Returns the first page of a list. */
  async list<T>(path: string): Promise<T[]> {
    return (await (await succeeded(await this.request.get(path, { params: { limit: 100 } }))).json()) as T[];
  }

  async post(path: string, data: Readonly<Record<string, unknown>> = {}): Promise<void> {
    await succeeded(await this.request.post(path, { data }));
  }

  async patch(path: string, data: Readonly<Record<string, unknown>>): Promise<void> {
    await succeeded(await this.request.patch(path, { data }));
  }
}

async function succeeded(response: APIResponse): Promise<APIResponse> {
  if (response.ok()) return response;
  throw new Error(`${response.url()} returned ${String(response.status())}: ${await response.text()}`);
}
