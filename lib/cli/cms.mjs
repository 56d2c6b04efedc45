// `npm run cms`: a CMS and the site beside it (cms.ts). Runs on whatever Node installs it.
import { spawn } from 'node:child_process';
import { checkSettings, endWith, environment, install, nodePath, root } from './workspace.mjs';

install();
checkSettings();
const args = ['lib/cli/cms.ts', ...process.argv.slice(2)];
endWith(spawn(nodePath(), args, { cwd: root, env: environment(), stdio: 'inherit' }));
