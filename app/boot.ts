import { SIDE_MENU_ID } from '#components/element-ids.ts';
import { FONT_STEP_KEY } from '#lib/browser/app-store.ts';
import { DESKTOP_MENU_QUERY, FONT_STEP_LIMIT, FONT_STEP_REM } from '#lib/config/constants.ts';
import { LANGUAGE_STORAGE_KEY } from '#lib/i18n/storage.ts';

/** A language choice is kept for a year, in seconds. */
const YEAR = 31_536_000;

/**
 * The one inline script, first in the head, because each of its tasks is too late after hydration:
 * the kept text size before the first paint (spec 2.2); the chosen language before its link is followed, in a new tab too, in
 * the cookie the middleware reads and in browser storage, each mended from the other; the side menu closed when the width reaches 768 px.
 * A language link is an `<a lang hreflang>`: it names, in its own language, where it leads.
 */
export const BOOT_SCRIPT = `(function(d,k){var w=function(v){
d.cookie=k+'='+v+';path=/;max-age=${YEAR};samesite=lax'+(location.protocol=='https:'?';secure':'')
};try{
var s=localStorage,n=s.${FONT_STEP_KEY},c=d.cookie.match(k+'=([\\\\w-]+)');
if(/^-?[1-${FONT_STEP_LIMIT}]$/.test(n))d.documentElement.style.setProperty('--font-adjust',n*${FONT_STEP_REM}+'rem');
if(!c&&/^[\\w-]+$/.test(s[k]||''))w(s[k]);if(c&&!s[k])s[k]=c[1]
}catch(e){}try{
var f=function(e){try{
var a=e.target.closest('a[lang][hreflang]');if(!a)return;
w(a.hreflang);
localStorage[k]=a.hreflang
}catch(e){}};
['click','auxclick','contextmenu'].forEach(function(n){d.addEventListener(n,f,true)});
matchMedia('${DESKTOP_MENU_QUERY}').addEventListener('change',function(e){
var m=d.getElementById('${SIDE_MENU_ID}');e.matches&&m&&m.matches(':popover-open')&&m.hidePopover()
})
}catch(e){}})(document,'${LANGUAGE_STORAGE_KEY}')`;
