// `npm start`: installs, builds and serves the site. Runs on whatever Node installs it.
import { build, checkSettings, install, serve } from './workspace.mjs';

install();
checkSettings();
build();
const port = Number(process.env.PORT || 3000);
console.log(`The site is at http://localhost:${port} and http://localhost:${port}/hi`);
serve();
