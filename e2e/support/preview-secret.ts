export const PREVIEW_SECRET = 'preview-secret-of-the-tests';
