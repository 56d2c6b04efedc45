import { ENDPOINTS } from './contract/endpoints.ts';
import { screenTags } from './pages.ts';
import { isTag } from './tags.ts';

jest.mock('./cached.ts', () => ({ cachedRead: (_name: string, read: unknown) => read }));

test.each([
  [ENDPOINTS.about.path, '', 'screen:about-rupay'],
  [ENDPOINTS.scanAndScore.path, '', 'screen:rupay-scan-and-score'],
  [ENDPOINTS.offer.path, '', 'screen:offer'],
  [ENDPOINTS.legalPage.path, 'accident-cover', 'screen:accident-cover'],
  [ENDPOINTS.homePage.path, '', 'home-page'],
])('the page of %s %s is refreshed by %s', (path, slug, tag) => {
  const tags = screenTags(path, slug, 'hi');
  expect(tags).toContain(tag);
  for (const one of tags) expect([one, isTag(one)]).toEqual([one, true]);
});
