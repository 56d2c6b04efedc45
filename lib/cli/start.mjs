// `npm start`: installs, builds and serves the site. Runs on whatever Node installs it.
import { join } from 'node:path';
import { build, checkSettings, install, root, serve } from './workspace.mjs';

install();
checkSettings();
build();
const port = Number(process.env.PORT || 3000);
console.log(`The site is at http://localhost:${port} and http://localhost:${port}/hi`);
serve(join(root, '.next/standalone'), port);
