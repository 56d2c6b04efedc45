// `npm run build`: the build of `npm start`, under .next.
import { build, checkSettings } from './workspace.mjs';

checkSettings();
build();
