/** The cookie and the browser-storage key that keep the chosen language (spec 1). */
export const LANGUAGE_STORAGE_KEY = 'selectedLanguageCode';
