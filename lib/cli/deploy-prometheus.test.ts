import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { parse } from 'yaml';
import { z } from 'zod';
import { metrics } from '#lib/observability/metrics.ts';

const FOLDER = path.join(import.meta.dirname, '../../docs/deploy/prometheus');
const read = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');
const isInstalled = spawnSync('promtool', ['--version']).error === undefined;

const rules = z
  .object({ groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })) })
  .parse(parse(read('alerts.yaml')))
  .groups.flatMap((group) => group.rules);
const dashboard = z
  .object({ panels: z.array(z.object({ id: z.number(), title: z.string(), targets: z.array(z.object({ expr: z.string() })) })) })
  .parse(JSON.parse(read('dashboard.json')));
const panels = dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ alert: title, expr })));

/** Labels that Prometheus adds. */
const ADDED = ['job', 'instance', 'le'];

let known: Map<string, readonly string[]>;
beforeAll(async () => {
  const registry = Registry.merge([metrics().registry]);
  collectDefaultMetrics({ register: registry });
  known = new Map(
    registry.getMetricsAsArray().flatMap((metric) => {
      const { labelNames = [] } = metric as { labelNames?: readonly string[] };
      const names = metric.type.toString() === 'histogram' ? ['_bucket', '_sum', '_count'] : [''];
      return names.map((suffix) => [metric.name + suffix, labelNames] as const);
    }),
  );
});

test.each([...rules, ...panels].map(({ alert, expr }) => [alert, expr]))(
  '%s asks for metrics and labels that the site has',
  (_name, expr) => {
    const used = [...expr.matchAll(/\b((?:site|process|nodejs)_\w+)(?:\{([^}]*)\})?/g)];
    if (!/\bup\{/.test(expr)) expect(used).not.toEqual([]);
    for (const [, metric = '', matchers = ''] of used) {
      expect([...known.keys()]).toContain(metric);
      const labels = [...matchers.matchAll(/(\w+)(?:=~|!=|=)/g)].map(([, label = '']) => label);
      expect(labels.filter((label) => !ADDED.includes(label) && !known.get(metric)?.includes(label))).toEqual([]);
    }
  },
);

test('the dashboard shows what the site counts', () => {
  const all = panels.map(({ expr }) => expr).join('\n');
  const missing = metrics()
    .registry.getMetricsAsArray()
    .map(({ name }) => name)
    .filter((name) => name.startsWith('site_') && !all.includes(name));
  // One of the two views of a cache, and what an alert or a log says.
  expect(missing).toEqual(['site_page_cache_seconds', 'site_page_cache_dropped_total', 'site_content_available']);
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
});

(isInstalled ? test : test.skip)(
  'promtool accepts the alerts, and they fire when they should (skipped where promtool is not installed)',
  () => {
    for (const options of [
      ['check', 'rules', 'alerts.yaml'],
      ['test', 'rules', 'alerts.test.yaml'],
    ]) {
      const { status, stdout, stderr } = spawnSync('promtool', options, { cwd: FOLDER, encoding: 'utf8' });
      expect({ status, output: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, output: '' });
    }
  },
);
