// `npm run test:browsers`: visitor tasks in the system's Firefox and WebKit; says in words which of them it could not start.
import { build, install, nodePath, root, run } from './workspace.mjs';

install();
build();
process.exit(run(nodePath(), [`${root}/e2e/browsers/run.ts`, ...process.argv.slice(2)]) ? 0 : 1);
