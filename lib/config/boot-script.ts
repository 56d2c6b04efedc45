import { FONT_STEP_LIMIT, FONT_STEP_REM } from '#lib/config/constants.ts';
import { FONT_STEP_KEY } from './constants.ts';

/** A stored text size that is applied: a step that is not 0. */
export const FONT_STEP_PATTERN = `/^-?[1-${FONT_STEP_LIMIT}]$/`;

/**
 * Inline script of the head: the stored text size before the first paint. Constant, because its hash is in the content security
 * policy.
 */
export const BOOT_SCRIPT = `try{(function(n){
if(${FONT_STEP_PATTERN}.test(n))document.documentElement.style.setProperty('--font-adjust',n*${FONT_STEP_REM}+'rem')
})(localStorage.${FONT_STEP_KEY})}catch(e){}`;
