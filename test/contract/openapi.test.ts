import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { BUSINESS, BUSINESS_CARD } from '../../interfaces/contract/business/business-examples.js';
import { GUIDE_DOG } from '../../interfaces/contract/guide-dog/guide-dog-example.js';
import { OWNER_RESPONSE, REVIEW, REVIEW_SUMMARY } from '../../interfaces/contract/review/review-examples.js';
import { BusinessCard, BusinessDetail } from '../../interfaces/contract/business/business.js';
import { GuideDog } from '../../interfaces/contract/guide-dog/guide-dog.js';
import { PROBLEM_CODES } from '../../interfaces/contract/shared/problem.js';
import { OwnerResponse, Review, ReviewSummary } from '../../interfaces/contract/review/review.js';
import type { App } from '../../interfaces/http/create-app.js';
import { documentationApp } from '../../interfaces/cli/documentation-app.js';
import { openApiDocument, openApiText } from '../../interfaces/http/openapi/open-api.js';
import { PROBLEM_STATUS } from '../../interfaces/http/server/problem/problem-status.js';

let app: App;

beforeAll(async () => {
  app = await documentationApp();
});

afterAll(() => app?.nest.close());

const run = (program: string, ...args: string[]) =>
  spawnSync(process.execPath, [`node_modules/${program}`, ...args], {
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

describe('openapi.yaml', () => {
  it('describes every call there is, and no other', () => {
    const described = Object.entries(openApiDocument(app.nest).paths).flatMap(([path, item]) =>
      METHODS.filter((method) => item[method] !== undefined).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const registered = [...app.routes].flatMap(([path, methods]) =>
      methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`),
    );
    expect(registered.toSorted()).toEqual(described.toSorted());
  });

  it('is the one that the code makes (npm run openapi)', () => {
    expect(readFileSync('openapi.yaml', 'utf8')).toBe(openApiText(openApiDocument(app.nest)));
  });

  it('is the one that the client’s types are made of (npm run openapi)', () => {
    const { stdout, status } = run('openapi-typescript/bin/cli.js', 'openapi.yaml');
    expect(status).toBe(0);
    expect(readFileSync('web/api/schema.gen.ts', 'utf8').trim()).toBe(stdout.trim());
  });

  it('has no error in the eyes of a linter', () => {
    const { stdout, stderr, status } = run(
      '@redocly/cli/bin/cli.js',
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

  it('gives every call an id of its own, a summary, a tag and its refusals', () => {
    const calls = Object.values(openApiDocument(app.nest).paths).flatMap((item) =>
      METHODS.flatMap((method) => item[method] ?? []),
    );
    expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(calls.length);
    for (const { operationId, summary, tags, responses } of calls) {
      expect([operationId, summary !== '', tags?.length]).toEqual([operationId, true, 1]);
      const refusals = Object.entries(responses).filter(([status]) => Number(status) >= 400);
      expect([operationId, refusals.length > 0]).toEqual([operationId, true]);
      for (const [, refusal] of refusals)
        expect([operationId, Object.keys((refusal as { content: object }).content)]).toEqual([
          operationId,
          ['application/problem+json'],
        ]);
    }
  });

  it('shows examples that are true to its schemas', () => {
    expect(BusinessCard.strict().parse(BUSINESS_CARD)).toEqual(BUSINESS_CARD);
    expect(BusinessDetail.strict().parse(BUSINESS)).toEqual(BUSINESS);
    expect(Review.strict().parse(REVIEW)).toEqual(REVIEW);
    expect(OwnerResponse.strict().parse(OWNER_RESPONSE)).toEqual(OWNER_RESPONSE);
    expect(ReviewSummary.strict().parse(REVIEW_SUMMARY)).toEqual(REVIEW_SUMMARY);
    expect(GuideDog.strict().parse(GUIDE_DOG)).toEqual(GUIDE_DOG);
  });

  it('names every code, and each has its status', () => {
    const { schemas } = openApiDocument(app.nest).components ?? {};
    expect(schemas?.['Problem']).toMatchObject({ properties: { code: { enum: [...PROBLEM_CODES] } } });
    expect(Object.keys(PROBLEM_STATUS).toSorted()).toEqual([...PROBLEM_CODES].toSorted());
  });
});
