import { HYDRATED_EVENT } from '#lib/browser/hydrated-event.ts';
import { EARLY_CLICKS } from '#lib/config/boot-script.ts';

/** On the root of every island; `load` hydrates as soon as the page is parsed. */
const ISLAND_ATTRIBUTE = 'data-island';

export const HYDRATION_DATA_ID = 'hydration-data';

/** On pages and their flight data: equal when they belong together. */
export const PAGE_VERSION_HEADER = 'x-page-version';

/** What a light page needs for its hydration. */
export interface HydrationData {
  version: string;
  /** Addresses of the framework's scripts. */
  scripts: string[];
  /** What the framework's own inline script hands to the Turbopack runtime. */
  runtime: unknown;
}

/** Session storage: the address that was reloaded because its flight data were newer. */
const RELOADED_KEY = 'pageReload';

/**
 * Hydrates a light page at the first interaction with an island (with data saving: not before a click or focus): fetches flight
 * data and scripts, then hands them to the framework. Clicks until then are kept from React, which listens earlier, and repeated.
 * After a failed fetch the next interaction tries again; when the content has changed, the page is reloaded once, unless typed
 * text would be lost. Whole pages have no hydration data and stay as they are.
 */
export const HYDRATION_SCRIPT = `(function(d,w){
var busy,pressed=[],types=['pointerover','touchstart','focusin','click'];
function reload(){
var at=location.pathname+location.search;
if(sessionStorage.${RELOADED_KEY}==at||[].some.call(d.querySelectorAll('input,textarea'),function(i){return i.value!=i.defaultValue}))throw 0;
sessionStorage.${RELOADED_KEY}=at;location.reload()
}
function prefetch(src){return fetch(src).then(function(r){if(!r.ok)throw 0;return r.blob()})}
function hydrate(){
if(busy)return;var e=d.getElementById('${HYDRATION_DATA_ID}');if(!e)return;
busy=1;var page=JSON.parse(e.textContent),query=location.search;
var flight=fetch(location.pathname+query+(query?'&':'?')+'_rsc',{headers:{RSC:'1'}}).then(function(r){
var v=r.headers.get('${PAGE_VERSION_HEADER}');if(!v)throw 0;return v==page.version?r.text():reload()
});
Promise.all([flight].concat(page.scripts.map(prefetch))).then(function(all){
if(all[0]==null)return;
(w.__next_f=w.__next_f||[]).push([0],[1,all[0]]);
(w.TURBOPACK=w.TURBOPACK||[]).push(page.runtime);
page.scripts.forEach(function(src){var s=d.createElement('script');s.src=src;s.async=true;d.head.append(s)})
}).catch(function(){busy=0;pressed=[]})
}
function wanted(e){
var t=e.target,b,c=navigator.connection;if(c&&c.saveData&&/^p|^t/.test(e.type))return;if(!t.closest||!t.closest('[${ISLAND_ATTRIBUTE}]'))return;
if(e.type=='click'){b=t.closest('button');if(e.isTrusted&&b&&b.type=='button'&&!b.popoverTargetElement){pressed.push(b);e.stopImmediatePropagation()}}
hydrate()
}
types.forEach(function(t){d.addEventListener(t,wanted,{capture:true,passive:true})});
w.onclick=null;${EARLY_CLICKS}.forEach(wanted);
d.addEventListener('DOMContentLoaded',function(){
if(pressed[0]||d.querySelector('[${ISLAND_ATTRIBUTE}=load],[${ISLAND_ATTRIBUTE}]:focus-within'))hydrate()
});
d.addEventListener('${HYDRATED_EVENT}',function(){
types.forEach(function(t){d.removeEventListener(t,wanted,true)});
try{sessionStorage.removeItem('${RELOADED_KEY}')}catch(e){}
pressed.forEach(function(b){b.click()})
},{once:true})
})(document,window)`;
