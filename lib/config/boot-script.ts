import { FONT_STEP_LIMIT, FONT_STEP_REM } from '#lib/config/constants.ts';
import { FONT_STEP_KEY } from './constants.ts';

/** A stored text size that is applied: a step that is not 0. */
export const FONT_STEP_PATTERN = `/^-?[1-${FONT_STEP_LIMIT}]$/`;

/** A global array: the clicks before the script of all pages has come. */
export const EARLY_CLICKS = 'earlyClicks';

/**
 * Inline script of the head: the stored text size before the first paint, and a record of early clicks. Constant, because its hash is
 * in the content security policy.
 */
export const BOOT_SCRIPT = `try{(function(n){
if(${FONT_STEP_PATTERN}.test(n))document.documentElement.style.setProperty('--font-adjust',n*${FONT_STEP_REM}+'rem')
})(localStorage.${FONT_STEP_KEY})}catch(e){}
var ${EARLY_CLICKS}=[];onclick=function(e){${EARLY_CLICKS}.push(e)}`;
