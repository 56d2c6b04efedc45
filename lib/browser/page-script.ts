import { FONT_STEP_PATTERN } from '#lib/config/boot-script.ts';
import { DESKTOP_MENU_QUERY, FONT_STEP_KEY, FONT_STEP_LIMIT } from '#lib/config/constants.ts';
import { BLOCKED_EVENTS_NAME, NEAR_CITY_ID, SEARCH_BAR_ID, SIDE_MENU_ID, searchIds } from '#lib/config/element-ids.ts';
import { loungeCityPath } from '#lib/contract/record-paths.ts';
import { LANGUAGE_STORAGE_KEY } from '#lib/i18n/locales.ts';
import { LANGUAGE_OFFERS_ADDRESS } from './language-offers.ts';

/** Lifetime of the language cookie, in seconds. */
const YEAR = 31_536_000;

/** Closes the search; on the search page it goes back. */
const SEARCH_CLOSE_ATTRIBUTE = 'data-search-close';

const FONT_SIZE_ATTRIBUTE = 'data-font-size';

/** The key in browser storage with the city whose lounges were looked at last. */
const CITY_KEY = 'loungeCity';

/** The key in browser storage that says that another language was offered. */
const OFFERED_KEY = 'languageOffered';

/**
 * Without hydration:
 * - shows the microphone where the browser recognises speech;
 * - enables the text size buttons by the stored size;
 * - stores the chosen language in cookie and storage before its link (`<a lang hreflang>`) is followed, in a new tab too, and copies
 * each to the other when missing;
 * - offers the page once in the language that the browser prefers, when it is translated and no language was chosen;
 * - stores the city whose lounges are shown, and offers it on the list of lounges, which has it among its links;
 * - closes the side menu at 768 px;
 * - scrolls there and back when the width has changed in WebKit (it alone has `margin-trim`), which otherwise keeps the styles of the
 * old width until the page is scrolled, once an anchored popover was open (https://bugs.webkit.org/show_bug.cgi?id=310086); twice,
 * because the change may come in steps;
 * - keeps the cards that are chosen for a comparison in the links to other tabs and pages of their list;
 * - goes back when the search is closed on the search page, if the previous page is of this site;
 * - closes the search bar on Esc, unless a list or panel in it handled the key;
 * - closes a menu of the main bar when it loses the focus;
 * - opens the search bar when the address ends in its id; the focus is set again after the load, because the browser clears it when it
 * goes to the fragment;
 * - blocks right-click, copy and selection by the content's switch, but never on form fields or for the context key, which has no pointer.
 */
