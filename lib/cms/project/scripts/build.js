/**
 * `npm run build`: the admin. `strapi build` would take a `tsconfig.json` of a parent folder, such as that of the site, for its own.
 */
const path = require('node:path');

// Otherwise React and the store of the admin would be those for development, which are several times slower.
process.env.NODE_ENV = 'production';

const strapi = path.dirname(require.resolve('@strapi/strapi/package.json'));
const { build } = require(path.join(strapi, 'dist/src/node/build.js'));
const { createLogger } = require(path.join(strapi, 'dist/src/cli/utils/logger.js'));

build({ cwd: path.join(__dirname, '..'), logger: createLogger(), bundler: 'vite', minify: true }).catch((error) => {
  console.error(error);
  process.exit(1);
});
