/** Colours of `public/tokens.css` where CSS variables do not reach; a test compares them. */
export const BRAND_COLOURS = {
  'mor-900': '#0a3338',
  'mor-950': '#062327',
  'khadi-50': '#fbf8f2',
  white: '#ffffff',
} as const;