export const PAGE_SCRIPT = `(function(d,k){var n,p='popover' in d.documentElement,w=function(v){
d.cookie=k+'='+v+';path=/;max-age=${YEAR};samesite=lax'+(location.protocol=='https:'?';secure':'')
};try{
var s=localStorage,c=d.cookie.match(k+'=([\\\\w-]+)');n=${FONT_STEP_PATTERN}.test(s.${FONT_STEP_KEY})?s.${FONT_STEP_KEY}:0;
if(!c&&/^[\\w-]+$/.test(s[k]||''))w(s[k]);if(c&&!s[k])s[k]=c[1]
}catch(e){n=0}try{
if(window.SpeechRecognition||window.webkitSpeechRecognition)d.documentElement.dataset.speech='';
var f=function(e){try{
if(e.type=='click'&&!(e.button||e.metaKey||e.ctrlKey||e.shiftKey)&&e.target.closest('[${SEARCH_CLOSE_ATTRIBUTE}]')&&d.getElementById('${searchIds('page').form}')&&
(window.navigation?navigation.canGoBack:history.length>1&&!d.referrer.indexOf(location.origin+'/'))){e.preventDefault();history.back();return}
var a=e.target.closest('a[lang][hreflang]');if(a){w(a.hreflang);localStorage[k]=a.hreflang;return}
if(a=e.target.closest('.card-finder nav a')){
var u=new URL(a.href),q=u.searchParams;q.delete('compare');
d.querySelectorAll('.compare-options>:checked').forEach(function(i){q.append('compare',i.value)});a.href=u
}
}catch(e){}};
['click','auxclick','contextmenu'].forEach(function(t){d.addEventListener(t,f,true)});
['contextmenu','copy','cut','selectstart'].forEach(function(t){d.addEventListener(t,function(e){
var m=d.querySelector('meta[name=${BLOCKED_EVENTS_NAME}]'),g=e.target;if(g.nodeType==3)g=g.parentNode;
if(m&&m.content.split(' ').indexOf(t)>=0&&!(g.closest&&g.closest('input,textarea,select,[contenteditable]'))&&
(t!='contextmenu'||e.button==2||e.ctrlKey||/touch|pen/.test(e.pointerType)))e.preventDefault()
})});
d.addEventListener('focusin',function(e){p&&d.querySelectorAll('.menu-item>:popover-open').forEach(function(m){m.parentNode.contains(e.target)||m.hidePopover()})});
d.addEventListener('keydown',function(e){
var b=p&&e.key=='Escape'&&!e.defaultPrevented&&!e.isComposing&&e.target.closest('#${SEARCH_BAR_ID}');
if(b&&!b.querySelector(':popover-open,:modal')){e.preventDefault();b.querySelector('[${SEARCH_CLOSE_ATTRIBUTE}]').click()}
});
if(window.CSS&&CSS.supports('margin-trim','block')){var o=innerWidth;addEventListener('resize',function(){
if(o!=(o=innerWidth))[99,999].forEach(function(t){setTimeout(function(){var y=scrollY;scrollTo(0,y?y-1:1);scrollTo(0,y)},t)})
})}
d.addEventListener('DOMContentLoaded',function(){
try{
var s=localStorage,c=location.pathname.split('${loungeCityPath('')}')[1],a=d.getElementById('${NEAR_CITY_ID}');if(c)s.${CITY_KEY}=c;
if(a&&(c=d.querySelector('.chip[href$="${loungeCityPath('')}'+s.${CITY_KEY}+'"]'))){a.href=c.href;a.textContent=c.firstChild.data}
}catch(e){}
var b=d.getElementById('${SEARCH_BAR_ID}');if(b&&p&&location.hash=='#${SEARCH_BAR_ID}'){b.showPopover();window.addEventListener('load',function(){setTimeout(function(){b.querySelector('input').focus()})})}
if(+n)d.querySelectorAll('[${FONT_SIZE_ATTRIBUTE}]').forEach(function(g){
var c=g.children;c[0].setAttribute('aria-disabled',n>=${FONT_STEP_LIMIT});c[1].setAttribute('aria-pressed',false);c[2].setAttribute('aria-disabled',n<=-${FONT_STEP_LIMIT})
});
try{
var s=localStorage,q=function(t,c){return d.querySelector(t+'[hreflang="'+c+'"]')},
c=navigator.languages.map(function(t){return t.split('-')[0]}).find(function(t){return q('a[lang]',t)}),a=q('a[lang]',c);
if(a&&c!=d.documentElement.lang&&!s[k]&&!s.${OFFERED_KEY}&&q('link',c))fetch('${LANGUAGE_OFFERS_ADDRESS}').then(function(r){return r.json()}).then(function(o){
var p=d.createElement('aside'),b=d.createElement('button');o=o[c];a=a.cloneNode();
p.className='language-offer';p.lang=c;p.dir=o.dir;p.ariaLabel=a.textContent=o.offer;a.className='btn btn-accent';b.className='btn btn-ghost on-dark';b.textContent=o.dismiss;
b.onclick=function(){p.remove()};p.append(a,b);d.body.append(p);s.${OFFERED_KEY}=1
}).catch(function(){})
}catch(e){}});
matchMedia('${DESKTOP_MENU_QUERY}').addEventListener('change',function(e){
var m=d.getElementById('${SIDE_MENU_ID}');e.matches&&m&&p&&m.matches(':popover-open')&&m.hidePopover()
})
}catch(e){}})(document,'${LANGUAGE_STORAGE_KEY}')`;
