import { createContext, runInContext } from 'node:vm';
import { webVitalsScript } from './web-vitals.ts';

test('7 the library measures each web vital', async () => {
  const script = await webVitalsScript();
  const observed: unknown[] = [];
  class PerformanceObserver {
    static readonly supportedEntryTypes = ['paint', 'layout-shift', 'largest-contentful-paint', 'event', 'navigation'];
    observe(options: unknown) {
      observed.push(options);
    }
  }
  const listen = () => undefined;
  const document = {
    currentScript: { dataset: { collector: '/vitals' } },
    addEventListener: listen,
    visibilityState: 'visible',
    readyState: 'loading',
    documentElement: {},
  };
  const page = {
    document,
    PerformanceObserver,
    addEventListener: listen,
    performance,
    location: {},
    requestAnimationFrame: listen,
  };
  const context = createContext({ ...page, self: page, window: page, setTimeout: listen });
  expect(() => runInContext(script, context)).not.toThrow();
  expect(observed.length).toBeGreaterThan(2);
});
