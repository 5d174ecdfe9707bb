import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { BUSINESS, BUSINESS_CARD } from '../../../interfaces/contract/business/business-examples.js';
import { GUIDE_DOG } from '../../../interfaces/contract/guide-dog/guide-dog-example.js';
import { OWNER_RESPONSE, REVIEW, REVIEW_SUMMARY } from '../../../interfaces/contract/review/review-examples.js';
import { BusinessCard, BusinessDetail } from '../../../interfaces/contract/business/business.js';
import { GuideDog } from '../../../interfaces/contract/guide-dog/guide-dog.js';
import { PROBLEM_CODES } from '../../../interfaces/contract/shared/problem.js';
import { OwnerResponse, Review, ReviewSummary } from '../../../interfaces/contract/review/review.js';
import type { App } from '../../../interfaces/http/create-app.js';
import { documentationApp } from '../../../interfaces/cli/documentation-app.js';
import { openApiDocument } from '../../../interfaces/http/openapi/open-api.js';
import { openApiText } from '../../../interfaces/http/openapi/open-api-text.js';
import { PROBLEM_STATUS } from '../../../interfaces/http/server/problem/problem-status.js';

let app: App;

beforeAll(async () => {
  app = await documentationApp();
});

afterAll(() => app?.nest.close());

const run = (program: string, ...args: string[]) =>
  spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

describe('openapi.yaml', () => {
  it('describes every existing call and no other', () => {
    const described = Object.entries(openApiDocument(app.nest).paths).flatMap(([path, item]) =>
      METHODS.filter((method) => item[method] !== undefined).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const registered = [...app.routes].flatMap(([path, methods]) =>
      methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`),
    );
    expect(registered.toSorted()).toEqual(described.toSorted());
  });

  it('matches the document generated from the code (npm run openapi)', () => {
    expect(readFileSync('openapi.yaml', 'utf8')).toBe(openApiText(openApiDocument(app.nest)));
  });

  it('matches the generated client types (npm run openapi)', () => {
    const { stdout, status } = run('web/build/client-types.ts');
    expect(status).toBe(0);
    expect(readFileSync('web/api/schema.gen.ts', 'utf8').trim()).toBe(stdout.trim());
  });

  it('passes the OpenAPI linter without errors', () => {
    const { stdout, stderr, status } = run(
      'node_modules/@redocly/cli/bin/cli.js',
      'lint',
      'openapi.yaml',
      '--config',
      '.redocly.yaml',
      '--format',
      'json',
    );
    expect([stderr, status]).toEqual([expect.any(String), 0]);
    expect(JSON.parse(stdout.slice(stdout.indexOf('{')))).toMatchObject({ totals: { errors: 0 } });
  });

  it('gives every call a unique ID, a summary, a tag, and its error responses', () => {
    const { paths, components } = openApiDocument(app.nest);
    const shared = components?.responses ?? {};
    const calls = Object.values(paths).flatMap((item) => METHODS.flatMap((method) => item[method] ?? []));
    expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(calls.length);
    for (const { operationId, summary, tags, responses } of calls) {
      expect([operationId, summary !== '', tags?.length]).toEqual([operationId, true, 1]);
      const refusals = Object.entries(responses).filter(([status]) => Number(status) >= 400);
      expect([operationId, refusals.length > 0]).toEqual([operationId, true]);
      for (const [, refusal] of refusals) {
        const { content } = shared[(refusal as { $ref: string }).$ref.split('/').at(-1) ?? ''] as { content: object };
        expect([operationId, Object.keys(content)]).toEqual([operationId, ['application/problem+json']]);
      }
    }
  });

  it('has examples that match its schemas', () => {
    expect(BusinessCard.strict().parse(BUSINESS_CARD)).toEqual(BUSINESS_CARD);
    expect(BusinessDetail.strict().parse(BUSINESS)).toEqual(BUSINESS);
    expect(Review.strict().parse(REVIEW)).toEqual(REVIEW);
    expect(OwnerResponse.strict().parse(OWNER_RESPONSE)).toEqual(OWNER_RESPONSE);
    expect(ReviewSummary.strict().parse(REVIEW_SUMMARY)).toEqual(REVIEW_SUMMARY);
    expect(GuideDog.strict().parse(GUIDE_DOG)).toEqual(GUIDE_DOG);
  });

  it('lists every error code with its status', () => {
    const { schemas } = openApiDocument(app.nest).components ?? {};
    expect(schemas?.['Problem']).toMatchObject({ properties: { code: { enum: [...PROBLEM_CODES] } } });
    expect(Object.keys(PROBLEM_STATUS).toSorted()).toEqual([...PROBLEM_CODES].toSorted());
  });
});
