export * from './routes/canonical.ts';
export * from './routes/match.ts';
export * from './routes/page-address.ts';
export * from './routes/table.ts';
export * from './routes/unlocalized.ts';
export * from './routes/variants.ts';
export { isSlug as isAddressSlug } from './slug.ts';
