import { MODELS } from '#lib/contract/models.ts';
import { LOCALES, localizePath } from '#lib/i18n/locales.ts';
import { isTag } from '../read/tags.ts';
import { changeOf } from './entry-event.ts';

const publish = (model: string, entry: object = {}, event = 'entry.publish') => changeOf({ event, model, entry }, 'rupay');

const inEach = (path: string) => LOCALES.map((locale) => localizePath(path, locale));

test.each([
  ['page', { slug: 'ekaa' }, ['page:ekaa', 'list:page-addresses'], inEach('/ekaa')],
  ['home-page', {}, ['home-page'], inEach('/')],
  ['screen', { slug: 'about' }, ['page:about-rupay'], inEach('/about-rupay')],
  ['screen', { slug: 'on-the-go' }, ['page:rupay-on-the-go'], inEach('/on-the-go')],
  ['legal-page', { slug: 'privacy' }, ['page:privacy', 'list:page-addresses'], inEach('/legal/privacy')],
  ['header', {}, ['header'], ['*']],
  [
    'exclusive-offer',
    { slug: 'tea', offer_type: 'exclusive' },
    ['list:offer-cards', 'record:offers-detail:tea'],
    inEach('/exclusive-offers/tea'),
  ],
  ['faq-tab', { slug: 'fees' }, ['list:faq-tabs'], []],
  ['redirect', { from: '/a' }, ['list:redirects'], []],
])('publishing a %s with %j changes its tags and addresses', (model, entry, tags, addresses) => {
  for (const event of ['entry.publish', 'entry.unpublish', 'entry.delete'])
    expect(publish(model, entry, event)).toEqual({ tags: [...tags, 'list:search'], addresses });
});

test('every model has tags that a webhook may name', () => {
  for (const model of Object.keys(MODELS)) {
    const change = publish(model, { slug: 'a', offer_type: 'msme' });
    expect(typeof change === 'string' ? change : change.tags.filter((tag) => !isTag(tag))).toEqual([]);
  }
});

test('a saved draft changes nothing; a changed media file may be anywhere', () => {
  expect(publish('page', { slug: 'ekaa' }, 'entry.update')).toEqual({ tags: [], addresses: [] });
  expect(changeOf({ event: 'trigger-test' }, 'rupay')).toEqual({ tags: [], addresses: [] });
  expect(changeOf({ event: 'media.update', media: {} }, 'rupay')).toEqual({ tags: ['content'], addresses: ['*'] });
});

test.each([null, {}, { event: 7 }, { event: 'entry.burn', model: 'page' }, { event: 'entry.publish', model: 'constructor' }, []])(
  'anything else is refused with a sentence: %j',
  (body) => expect(changeOf(body, 'rupay')).toMatch(/^(?:There is no (?:event|model)|The body must be)/),
);
