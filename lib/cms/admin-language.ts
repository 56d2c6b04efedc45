/** The language in which the admin is shown to a user; English for one that it does not have. */
export const adminLanguage = (language: string): 'en' | 'hi' => (language === 'hi' ? 'hi' : 'en');
