import { cache } from 'react';
import type { Locale } from '#lib/i18n/locales.ts';
import { cachedRead, renewSoon } from './cached.ts';
import { readFooter, readHeader, readMessages } from './read.ts';
import { assembleShell, type ShellContent, type ShellReaders } from './shell-parts.ts';
import { tagsOf } from './tags.ts';

const readers: ShellReaders = {
  header: cachedRead(
    'header',
    (locale) => readHeader(locale),
    (locale: Locale) => tagsOf('header', locale),
  ),
  messages: cachedRead(
    'messages',
    (locale) => readMessages(locale),
    (locale: Locale) => tagsOf('messages', locale),
  ),
  footer: cachedRead(
    'footer',
    (locale) => readFooter(locale),
    (locale: Locale) => tagsOf('footer', locale),
  ),
};

/**
 * Header, messages and footer of a page (spec 2.2, 2.5, 3). Never throws: what fails is logged once and has a built-in
 * fallback, and the page that used it is made again soon.
 */
export const getShell: (locale: Locale) => Promise<ShellContent> = cache((locale: Locale) =>
  assembleShell(locale, readers, renewSoon),
);
