/** Imports point downwards: a folder may import from itself and from lower layers, types included. */
export const LAYERS = [
  ['messages', 'lib/platform', 'lib/config', 'lib/i18n'],
  ['lib/contract', 'lib/routes', 'lib/observability'],
  ['lib/content', 'lib/content-service', 'lib/cms'],
  ['lib/seo', 'lib/pdf', 'lib/security', 'lib/browser'],
  ['lib/server', 'lib/next-internals'],
  ['components'],
  ['app', 'middleware.ts', 'instrumentation.ts', 'next.config.ts'],
];

/** What a folder may import from its own layer. @type {Record<string, string[]>} */
const SAME_LAYER = {
  'lib/i18n': ['messages'],
  'lib/routes': ['lib/contract'],
  'lib/observability': ['lib/routes'],
  'lib/server': ['lib/next-internals'],
};

/** Loads the embedded content service when it is used. */
const TRANSPORT = 'lib/content/client/transport.ts';
/** A server action is an endpoint, like a route handler; it calls `server/` of its block. The two components read a status early. */
const WITH_SERVER =
  '/action\\.ts$|^components/blocks/[^/]+/server/|^components/(?:layout/content-page|search/search-content)\\.tsx$';

/** @param {string[]} paths */
const exact = (paths) => `^(?:${paths.map((path) => path.replaceAll('.', '\\.')).join('|')})(?:/|$)`;

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const layerRules = LAYERS.flatMap((folders, layer) =>
  folders.map((folder) => {
    const beside = folders.filter((other) => other !== folder && !SAME_LAYER[folder]?.includes(other));
    return {
      name: `layer-${layer}-${folder}`,
      severity: 'error',
      from: { path: exact([folder]), pathNot: exact([TRANSPORT]) },
      to: { path: exact([...beside, ...LAYERS.slice(layer + 1).flat(), 'lib/cli']) },
    };
  }),
);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-folder-cycles', severity: 'error', scope: 'folder', from: { path: '^lib/' }, to: { circular: true } },
    ...layerRules,
    {
      name: 'folder-without-layer',
      comment: 'A new folder of lib needs a place in LAYERS.',
      severity: 'error',
      from: { path: '^lib/', pathNot: exact([...LAYERS.flat(), 'lib/cli']) },
      to: {},
    },
    {
      name: 'components-without-server',
      severity: 'error',
      from: { path: '^components/', pathNot: WITH_SERVER },
      to: { path: exact(['lib/server', 'lib/next-internals']) },
    },
    {
      name: 'embedded-service-when-used',
      comment: 'The content of the embedded service takes memory, so it is only loaded with import().',
      severity: 'error',
      from: { pathNot: exact(['lib/content-service', 'lib/cli']) },
      to: { path: exact(['lib/content-service']), dynamic: false },
    },
  ],
  options: {
    // TypeScript 7 has no parser for tools.
    parser: 'swc',
    includeOnly: exact([...LAYERS.flat(), 'lib/cli']),
    exclude: '\\.(?:test|test-helper|example|fixture)\\.tsx?$',
    enhancedResolveOptions: { conditionNames: ['import', 'default'], extensions: ['.ts', '.tsx', '.mjs', '.json', '.css'] },
  },
};
