import { ROUTES } from '#lib/routes/table.ts';
import { isProbe } from './probes.ts';

test.each([
  '/wp-login.php',
  '/WP-Login.php',
  '/wp-admin',
  '/wp-admin/',
  '/hi/wp-login.php',
  '/xmlrpc.php',
  '/.env',
  '/%2eenv',
  '/.env.local',
  '/app/.env',
  '/.git/config',
  '/.aws/credentials',
  '/phpmyadmin/',
  '/cgi-bin/luci',
  '/vendor/phpunit/phpunit/src/Util/PHP/eval-stdin.php',
  '/backup.sql',
  '/site.tar.gz',
  '/actuator/health',
  '/index.php',
  '/login.aspx',
  '/config.yml',
  '/%zz/.git/HEAD',
])('2.1 %s is a probe', (path) => {
  expect(isProbe(path)).toBe(true);
});

test.each([
  ...ROUTES.map(({ pattern }) => pattern.replace('{product}', 'rupay').replaceAll(/\{\w+\}/g, 'an-id_1')),
  '/hi',
  '/hi/ekaa',
  '/offers.xml',
  '/hi/offers.xml',
  '/nope',
  '/nope.txt',
  '/nope/deep',
  '/wp-card',
  '/environment',
  '/php',
  '/vendor',
  '/.well-known/security.txt',
  '/legal/env',
  '/%E0%A4%95',
  '/a.b/c',
])('2.1 %s is none', (path) => {
  expect(isProbe(path)).toBe(false);
});
