/** The preview secret of the sites under test. */
export const PREVIEW_SECRET = 'preview-secret-of-the-tests';
