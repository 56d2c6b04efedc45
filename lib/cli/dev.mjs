// `npm run dev`: the site in development, after the files that are made and not kept in git.
import { prepare, serve } from './workspace.mjs';

prepare();
serve({ NODE_ENV: 'development' });
