/** Colours of `app/tokens.css` for places that CSS variables do not reach; a test compares the two. */
export const BRAND_COLOURS = {
  'mor-900': '#0a3338',
  'mor-950': '#062327',
  'khadi-50': '#fbf8f2',
  surface: '#ffffff',
} as const;
