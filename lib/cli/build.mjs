// `npm run build`: the standalone server under .next/standalone, ready to be copied to where it runs.
import { build, checkSettings } from './workspace.mjs';

checkSettings();
build();
