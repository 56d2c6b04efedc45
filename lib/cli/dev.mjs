// `npm run dev`: the site in development, after the files that are made and not kept in git.
import { prepare, run } from './workspace.mjs';

prepare();
process.exit(run('next', ['dev', ...process.argv.slice(2)]) ? 0 : 1);
