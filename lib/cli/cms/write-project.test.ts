/** @jest-environment node */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeProject } from './write-project.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cms-project-'));
  writeProject(folder, 'rupay', { PORT: '1337' });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const sources = () =>
  ['src', 'app', 'components', 'scripts', 'lib', '.']
    .flatMap((name) =>
      readdirSync(join(folder, name), { recursive: name !== '.', encoding: 'utf8' }).map((file) => join(name, file)),
    )
    .filter((file) => /\.(?:ts|tsx)$/.test(file));
const IMPORTS = /(?:^|\n)(?:import|export)[^;'"]*?from '([^']+)'|\bimport\(\s*'([^']+)'|(?:^|\n)import '([^']+)'/g;
const importsIn = (file: string) => [...read(file).matchAll(IMPORTS)].map(([, ...targets]) => targets.find(Boolean) ?? '');

test('secrets and passwords are random, stay, and only their owner may read them', () => {
  expect(statSync(join(folder, '.env')).mode & 0o777).toBe(0o600);
  writeFileSync(join(folder, 'data'), 'kept');
  const first = writeProject(folder, 'rupay', { PORT: '1337' });
  const again = writeProject(folder, 'rupay', { PORT: '1400' });
  expect(again).toEqual({ ...first, PORT: '1400' });
  expect(read('data')).toBe('kept');
  const names = ['PAYLOAD_SECRET', 'PREVIEW_SECRET', 'REVALIDATE_SECRET', 'CONTENT_DRAFT_TOKEN'];
  const secrets = [...names, 'EDITOR_PASSWORD', 'PUBLISHER_PASSWORD', 'ADMINISTRATOR_PASSWORD', 'REQUESTS_PASSWORD'].map(
    (name) => first[name],
  );
  expect(new Set(secrets).size).toBe(secrets.length);
  for (const secret of secrets) expect(secret).toMatch(/^[\w-]{32}$/);
  expect(statSync(join(folder, '.env')).mode & 0o777).toBe(0o600);
});

test('every module that is imported is in the project, or in a package of its manifest', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  const packages = [...Object.keys(dependencies), ...Object.keys(devDependencies)];
  const missing = sources().flatMap((file) =>
    importsIn(file).filter((target) => {
      if (target.startsWith('#')) return !existsSync(join(folder, target.slice(1)));
      if (target.startsWith('.')) return !/import-map/.test(target) && !existsSync(join(folder, file, '..', target));
      return (
        !target.startsWith('node:') &&
        target !== '@payload-config' &&
        !packages.some((name) => target === name || target.startsWith(`${name}/`))
      );
    }),
  );
  expect(missing).toEqual([]);
});

test('of the site it needs few packages, and neither Next.js nor Redis for its content', () => {
  const { dependencies } = JSON.parse(read('package.json'));
  const ofProject = Object.keys(JSON.parse(readFileSync('lib/cms/project/package.json', 'utf8')).dependencies);
  expect(
    Object.keys(dependencies)
      .filter((name) => !ofProject.includes(name))
      .sort(),
  ).toEqual(['fastest-levenshtein', 'lru-cache', 'next-intl', 'react-markdown', 'rehype-sanitize', 'remark-gfm', 'zod']);
  expect(dependencies['next-intl']).toMatch(/^npm:use-intl@/);
});

test('components are named by paths without #, which Payload cannot resolve, and exist', () => {
  const named = sources()
    .filter((file) => file.startsWith('src') || file === 'payload.config.ts')
    .flatMap((file) => [...read(file).matchAll(/(?:component\('|'\/components\/)([\w-]+)#(\w+)'/g)]);
  expect(named.length).toBeGreaterThan(5);
  for (const [, file = '', name = ''] of named)
    expect(read(`components/${file}.tsx`)).toMatch(new RegExp(`export (?:async )?(?:function|const) ${name}\\b`));
});

test('no field loads an editor from another host: Payload does for json, code and rich text', () => {
  const fields = read('src/fields.ts');
  expect(fields).toContain("custom.table === 'rows'");
  expect(sources().filter((file) => /@monaco|richtext-lexical|type: 'code'|type: 'richText'/.test(read(file)))).toEqual([]);
  // The one json field of the project itself is hidden.
  const json = sources().filter((file) => file.startsWith('src') && /name: '\w+', type: 'json'/.test(read(file)));
  expect(json).toEqual(['src/notices.ts']);
  expect(read('src/notices.ts')).toMatch(/type: 'json', admin: \{ hidden: true \}/);
});

test('packages of Payload are not bundled, nothing is sent to its makers, and its schedule is not used', () => {
  for (const name of ['payload', '@payloadcms/db-sqlite', '@payloadcms/drizzle', '@payloadcms/translations'])
    expect(read('next.config.ts')).toContain(`'${name}',`);
  expect(read('instrumentation.ts')).not.toContain('getPayload');
  expect(read('payload.config.ts')).toContain('telemetry: false');
  expect(sources().filter((file) => file.startsWith('src') && read(file).includes('schedulePublish'))).toEqual([]);
});

test('with a bucket, files are kept in it, and all packages of Payload have the version of its adapter', () => {
  const other = mkdtempSync(join(tmpdir(), 'cms-project-s3-'));
  writeProject(other, 'rupay', { S3_BUCKET: 'pictures' });
  const { dependencies } = JSON.parse(readFileSync(join(other, 'package.json'), 'utf8'));
  const versions = Object.entries(dependencies).filter(([name]) => /^(?:payload$|@payloadcms\/)/.test(name));
  expect(dependencies['@payloadcms/storage-s3']).toBeDefined();
  expect(new Set(versions.map(([, version]) => version)).size).toBe(1);
  expect(readFileSync(join(other, 'src/storage.ts'), 'utf8')).toContain('s3Storage');
  rmSync(other, { recursive: true });
  expect(read('src/storage.ts')).not.toContain('s3Storage');
});
