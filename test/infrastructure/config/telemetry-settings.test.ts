import { describe, expect, it } from '@jest/globals';
import { readSettings } from '../../../infrastructure/config/settings.js';
import { problemsOf } from '../../support/settings.js';

const OTEL_EXPORTER_OTLP_ENDPOINT = 'https://collector.test/otlp/';

describe('the settings of traces and metrics', () => {
  it('have no collector by default', () => {
    expect(readSettings({}).telemetry).toBeUndefined();
    expect(readSettings({ OTEL_SERVICE_NAME: 'paws' }).telemetry).toBeUndefined();
  });

  it('use OpenTelemetry’s defaults', () => {
    expect(readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT }).telemetry).toEqual({
      endpoint: 'https://collector.test/otlp',
      headers: {},
      serviceName: 'welcome-paws',
      sampler: 'parentbased_always_on',
      samplerShare: 1,
    });
  });

  it('accept headers in OpenTelemetry’s format', () => {
    const { telemetry } = readSettings({
      OTEL_EXPORTER_OTLP_ENDPOINT,
      OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Bearer%20a%2Cb, x-scope=a=b',
    });
    expect(telemetry?.headers).toEqual({ authorization: 'Bearer a,b', 'x-scope': 'a=b' });
  });

  it.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /^OTEL_EXPORTER_OTLP_ENDPOINT must be an address/],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'a=b' }, /^OTEL_EXPORTER_OTLP_HEADERS requires OTEL_EXPORTER_OTLP_ENDPOINT/],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS: 'Bearer kibble' }, /^OTEL_EXPORTER_OTLP_HEADERS must/],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS: 'a=%0d%0aX' }, /^OTEL_EXPORTER_OTLP_HEADERS must/],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS: 'a=%zz' }, /^OTEL_EXPORTER_OTLP_HEADERS must/],
    [{ OTEL_TRACES_SAMPLER: 'jaeger_remote' }, /^OTEL_TRACES_SAMPLER must be one of always_on, /],
    [{ OTEL_TRACES_SAMPLER_ARG: '1.1' }, /^OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1/],
  ])('are rejected with a sentence: %j', (settings, problem) => {
    expect(problemsOf(settings)).toEqual([expect.stringMatching(problem)]);
  });
});
