const EVERYWHERE = /^/;

/**
 * Features that a browser of `browserslist` (package.json) may lack, and the selectors where. Without them the page is plainer, and nothing is lost;
 * `e2e/older-browsers.spec.ts` opens pages without the larger ones.
 */
export const FINER_CSS: readonly (readonly [features: readonly string[], places: RegExp])[] = [
  // Lines break elsewhere, bars and controls have the browser's look, the page behind may scroll, paper breaks elsewhere.
  [['text-wrap', 'scrollbar-width', 'accent-color', 'overscroll-behavior', 'break-after: avoid'], EVERYWHERE],
  // Pages change at once.
  [['@view-transition', '::view-transition-group', '::view-transition-old', '::view-transition-new'], EVERYWHERE],
  // The face of a card fades like the rest of the page.
  [['view-transition-name', 'view-transition-class'], EVERYWHERE],
  [[':has'], /^:root:not\(:has\(/],
  // Nothing moves, and a table that scrolls is cut at its end; all of the page is laid out at once.
  [['view-timeline', 'animation-timeline', '@starting-style', 'content-visibility', 'contain-intrinsic-size'], EVERYWHERE],
  // The controls of a carousel stay without script.
  [['@media (scripting)'], EVERYWHERE],
  // Forced colours are then as the browser chooses them.
  [['forced-color-adjust'], EVERYWHERE],
  // Tailwind's initial values of its variables, and `:open` in a list that skips what is unknown.
  [['@property'], EVERYWHERE],
  [[':open', ':popover-open'], /^\.group-open/],
  // A closed accordion stays closed: on paper, and in the footer, which has its summaries then.
  [['::details-content'], /^(?:main details|\.footer-column)/],
  // What is open cannot be where there are no popovers; `app/without-popover.css` has what is there instead.
  [[':popover-open'], /:popover-open/],
  // Where there are no anchors, popovers have fixed places (`app/popovers.css`).
  [['anchor-name'], /^(?:\.main-bar|(?:,?\[popovertarget=[\w-]+\])+)$/],
  [['position-anchor', 'anchor()'], /^(?:\.sheet|\.dropdown|\.language-list|#utility-menu|#document-options)$/],
  // The Tab key leaves an open dialog.
  [['interactivity'], /^html:has\(/],
  // A state of a popover, which is not there either.
  [[':has'], /:popover-open|^:where\(\.menu-item:has|^\.menu-item:where|^\.menu-panel:has/],
  // Margins, columns, edges, and where a fragment scrolls to.
  [
    [':has'],
    /^(?:html|:root):has\(\.(?:page-nav|pdf-screen)\)|^\.section:has\(\.(?:chooser|emi)\)|^a:has\(>\.family-face\)|^\.has-|^:is\(\.search-form:has\(>\.search-input|\.section-head|\.(?:section-header|numbered-steps-across|carousel-tiles|prose|prose-lead|document-rows|banner|banner-tall|tables|bank-row|card-grid|card-tile|feature-card)\b/,
  ],
  // A marked region of a map, a row of tabs that opens at its current tab, sections that are then open.
  [[':has'], /\.map-(?:links|region|list)|^:is\(\.tabs-row|^\.folded/],
  // Its own `@supports not selector(:has(a))` shows the button, and all offers without a choice of kinds.
  [[':has'], /\.(?:compare-form|offer-filter|chip)\b/],
];
